import type { JobSeekerPatch } from '@s4/contract'
import { ApiError, type FieldMessages } from '@s4/contract/api-error'
import type { SealedColumn } from '@s4/db'
import { ageOn, isAdult } from '@s4/domain/age'
import { parsePhone } from '@s4/domain/phone'
import { localDate } from '@s4/domain/shift-text'
import type { Sealer } from '@s4/api-platform/deps'
import type { SeekerColumns } from './seeker-repository'

const MAX_AGE = 110

interface Owner {
  seekerId: string
  now: Date
  sealer: Sealer
}

/** The database columns of a patch. Throws `input.invalid` with a message for each wrong field. */
export function seekerColumns(patch: JobSeekerPatch, { seekerId, now, sealer }: Owner): SeekerColumns {
  const phone = patch.phone === undefined ? undefined : parsePhone(patch.phone)
  const fields: FieldMessages = {
    ...(phone && !phone.ok && { phone: phone.message }),
    ...datesAhead(patch, localDate(now.toISOString())),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('input.invalid', { fields })
  const sealed = (value: string | undefined, column: SealedColumn) =>
    value === undefined ? undefined : value === '' ? null : sealer.seal(value, column, seekerId)
  const { utrNumber, ninoNumber } = patch
  return {
    fullname: patch.fullname,
    name_in_own_script: patch.nameInOwnScript,
    short_bio: patch.shortBio,
    phone: phone?.ok ? phone.value : undefined,
    date_of_birth: patch.dateOfBirth,
    has_car: patch.hasCar,
    skills: patch.skills,
    max_distance_km: patch.maxDistanceKm,
    findable: patch.findable,
    picture_file_id: patch.pictureFileId,
    utr_sealed: sealed(utrNumber, 'seeker.utr_sealed'),
    utr_tail: tail(utrNumber, 4),
    nino_sealed: sealed(ninoNumber, 'seeker.nino_sealed'),
    nino_tail: tail(ninoNumber, 1),
  }
}

function datesAhead({ dateOfBirth, address = [] }: JobSeekerPatch, today: string): FieldMessages {
  const fields: FieldMessages = {}
  if (dateOfBirth && (ageOn(dateOfBirth, today) ?? 0) > MAX_AGE) fields.dateOfBirth = 'Check the year of your birth.'
  if (dateOfBirth && !isAdult(dateOfBirth, today)) fields.dateOfBirth = 'You must be 18 or over to work through S4.'
  for (const [index, { from, to }] of address.entries()) {
    if (from > today) fields[`address.${index}.from`] = 'This is still to come: enter the day you moved in.'
    if (to !== null && to > today)
      fields[`address.${index}.to`] = 'This is still to come: leave it empty while you live there.'
  }
  return fields
}

const tail = (value: string | undefined, length: number) =>
  value === undefined ? undefined : value === '' ? null : value.slice(-length)

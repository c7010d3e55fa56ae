import type { JobSeekerPatch } from '@s4/contract'
import { Problem, type FieldMessages } from '@s4/contract/problem'
import type { SealedColumn } from '@s4/db'
import { ageOn, isAdult } from '@s4/domain/age'
import { parsePhone } from '@s4/domain/phone'
import { localDate } from '@s4/domain/shift-text'
import { claimFile, releaseFile } from '@s4/api-platform/files'
import { geocoderOf } from '@s4/api-platform/places'
import type { Deps } from '@s4/api-platform/deps'
import { implement, type Call } from '@s4/api-platform/http'
import { seekerRepository, type SeekerColumns } from './seeker-repository'
import { tellVatChange } from './tell-vat-change'
import { writtenByOwner } from './written-by-owner'

const OLDEST = 110

/** The profile a seeker keeps: SPEC's `GET /job-seeker`, and its changes. */
export const seekerHandlers = (deps: Deps) => {
  const { db, clock, sealing } = deps
  const geocoder = geocoderOf(deps)

  const change = async ({ input, actor }: Pick<Call<'jobSeeker.update'>, 'input' | 'actor'>) => {
    const columns = { ...columnsOf(input, actor.seekerId), ...(await homeOf(input)) }
    return writtenByOwner(
      deps,
      {
        actor,
        action: 'seeker.changed',
        subject: { kind: 'seeker', id: actor.seekerId },
        detail: { changed: Object.keys(input) },
      },
      async (tx) => {
        const seekers = seekerRepository(tx)
        const { pictureFileId } = input
        const heldPicture = pictureFileId === undefined ? undefined : await seekers.pictureFileId(actor.seekerId)
        if (pictureFileId && pictureFileId !== heldPicture)
          await claimFile(tx, { id: pictureFileId, ownerUid: actor.uid, purpose: 'picture' }, clock.now())
        const { vat_number: vatNumber } = columns
        if (vatNumber !== undefined && vatNumber !== (await seekers.show(actor.seekerId)).vatNumber)
          await tellVatChange(tx, actor, vatNumber, clock.now())
        await seekers.update(actor.seekerId, columns, clock.now())
        if (input.address) await seekers.replaceAddresses(actor.seekerId, input.address)
        if (heldPicture !== input.pictureFileId) await releaseFile(tx, heldPicture, clock.now())
        return seekers.show(actor.seekerId)
      },
    )
  }

  function columnsOf(patch: JobSeekerPatch, seekerId: string): SeekerColumns {
    const phone = patch.phone === undefined ? undefined : parsePhone(patch.phone)
    const fields: FieldMessages = {
      ...(phone && !phone.ok && { phone: phone.message }),
      ...datesAhead(patch),
    }
    if (Object.keys(fields).length > 0) throw new Problem('input.invalid', { fields })
    const { utrNumber, vatNumber, ninoNumber } = patch
    return {
      fullname: patch.fullname,
      short_bio: patch.shortBio,
      phone: phone?.ok ? phone.value : undefined,
      date_of_birth: patch.dateOfBirth,
      has_car: patch.hasCar,
      max_distance_km: patch.maxDistanceKm,
      findable: patch.findable,
      picture_file_id: patch.pictureFileId,
      vat_number: vatNumber === undefined ? undefined : vatNumber || null,
      utr_sealed: sealed(utrNumber, 'seeker.utr_sealed', seekerId),
      utr_tail: tail(utrNumber, 4),
      nino_sealed: sealed(ninoNumber, 'seeker.nino_sealed', seekerId),
      nino_tail: tail(ninoNumber, 1),
    }
  }

  function datesAhead({ dateOfBirth, address = [] }: JobSeekerPatch): FieldMessages {
    const today = localDate(clock.now().toISOString())
    const fields: FieldMessages = {}
    if (dateOfBirth && (ageOn(dateOfBirth, today) ?? 0) > OLDEST) fields.dateOfBirth = 'Check the year of your birth.'
    if (dateOfBirth && !isAdult(dateOfBirth, today)) fields.dateOfBirth = 'You must be 18 or over to work through S4.'
    for (const [index, { from, to }] of address.entries()) {
      if (from > today) fields[`address.${index}.from`] = 'This is still to come: enter the day you moved in.'
      if (to !== null && to > today)
        fields[`address.${index}.to`] = 'This is still to come: leave it empty while you live there.'
    }
    return fields
  }

  /** Where the current address is, for distances to work; unknown where no place is found. */
  async function homeOf({ address }: JobSeekerPatch): Promise<SeekerColumns> {
    if (!address) return {}
    const current = address.find(({ to }) => to === null)
    const [place] = current ? await geocoder.search(current.postcode, 1).catch(() => []) : []
    return { home_lat: place?.point.lat ?? null, home_lng: place?.point.lng ?? null }
  }

  const sealed = (value: string | undefined, column: SealedColumn, seekerId: string) =>
    value === undefined ? undefined : value === '' ? null : sealing.seal(value, column, seekerId)

  return [
    implement('jobSeeker.show', ({ actor }) => seekerRepository(db).show(actor.seekerId)),
    implement('jobSeeker.create', change),
    implement('jobSeeker.update', change),
  ]
}

const tail = (value: string | undefined, length: number) =>
  value === undefined ? undefined : value === '' ? null : value.slice(-length)

import { readLicenceNumber, type LicenceFields } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint } from '@s4/db'
import { licenceAgreesWithBirth } from '@s4/domain/driving-licence'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Sealer } from '@s4/api-platform/deps'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { fileUrl, releaseFile } from '@s4/api-platform/files'
import { recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { checkChangeNotices, unchanged } from '../checks/check-change-notices'
import { refuseExpired, todayAt, typedFile, typedNumber } from './held-document'
import { heldLicence, maskedNumber } from './licences'
import { replaceFile } from './replace-file'

const SHOWN_DIGITS = 4

type Draft = z.output<typeof LicenceFields>

/** The canonical number; null when empty. The contract has already refused invalid numbers. */
function numberIn(draft: Draft): string | null {
  const read = draft.number.trim() === '' ? null : readLicenceNumber(draft)
  return read?.ok ? read.value : null
}

const sectorIn = ({ kind, sector }: Draft) => (kind === 'sia' ? sector : null)

/** A driving licence number contains the date of birth; a mismatch is only recorded in the audit log. */
async function auditDetail({ tx, actor }: SeekerContext, { kind }: Draft, number: string | null) {
  if (kind !== 'driving' || number === null) return { kind }
  const [row] = await tx.query<{ dateOfBirth: string | null }>('select date_of_birth from seeker where id = $1', [
    actor.seekerId,
  ])
  return { kind, agreesWithBirth: row?.dateOfBirth ? licenceAgreesWithBirth(number, row.dateOfBirth) : null }
}

/** Returns the new licence's id. */
export async function addLicence(
  ctx: SeekerContext,
  { sealer, ...draft }: Draft & { sealer: Sealer },
): Promise<string> {
  const { tx, now } = ctx
  const id = uuid()
  const { kind, expiresOn, categories, fileId } = draft
  refuseExpired(expiresOn, todayAt(now))
  const number = numberIn(draft) ?? ''
  const sealed = sealer.seal(number, 'licence.number_sealed', id)
  await replaceFile(ctx, { purpose: 'licence', fileId })
  await tx
    .query(
      `insert into licence (id, seeker_id, kind, sector, number_sealed, number_tail, expires_on, categories, file_id,
           created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        ctx.actor.seekerId,
        kind,
        sectorIn(draft),
        sealed,
        number.slice(-SHOWN_DIGITS),
        expiresOn,
        categories,
        fileId,
        now,
      ],
    )
    .catch(refuseSecondDrivingLicence)
  const detail = await auditDetail(ctx, draft, number)
  await recordOwnChange(ctx, {
    action: 'licence.added',
    subject: { kind: 'licence', id },
    detail,
    ...(kind === 'sia' ? await checkChangeNotices(ctx, { kind: 'licence', id, verb: 'added' }) : unchanged),
  })
  return id
}

/** A number or file left out stays as it is. Throws `record.changed` for a field that is no longer as in `before`. */
export async function changeLicence(
  ctx: SeekerContext,
  {
    id,
    sealer,
    before,
    ...draft
  }: Draft & { id: string; sealer: Sealer; before?: Record<string, unknown> | undefined },
): Promise<void> {
  const {
    tx,
    now,
    actor: { seekerId },
  } = ctx
  const { kind, expiresOn, categories, fileId } = draft
  const held = await heldLicence(tx, seekerId, id)
  if (held.kind !== kind)
    throw new ApiError('input.invalid', { fields: { kind: 'Remove this licence and add the other one instead.' } })
  const number = numberIn(draft)
  refuseChangedMeanwhile({
    before,
    now: { ...held, number: maskedNumber(held.numberTail), fileId: fileUrl(held.fileId) },
    yours: {
      ...draft,
      number: typedNumber(number, (typed) => maskedNumber(typed.slice(-SHOWN_DIGITS))),
      fileId: typedFile(fileId),
    },
  })
  refuseExpired(expiresOn, todayAt(now), held.expiresOn)
  await replaceFile(ctx, { purpose: 'licence', fileId, heldFileId: held.fileId })
  const sealed = number && sealer.seal(number, 'licence.number_sealed', id)
  const [updated] = await tx.query<{ version: number }>(
    `update licence set sector = $3, number_sealed = coalesce($4, number_sealed),
       number_tail = coalesce($5, number_tail),
       expires_on = $6, categories = $7, file_id = coalesce($8, file_id)
     where id = $1 and seeker_id = $2 returning version`,
    [id, seekerId, sectorIn(draft), sealed, number && number.slice(-SHOWN_DIGITS), expiresOn, categories, fileId],
  )
  const detail = await auditDetail(ctx, draft, number)
  await recordOwnChange(ctx, {
    action: 'licence.changed',
    subject: { kind: 'licence', id },
    detail,
    ...(kind === 'sia' && updated?.version !== held.version
      ? await checkChangeNotices(ctx, { kind: 'licence', id, verb: 'changed' })
      : unchanged),
  })
}

export async function removeLicence(ctx: SeekerContext, { id }: { id: string }): Promise<void> {
  const { tx, actor, now } = ctx
  const held = await heldLicence(tx, actor.seekerId, id)
  await tx.query('delete from licence where id = $1 and seeker_id = $2', [id, actor.seekerId])
  await releaseFile(tx, held.fileId, now)
  await recordOwnChange(ctx, {
    action: 'licence.removed',
    subject: { kind: 'licence', id },
    ...(held.kind === 'sia' ? await checkChangeNotices(ctx, { kind: 'licence', id, verb: 'removed' }) : unchanged),
  })
}

function refuseSecondDrivingLicence(error: unknown): never {
  if (violatedConstraint(error) !== 'one_driving_licence') throw error
  throw new ApiError('input.invalid', { fields: { kind: 'Your driving licence is already here. Change that one.' } })
}

import type { CertificateDraft } from '@s4/contract'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { Sealer } from '@s4/api-platform/deps'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { fileUrl, releaseFile } from '@s4/api-platform/files'
import { recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { checkChangeNotices, unchanged } from '../checks/check-change-notices'
import { heldCertificate, maskedNumber } from './certificates'
import { refuseExpired, todayAt, typedFile, typedNumber } from './held-document'
import { replaceFile } from './replace-file'

type Draft = z.output<typeof CertificateDraft>

const SHOWN_DIGITS = 3

const sealedNumber = (sealer: Sealer, id: string, { number }: Draft) =>
  number === ''
    ? { sealed: null, tail: null }
    : { sealed: sealer.seal(number, 'certificate.number_sealed', id), tail: number.slice(-SHOWN_DIGITS) }

/** Returns the new certificate's id. */
export async function addCertificate(
  ctx: SeekerContext,
  { sealer, ...draft }: Draft & { sealer: Sealer },
): Promise<string> {
  const { tx, now } = ctx
  const id = uuid()
  const { type, coverPounds, name, issuer, issuedOn, expiresOn, fileId } = draft
  refuseExpired(expiresOn, todayAt(now))
  await replaceFile(ctx, { purpose: 'certificate', fileId })
  const { sealed, tail } = sealedNumber(sealer, id, draft)
  await tx.query(
    `insert into certificate (id, seeker_id, type, cover_pounds, name, issuer, number_sealed, number_tail, issued_on,
         expires_on, file_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [id, ctx.actor.seekerId, type, coverPounds, name, issuer, sealed, tail, issuedOn, expiresOn, fileId, now],
  )
  await recordOwnChange(ctx, {
    action: 'certificate.added',
    subject: { kind: 'certificate', id },
    ...(type === null ? unchanged : await checkChangeNotices(ctx, { kind: 'certificate', id, verb: 'added' })),
  })
  return id
}

/** A number or file left out stays as it is. Throws `record.changed` for a field that is no longer as in `before`. */
export async function changeCertificate(
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
  const held = await heldCertificate(tx, seekerId, id)
  const { type, coverPounds, name, issuer, issuedOn, expiresOn, fileId } = draft
  refuseChangedMeanwhile({
    before,
    now: { ...held, number: maskedNumber(held.numberTail), fileId: fileUrl(held.fileId) },
    yours: {
      ...draft,
      number: typedNumber(draft.number, (number) => maskedNumber(number.slice(-SHOWN_DIGITS))),
      fileId: typedFile(fileId),
    },
  })
  refuseExpired(expiresOn, todayAt(now), held.expiresOn)
  await replaceFile(ctx, { purpose: 'certificate', fileId, heldFileId: held.fileId })
  const { sealed, tail } = sealedNumber(sealer, id, draft)
  const [updated] = await tx.query<{ version: number }>(
    `update certificate set name = $3, issuer = $4, number_sealed = coalesce($5, number_sealed),
       number_tail = coalesce($6, number_tail),
       issued_on = $7, expires_on = $8, file_id = coalesce($9, file_id), type = $10, cover_pounds = $11
     where id = $1 and seeker_id = $2 returning version`,
    [id, seekerId, name, issuer, sealed, tail, issuedOn, expiresOn, fileId, type, coverPounds],
  )
  await recordOwnChange(ctx, {
    action: 'certificate.changed',
    subject: { kind: 'certificate', id },
    ...(updated?.version === held.version
      ? unchanged
      : await checkChangeNotices(ctx, { kind: 'certificate', id, verb: 'changed' })),
  })
}

export async function removeCertificate(ctx: SeekerContext, { id }: { id: string }): Promise<void> {
  const { tx, actor, now } = ctx
  const held = await heldCertificate(tx, actor.seekerId, id)
  await tx.query('delete from certificate where id = $1 and seeker_id = $2', [id, actor.seekerId])
  await releaseFile(tx, held.fileId, now)
  await recordOwnChange(ctx, { action: 'certificate.removed', subject: { kind: 'certificate', id } })
}

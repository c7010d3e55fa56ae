import type { RightToWorkDraft } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { parseShareCode } from '@s4/domain/share-code'
import type { z } from 'zod'
import type { Sealer } from '@s4/api-platform/deps'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { fileUrl } from '@s4/api-platform/files'
import { recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { checkChangeNotices, unchanged } from '../checks/check-change-notices'
import { maskedCode, refuseExpired, todayAt, typedFile, typedNumber } from './held-document'
import { replaceFile } from './replace-file'

interface StoredRightToWork {
  kind: string
  fileId: string | null
  expiresOn: string | null
  restrictions: string
  shareCodeTail: string | null
  hasCode: boolean
  version: number
}

const NOTHING = { kind: null, shareCode: null, expiresOn: null, restrictions: '', fileId: null }

/** A share code or file left out stays as it is. Throws `record.changed` for a field no longer as in `before`. */
export async function replaceRightToWork(
  ctx: SeekerContext,
  {
    sealer,
    before,
    ...draft
  }: z.output<typeof RightToWorkDraft> & { sealer: Sealer; before?: Record<string, unknown> | undefined },
): Promise<void> {
  const {
    tx,
    now,
    actor: { seekerId },
  } = ctx
  const { kind, expiresOn, restrictions, fileId } = draft
  // The first record of somebody has no row to lock yet.
  await tx.query('select 1 from seeker where id = $1 for no key update', [seekerId])
  const [held] = await tx.query<StoredRightToWork>(
    `select kind, file_id, expires_on, restrictions, share_code_tail,
       share_code_sealed is not null as has_code, version
     from right_to_work where seeker_id = $1 for update`,
    [seekerId],
  )
  const usesCode = kind === 'shareCode'
  const read = usesCode && draft.shareCode.trim() !== '' ? parseShareCode(draft.shareCode) : null
  refuseChangedMeanwhile({
    before,
    now: held ? { ...held, shareCode: maskedCode(held.shareCodeTail), fileId: fileUrl(held.fileId) } : NOTHING,
    yours: {
      ...draft,
      shareCode: typedNumber(read?.ok ? read.value : null, (code) => maskedCode(code.slice(-3))),
      fileId: typedFile(fileId),
    },
  })
  refuseExpired(expiresOn, todayAt(now), held?.expiresOn)
  if (usesCode && !read && !held?.hasCode)
    throw new ApiError('input.invalid', { fields: { shareCode: 'Enter your share code' } })
  const code = read?.ok ? read.value : null
  const sealed = code && sealer.seal(code, 'right_to_work.share_code_sealed', seekerId)

  await replaceFile(ctx, { purpose: 'right-to-work', fileId, heldFileId: held?.fileId })
  const [saved] = await tx.query<{ version: number }>(
    `insert into right_to_work (seeker_id, kind, share_code_sealed, share_code_tail, expires_on, restrictions,
         file_id, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (seeker_id) do update set kind = $2,
       share_code_sealed = case when $9 then coalesce($3, right_to_work.share_code_sealed) end,
       share_code_tail = case when $9 then coalesce($4, right_to_work.share_code_tail) end,
       expires_on = $5, restrictions = $6, file_id = coalesce($7, right_to_work.file_id), updated_at = $8
     returning version`,
    [seekerId, kind, sealed, code && code.slice(-3), expiresOn, restrictions, fileId, now, usesCode],
  )
  await recordOwnChange(ctx, {
    action: 'rightToWork.changed',
    subject: { kind: 'seeker', id: seekerId },
    detail: { kind },
    ...(saved?.version === held?.version
      ? unchanged
      : await checkChangeNotices(ctx, {
          kind: 'right-to-work',
          id: null,
          verb: held ? 'changed' : 'added',
        })),
  })
}

import type { RightToWork } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { parseShareCode } from '@s4/domain/share-code'
import { claimFile, releaseFile } from '@s4/api-platform/files'
import { type Deps, mask } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { checksOf, FILE_NAME, heldPart, refuseExpired, todayAt, type HeldFile } from './held-document'
import { found, writtenByOwner } from './written-by-owner'

type Row = Pick<RightToWork, 'kind' | 'expiresOn' | 'restrictions' | 'updatedAt'> &
  HeldFile & { shareCodeTail: string | null }

const CODE_LENGTH = 9

/** The one record of how somebody may work here (UK-RULES 6). */
export const rightToWorkHandlers = (deps: Deps) => {
  const { db, clock, sealing } = deps

  const show = async (on: Db, seekerId: string): Promise<RightToWork | null> => {
    const [row] = await on.query<Row>(
      `select kind, share_code_tail, expires_on, restrictions, updated_at, file_id, ${FILE_NAME} from right_to_work where seeker_id = $1`,
      [seekerId],
    )
    if (!row) return null
    const { fileId, fileName, shareCodeTail, ...rest } = row
    const checks = await checksOf(on, seekerId)
    return {
      ...rest,
      shareCode: mask(shareCodeTail, CODE_LENGTH),
      ...heldPart({ fileId, fileName }, rest.expiresOn, todayAt(clock.now()), checks('right-to-work')),
    }
  }

  return [
    implement('rightToWork.show', ({ actor }) => show(db, actor.seekerId)),

    implement('rightToWork.replace', ({ input, actor }) =>
      writtenByOwner(
        deps,
        {
          actor,
          action: 'rightToWork.changed',
          subject: { kind: 'seeker', id: actor.seekerId },
          detail: { kind: input.kind },
        },
        async (tx) => {
          const [held] = await tx.query<{ fileId: string | null; expiresOn: string | null; hasCode: boolean }>(
            'select file_id, expires_on, share_code_sealed is not null as has_code from right_to_work where seeker_id = $1 for update',
            [actor.seekerId],
          )
          const now = clock.now()
          refuseExpired(input.expiresOn, todayAt(now), held?.expiresOn)
          const usesCode = input.kind === 'shareCode'
          const read = usesCode && input.shareCode.trim() !== '' ? parseShareCode(input.shareCode) : null
          if (usesCode && !read && !held?.hasCode)
            throw new Problem('input.invalid', { fields: { shareCode: 'Enter your share code' } })
          const code = read?.ok ? read.value : null

          if (input.fileId && input.fileId !== held?.fileId) {
            await claimFile(tx, { id: input.fileId, ownerUid: actor.uid, purpose: 'right-to-work' }, now)
            await releaseFile(tx, held?.fileId, now)
          }
          await tx.query(
            `insert into right_to_work (seeker_id, kind, share_code_sealed, share_code_tail, expires_on, restrictions, file_id, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (seeker_id) do update set kind = $2,
             share_code_sealed = case when $9 then coalesce($3, right_to_work.share_code_sealed) end,
             share_code_tail = case when $9 then coalesce($4, right_to_work.share_code_tail) end,
             expires_on = $5, restrictions = $6, file_id = coalesce($7, right_to_work.file_id), updated_at = $8`,
            [
              actor.seekerId,
              input.kind,
              code && sealing.seal(code, 'right_to_work.share_code_sealed', actor.seekerId),
              code && code.slice(-3),
              input.expiresOn,
              input.restrictions,
              input.fileId,
              now,
              usesCode,
            ],
          )
          return found(await show(tx, actor.seekerId))
        },
      ),
    ),
  ]
}

import type { RightToWork } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { found } from '../own-changes/record-own-change'
import { checksOfMine } from '../checks/checks-of-mine'
import { FILE_NAME, heldPart, maskedCode, type HeldFile } from './held-document'
import { replaceRightToWork } from './replace-right-to-work'

type Row = Pick<RightToWork, 'kind' | 'expiresOn' | 'restrictions' | 'updatedAt'> &
  HeldFile & { shareCodeTail: string | null; version: number }

/** The one record of how somebody may work here (docs/uk-rules.md#right-to-work). */
export const rightToWorkHandlers = ({ db, clock, sealer }: Deps) => [
  implement('rightToWork.show', ({ actor }) => shown(db, actor.seekerId, clock.now())),

  implement('rightToWork.replace', ({ input, transact }) =>
    transact(async (ctx) => {
      await replaceRightToWork(ctx, { ...input, sealer })
      return found(await shown(ctx.tx, ctx.actor.seekerId, ctx.now))
    }),
  ),
]

async function shown(db: Db, seekerId: string, now: Date): Promise<RightToWork | null> {
  const [row] = await db.query<Row>(
    `select kind, share_code_tail, expires_on, restrictions, updated_at, version, file_id, ${FILE_NAME}
     from right_to_work where seeker_id = $1`,
    [seekerId],
  )
  if (!row) return null
  const { fileId, fileName, shareCodeTail, version, ...rest } = row
  const checks = await checksOfMine(db, seekerId)
  return {
    ...rest,
    shareCode: maskedCode(shareCodeTail),
    ...heldPart(
      { fileId, fileName, expiresOn: rest.expiresOn },
      { now, checks: checks({ kind: 'right-to-work', version }) },
    ),
  }
}

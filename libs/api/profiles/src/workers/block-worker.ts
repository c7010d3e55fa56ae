import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { visibleSeeker } from '../seeker-access/visible-seeker'
import { blockRepository } from './block-repository'
import { savedWorkerRepository } from './saved-worker-repository'

interface Decision {
  id: string
  reason: string
}

/**
 * Blocks a worker (docs/product.md#do-not-send) and puts them on the list, where it can be lifted. Throws
 * `record.missing`, `worker.blocked-already`.
 */
export async function blockWorker(ctx: CommandContext<CompanyActor>, { id, reason }: Decision): Promise<void> {
  const { tx, now, actor } = ctx
  const pair = { companyId: actor.companyId, seekerId: id }
  if (!(await hasWorkedHere(tx, pair))) await visibleSeeker(tx, { ...pair, now })
  await savedWorkerRepository(tx).save(actor.companyId, id, { now })
  if (!(await blockRepository(tx).set(pair, { reason, by: actor.uid, now })))
    throw new ApiError('worker.blocked-already')
  await recordBlock(ctx, { id, action: 'worker.blocked' })
}

/** Throws `worker.not-blocked`. */
export async function unblockWorker(ctx: CommandContext<CompanyActor>, { id, reason }: Decision): Promise<void> {
  const { tx, now, actor } = ctx
  const pair = { companyId: actor.companyId, seekerId: id }
  if ((await savedWorkerRepository(tx).find(actor.companyId, id)) === null)
    throw new ApiError('record.missing', { message: 'We could not find that worker.' })
  if (!(await blockRepository(tx).lift(pair, { reason, by: actor.uid, now }))) throw new ApiError('worker.not-blocked')
  await recordBlock(ctx, { id, action: 'worker.unblocked' })
}

const hasWorkedHere = async (tx: Db, { companyId, seekerId }: { companyId: string; seekerId: string }) =>
  (
    await tx.query(
      `select 1 from assignment join seeker on seeker.id = seeker_id join account on account.uid = seeker.uid
       where seeker_id = $1 and company_id = $2 and account.erased_at is null limit 1`,
      [seekerId, companyId],
    )
  ).length > 0

const recordBlock = async (
  ctx: CommandContext<CompanyActor>,
  { id, action }: { id: string; action: string },
): Promise<void> =>
  ctx.record({
    action,
    subject: { kind: 'seeker', id },
    seekerId: id,
    signals: [{ to: await listMemberUids(ctx.tx, ctx.actor.companyId), resources: changes['workers.block'] }],
  })

import { savedWorkerResources } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { savedWorkerRepository } from './saved-worker-repository'
import { isDoNotSend } from '../seeker-access/blocked'
import { visibleSeeker } from '../seeker-access/visible-seeker'

interface SaveWorkerInput {
  id: string
  note?: string | undefined
  before?: Record<string, unknown> | undefined
}

/**
 * Puts a seeker on the company's list, or changes what is noted there. Throws `record.changed` for a note that is no
 * longer as in `before`.
 */
export async function saveWorker(
  ctx: CommandContext<CompanyActor>,
  { id, before, ...change }: SaveWorkerInput,
): Promise<void> {
  const {
    tx,
    now,
    actor: { companyId },
  } = ctx
  await visibleSeeker(tx, { seekerId: id, companyId, now })
  const saved = savedWorkerRepository(tx)
  refuseChangedMeanwhile({ before, now: { note: await saved.lockNote(companyId, id) }, yours: change })
  await saved.save(companyId, id, { ...change, now })
  await recordWorker(ctx, { id, action: 'worker.saved' })
}

/** Throws `record.missing`, and `worker.blocked-on-list` while they are blocked. */
export async function removeWorker(ctx: CommandContext<CompanyActor>, { id }: { id: string }): Promise<void> {
  if (await isDoNotSend(ctx.tx, id, ctx.actor.companyId)) throw new ApiError('worker.blocked-on-list')
  if (!(await savedWorkerRepository(ctx.tx).remove(ctx.actor.companyId, id))) throw new ApiError('record.missing')
  await recordWorker(ctx, { id, action: 'worker.removed' })
}

const recordWorker = async (
  ctx: CommandContext<CompanyActor>,
  { id, action }: { id: string; action: string },
): Promise<void> =>
  ctx.record({
    action,
    subject: { kind: 'seeker', id },
    seekerId: id,
    signals: [{ to: await listMemberUids(ctx.tx, ctx.actor.companyId), resources: savedWorkerResources }],
  })

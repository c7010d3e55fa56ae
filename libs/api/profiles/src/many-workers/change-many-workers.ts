import { savedWorkerResources } from '@s4/contract/changes'
import { type Refused, type RemovedWorker, RESTORE_MINUTES } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { normalTags } from '@s4/domain/worker-tags'
import type { CompanyActor } from '@s4/api-platform/actor'
import { type CommandContext, runEach } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { refuseOtherSites } from '@s4/api-platform/site-limits'
import { isDoNotSend } from '../seeker-access/blocked'
import { visibleSeeker } from '../seeker-access/visible-seeker'
import { workerTeamRepository } from '../worker-teams/worker-team-repository'
import { savedWorkerRepository } from '../workers/saved-worker-repository'

type Context = CommandContext<CompanyActor>

interface Changed {
  changed: string[]
  refused: Refused
}

/** Throws `record.missing` for a worker of other sites than those this member sees. */
export const refuseWorkerElsewhere = ({ tx, actor }: Context, id: string): Promise<void> =>
  refuseOtherSites(tx, actor, { method: 'PUT', path: '/workers/{id}', input: { id } })

/** Saves several workers; `changed` are those who were not on the list. */
export async function saveWorkers(ctx: Context, ids: readonly string[]): Promise<Changed> {
  const { tx, now } = ctx
  const { companyId } = ctx.actor
  const saved = savedWorkerRepository(tx)
  const { results, refused } = await runEach(toItems(ids), async ({ id }) => {
    await refuseWorkerElsewhere(ctx, id)
    if ((await saved.find(companyId, id)) !== null) return null
    await visibleSeeker(tx, { seekerId: id, companyId, now })
    await saved.save(companyId, id, { now })
    return id
  })
  const changed = results.filter((id) => id !== null)
  await recordWorkers(ctx, { ids: changed, action: 'worker.saved' })
  return { changed, refused }
}

/** Takes several workers off the list; those blocked stay. */
export async function removeWorkers(
  ctx: Context,
  ids: readonly string[],
): Promise<{ removed: RemovedWorker[]; refused: Refused }> {
  const { companyId } = ctx.actor
  const saved = savedWorkerRepository(ctx.tx)
  const { results, refused } = await runEach(toItems(ids), async ({ id }): Promise<RemovedWorker> => {
    await refuseWorkerElsewhere(ctx, id)
    const worker = await saved.find(companyId, id)
    if (!worker) throw new ApiError('record.missing', { message: 'Not on your list any more.' })
    if (await isDoNotSend(ctx.tx, id, companyId)) throw new ApiError('worker.blocked-on-list')
    await saved.remove(companyId, id)
    const { note, teams, tags, savedAt } = worker
    return { id, note, teamIds: teams.map((team) => team.id), tags, savedAt }
  })
  await recordWorkers(ctx, { ids: results.map(({ id }) => id), action: 'worker.removed' })
  return { removed: results, refused }
}

/**
 * Puts workers back on the list with note, teams and tags, also those whom the company could only see because they
 * were on it. The audit log says whom it took off within the last 15 minutes.
 */
export async function restoreWorkers(ctx: Context, workers: readonly RemovedWorker[]): Promise<Changed> {
  const { tx, now } = ctx
  const { companyId } = ctx.actor
  const saved = savedWorkerRepository(tx)
  const { results, refused } = await runEach(workers, async ({ id, note, teamIds, tags, savedAt }) => {
    await refuseWorkerElsewhere(ctx, id)
    if ((await saved.find(companyId, id)) !== null)
      throw new ApiError('record.missing', { message: 'Somebody has put them back already.' })
    if (!(await wasJustRemoved(ctx, id)))
      throw new ApiError('record.missing', { message: 'It is too late to put them back. Save them again.' })
    await saved.save(companyId, id, { note, now: new Date(Math.min(Date.parse(savedAt), now.getTime())) })
    await workerTeamRepository(tx).place({ companyId, seekerId: id }, { teamIds, tags: normalTags(tags) })
    return id
  })
  await recordWorkers(ctx, { ids: results, action: 'worker.restored' })
  return { changed: results, refused }
}

const wasJustRemoved = async ({ tx, actor, now }: Context, id: string): Promise<boolean> =>
  (
    await tx.query(
      `select 1 from audit_entry join seeker on seeker.id = $1::uuid
       where subject_kind = 'seeker' and subject_id = $1::text and audit_entry.company_id = $2
         and action = 'worker.removed' and at > $3::timestamptz - make_interval(mins => $4) limit 1`,
      [id, actor.companyId, now, RESTORE_MINUTES],
    )
  ).length > 0

const toItems = (ids: readonly string[]) => ids.map((id) => ({ id }))

async function recordWorkers(ctx: Context, { ids, action }: { ids: readonly string[]; action: string }): Promise<void> {
  if (ids.length === 0) return
  const signals = [{ to: await listMemberUids(ctx.tx, ctx.actor.companyId), resources: savedWorkerResources }]
  await ctx.record(
    ...ids.map((id, index) => ({
      action,
      subject: { kind: 'seeker', id },
      seekerId: id,
      ...(index === 0 && { signals }),
    })),
  )
}

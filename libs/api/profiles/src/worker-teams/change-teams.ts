import { MAX_TEAMS } from '@s4/contract'
import { groupResources } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { savedWorkerRepository } from '../workers/saved-worker-repository'
import { workerTeamRepository } from './worker-team-repository'

type Context = CommandContext<CompanyActor>

/** Throws `worker-team.exists`, `worker-team.too-many`. */
export async function addTeam(ctx: Context, { name }: { name: string }): Promise<{ id: string }> {
  const { tx, actor, now } = ctx
  const teams = workerTeamRepository(tx)
  await tx.query('select id from company where id = $1 for no key update', [actor.companyId])
  if ((await teams.list(actor.companyId)).length >= MAX_TEAMS) throw new ApiError('worker-team.too-many')
  const id = uuid()
  await teams.insert({ id, companyId: actor.companyId, name, now }).catch(refuseSameName)
  await recordTeam(ctx, { id, action: 'worker-team.added' })
  return { id }
}

/** Throws `record.missing`, `worker-team.exists`. */
export async function renameTeam(ctx: Context, { id, name }: { id: string; name: string }): Promise<void> {
  const { companyId } = ctx.actor
  if (!(await workerTeamRepository(ctx.tx).rename({ id, companyId, name }).catch(refuseSameName)))
    throw new ApiError('record.missing')
  await recordTeam(ctx, { id, action: 'worker-team.renamed' })
}

/** Throws `record.missing`. */
export async function removeTeam(ctx: Context, { id }: { id: string }): Promise<void> {
  if (!(await workerTeamRepository(ctx.tx).remove({ id, companyId: ctx.actor.companyId })))
    throw new ApiError('record.missing')
  await recordTeam(ctx, { id, action: 'worker-team.removed' })
}

interface Placing {
  id: string
  teamIds: readonly string[]
  tags: readonly string[]
}

/** Says in which teams a saved worker is, and with which tags. Throws `record.missing` also for a team of others. */
export async function placeWorker(ctx: Context, { id, teamIds, tags }: Placing): Promise<void> {
  const { tx, actor } = ctx
  const { companyId } = actor
  const own = (await workerTeamRepository(tx).list(companyId)).map((team) => team.id)
  if (!teamIds.every((teamId) => own.includes(teamId)))
    throw new ApiError('record.missing', { message: 'We could not find that group. It may have been removed.' })
  if ((await savedWorkerRepository(tx).find(companyId, id)) === null)
    throw new ApiError('record.missing', { message: 'Save this worker first.' })
  await workerTeamRepository(tx).place({ companyId, seekerId: id }, { teamIds, tags })
  await ctx.record({
    action: 'worker.grouped',
    subject: { kind: 'seeker', id },
    seekerId: id,
    signals: [{ to: await listMemberUids(tx, companyId), resources: groupResources }],
  })
}

function refuseSameName(error: unknown): never {
  if (violatedConstraint(error) === 'one_team_of_a_name')
    throw new ApiError('worker-team.exists', { fields: { name: 'Choose another name.' } })
  throw error
}

const recordTeam = async (ctx: Context, { id, action }: { id: string; action: string }): Promise<void> =>
  ctx.record({
    action,
    subject: { kind: 'worker-team', id },
    companyId: ctx.actor.companyId,
    signals: [{ to: await listMemberUids(ctx.tx, ctx.actor.companyId), resources: groupResources }],
  })

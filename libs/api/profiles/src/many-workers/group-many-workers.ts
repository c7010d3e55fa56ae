import type { Refused } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { groupResources } from '@s4/contract/changes'
import { MAX_TAGS } from '@s4/domain/worker-tags'
import type { CompanyActor } from '@s4/api-platform/actor'
import { type CommandContext, runEach } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { workerTeamRepository } from '../worker-teams/worker-team-repository'
import { savedWorkerRepository } from '../workers/saved-worker-repository'
import { refuseWorkerElsewhere } from './change-many-workers'

interface Grouping {
  ids: readonly string[]
  /** One of both. */
  teamId?: string | undefined
  tag?: string | undefined
  on: boolean
}

/**
 * Puts several saved workers into a team or gives them a tag, or takes it from them; `changed` are those for whom it
 * was not so. Throws `record.missing` for a team of others.
 */
export async function groupWorkers(
  ctx: CommandContext<CompanyActor>,
  { ids, teamId, tag, on }: Grouping,
): Promise<{ changed: string[]; refused: Refused }> {
  const { tx } = ctx
  const { companyId } = ctx.actor
  const teams = workerTeamRepository(tx)
  if (teamId && !(await teams.list(companyId)).some(({ id }) => id === teamId))
    throw new ApiError('record.missing', { message: 'We could not find that group. It may have been removed.' })
  const { results, refused } = await runEach(
    ids.map((id) => ({ id })),
    async ({ id }) => {
      await refuseWorkerElsewhere(ctx, id)
      const worker = await savedWorkerRepository(tx).find(companyId, id)
      if (worker === null) throw new ApiError('record.missing', { message: 'Not on your list any more.' })
      const has = teamId ? worker.teams.some((team) => team.id === teamId) : worker.tags.includes(tag ?? '')
      if (has === on) return null
      if (tag && on && worker.tags.length >= MAX_TAGS)
        throw new ApiError('input.invalid', { message: `Has ${MAX_TAGS} tags already. Take one away first.` })
      await teams.group({ companyId, seekerId: id }, { teamId, tag, on })
      return id
    },
  )
  const changed = results.filter((id) => id !== null)
  if (changed.length > 0) {
    const signals = [{ to: await listMemberUids(tx, companyId), resources: groupResources }]
    await ctx.record(
      ...changed.map((id, index) => ({
        action: 'worker.grouped',
        subject: { kind: 'seeker', id },
        seekerId: id,
        ...(index === 0 && { signals }),
      })),
    )
  }
  return { changed, refused }
}

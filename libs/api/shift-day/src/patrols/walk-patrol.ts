import type { Contract, ParsedInputOf, Patrol } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { timeText } from '@s4/domain/shift-text'
import { siteCodes } from '@s4/api-marketplace/sites'
import type { SigningKeys } from '@s4/api-platform/settings'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { alertRepository } from '../alert-log/alert-repository'
import { aboutDay } from '../live-shift/about-day'
import { ownWork, requireBookedOnThen, workRepository, type Work } from '../live-shift/work-repository'
import { missPoints } from './miss-patrols'
import { patrolRepository } from './patrol-repository'

type WorkerContext = CommandContext<Actor | ShiftActor>

/**
 * Records a point of a patrol, as late when it was missed already. Throws `patrol.missing`, and `patrol.refused` with
 * the reason on the code.
 */
export async function scanPoint(
  ctx: WorkerContext,
  { codeKeys, ...input }: ParsedInputOf<Contract['patrols.scan']> & { codeKeys: SigningKeys },
): Promise<Patrol> {
  const { work, patrol } = await ownPatrol(ctx, input)
  const at = new Date(ctx.happened.at)
  if (at < new Date(patrol.opensAt))
    throw refused(`It is too early: this patrol can be scanned from ${timeText(patrol.opensAt, work.zone)}.`)
  const letter = await letterOf(ctx, { work, patrol, code: input.code, codeKeys })
  const point = patrol.points.find((each) => each.letter === letter)
  if (!point) throw refused(`Checkpoint ${letter} is not on this patrol.`)
  if (point.scannedAt !== null)
    throw refused(`${point.name} was scanned already, at ${timeText(point.scannedAt, work.zone)}.`)
  const next = patrol.points.find(({ scannedAt }) => scannedAt === null)
  // One that was taken as missed meanwhile may have been walked in time by a phone without a signal.
  const isLate = patrol.status === 'cutShort' || at >= new Date(patrol.missAt)
  if (!isLate && !patrol.anyOrder && next && next.letter !== letter)
    throw refused(`Out of order: ${next.name} comes first.`)

  const patrols = patrolRepository(ctx.tx)
  await patrols.scan(patrol.id, { letter, at, isLate })
  const isDone = !isLate && patrol.points.every((each) => each === point || (each.scannedAt !== null && !each.isLate))
  if (isDone) {
    await patrols.close(patrol.id, { status: 'done', at })
    await alertRepository(ctx.tx, work.companyId).settlePatrol(
      {
        patrolId: patrol.id,
        resolution: 'Every point was scanned in time: the phone had no signal and told it later.',
      },
      ctx.now,
    )
  }
  await ctx.record({
    action: isLate ? 'patrol.scanned-late' : 'patrol.scanned',
    ...(await aboutDay(ctx.tx, work, ['patrols'])),
    detail: { patrol: patrol.id, checkpoint: letter },
  })
  return (await patrols.find(work.id, patrol.id)) ?? patrol
}

/** Ends a patrol that has begun; repeating it changes nothing. Throws `patrol.missing`, `patrol.refused`. */
export async function cutPatrolShort(
  ctx: WorkerContext,
  { reason, ...input }: ParsedInputOf<Contract['patrols.cutShort']>,
): Promise<Patrol> {
  const { work, patrol } = await ownPatrol(ctx, input)
  if (patrol.status === 'cutShort') return patrol
  if (patrol.status !== 'due')
    throw new ApiError('patrol.refused', { message: 'This patrol is over, so it cannot be ended.' })
  if (ctx.happened.at < Date.parse(patrol.opensAt))
    throw new ApiError('patrol.refused', { message: 'This patrol has not begun, so it cannot be ended.' })
  await missPoints(ctx, { work, patrol, reason })
  return (await patrolRepository(ctx.tx).find(work.id, patrol.id)) ?? patrol
}

async function ownPatrol(ctx: WorkerContext, { id, patrolId }: { id: string; patrolId: string }) {
  const work = await ownWork(ctx, id)
  requireBookedOnThen(work, ctx.happened.at)
  const patrol = await patrolRepository(ctx.tx).find(work.id, patrolId)
  if (!patrol) throw new ApiError('patrol.missing')
  return { work, patrol }
}

interface ScannedCode {
  work: Work
  patrol: Patrol
  code: string
  codeKeys: SigningKeys
}

async function letterOf(ctx: WorkerContext, { work, patrol, code, codeKeys }: ScannedCode): Promise<string> {
  const current = await workRepository(ctx.tx).listCheckpoints(work.siteId)
  const checkpoints = [...new Set([...current, ...patrol.points.map(({ letter }) => letter)])]
  const site = { id: work.siteId, codeGeneration: work.codeGeneration, checkpoints }
  const found = siteCodes(codeKeys).matchSiteCode(code, site, new Date(ctx.happened.at))
  if (!found) throw refused('That code does not belong to this site, or it has been replaced.')
  if (found.checkpoint === null) throw refused('That is the code of the site itself. Scan the one at the checkpoint.')
  return found.checkpoint
}

const refused = (why: string) => new ApiError('patrol.refused', { message: why, fields: { code: why } })

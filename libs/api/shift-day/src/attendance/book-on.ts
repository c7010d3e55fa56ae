import type { ParsedInputOf, Contract } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { bookingOpensAt } from '@s4/domain/shift-window'
import { obstaclesFor, refuseObstacles } from '@s4/api-profiles/worker-rules'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { issueShiftToken } from '@s4/api-identity/session'
import { siteCodes } from '@s4/api-marketplace/sites'
import type { SigningKeys } from '@s4/api-platform/settings'
import { beginWork } from './begin-work'
import { sitePosition } from '../live-shift/site-position'
import { afterOtherAttendance } from './other-attendance'
import { ownWork, workRepository, type Work } from '../live-shift/work-repository'
import { refuseUnchecked } from './refuse-unchecked'
import { checkPin } from './wrong-pins'

interface BookOnInput extends ParsedInputOf<Contract['attendance.bookOn']> {
  codeKeys: SigningKeys
}

/**
 * Books the worker on and returns a shift pass (docs/product.md#booking-on). The PIN identifies the worker, the code
 * proves presence. A worker already booked on gets a pass for another phone. A wrong PIN and unchecked papers are
 * returned, not thrown, because they must be recorded; throws other `booking.*`, `worker.*`, `assignment.*`.
 */
export async function bookOn(
  ctx: CommandContext<Actor | ShiftActor>,
  { codeKeys, ...input }: BookOnInput,
): Promise<string | ApiError> {
  const { tx, actor, now } = ctx
  const at = new Date(ctx.happened.at)
  const work = await ownWork(ctx, input.id)
  refuseOutsideWindow(work, at)
  const refusal = await checkPin(ctx, work, input.pin)
  if (refusal) return refusal

  const checkpoints = await workRepository(tx).listCheckpoints(work.siteId)
  const code = siteCodes(codeKeys).matchSiteCode(
    input.code,
    { id: work.siteId, codeGeneration: work.codeGeneration, checkpoints },
    at,
  )
  if (!code)
    throw new ApiError('booking.wrong-code', {
      fields: {
        code:
          'That is not a code of this site. Check the letters, or scan the code on the wall. ' +
          'The company may have put up a new one.',
      },
    })

  if (work.status === 'assigned') {
    refuseObstacles(await obstaclesFor(tx, work.seekerId, { ...work, lastEndsAt: work.endsAt, now }))
    const unchecked = await refuseUnchecked(ctx, work)
    if (unchecked) return unchecked
    const { deviceAt, shareLocation, position } = input
    const beganAt = await afterOtherAttendance(tx, work, at)
    refuseOutsideWindow(work, beganAt)
    await beginWork(ctx, {
      work,
      at: beganAt,
      source: 'qr',
      checkpoint: code.checkpoint,
      ...sitePosition(position, work),
      deviceAt,
      shareLocation,
    })
  }
  return issueShiftToken(tx, { assignment: work, actor, now })
}

/** Open from 30 minutes before the start until the end; work in progress stays open for another phone. */
function refuseOutsideWindow({ status, startsAt, endsAt }: Work, now: Date): void {
  if (status === 'inProgress') return
  if (status !== 'assigned') throw new ApiError('assignment.wrong-state', { message: closedText(status) })
  const opensAt = bookingOpensAt({ startsAt })
  if (now.getTime() < opensAt)
    throw new ApiError('booking.too-early', { facts: { opensAt: new Date(opensAt).toISOString() } })
  if (now.getTime() >= Date.parse(endsAt)) throw new ApiError('booking.too-late')
}

const closedText = (status: Work['status']) => {
  if (status === 'cancelled') return 'This work was cancelled, so you cannot book on.'
  if (status === 'noShow') return 'The company recorded that nobody came to this shift. Message them if that is wrong.'
  return 'You have already booked off this shift.'
}

import type { ParsedInputOf, Contract } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { bookingOpensAt } from '@s4/domain/shift-window'
import { obstaclesFor, refuseObstacles } from '@s4/api-profiles/worker-rules'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { issueShiftToken } from '@s4/api-identity/session'
import { siteCodes } from '@s4/api-marketplace/sites'
import { begin } from './begin-work'
import { whereabouts } from '../live-shift/whereabouts'
import { ownWork, workRepository, type Work } from '../live-shift/work-repository'
import { refuseUnchecked } from './refuse-unchecked'
import { refusalOfPin } from './wrong-pins'

interface BookingOn extends ParsedInputOf<Contract['attendance.bookOn']> {
  codeKey: Buffer
}

/**
 * Books the worker on and returns the work's own token (docs/product.md#booking-on). The PIN identifies, the code proves presence.
 * Once booked on, the same again returns a token for that phone too. Returns the refusal of a wrong PIN, which counts, and of papers the company has not checked, which it is told of; throws other `booking.*`, `worker.*`, `assignment.*`.
 */
export async function bookOn(
  ctx: CommandContext<Actor | ShiftActor>,
  { codeKey, ...input }: BookingOn,
): Promise<string | ApiError> {
  const { tx, actor, now } = ctx
  const work = await ownWork(ctx, input.id)
  refuseOutsideWindow(work, now)
  const refusal = await refusalOfPin(ctx, work, input.pin)
  if (refusal) return refusal

  const checkpoints = await workRepository(tx).listCheckpoints(work.siteId)
  const place = siteCodes(codeKey).matchSiteCode(
    input.code,
    { id: work.siteId, codeGeneration: work.codeGeneration, checkpoints },
    now,
  )
  if (!place)
    throw new ApiError('booking.wrong-code', {
      fields: {
        code: 'That code does not belong to this site, or it has been replaced. Scan the one on the wall now.',
      },
    })

  if (work.status === 'assigned') {
    refuseObstacles(await obstaclesFor(tx, work.seekerId, { ...work, lastEndsAt: work.endsAt, now }))
    const unchecked = await refuseUnchecked(ctx, work)
    if (unchecked) return unchecked
    const { deviceAt, shareLocation, position } = input
    await begin(ctx, {
      work,
      at: now,
      source: 'qr',
      checkpoint: place.checkpoint,
      ...whereabouts(position, work),
      deviceAt,
      shareLocation,
    })
  }
  return issueShiftToken(tx, { assignment: work, actor, now })
}

/** Open from 30 minutes before the start until the end; work already begun stays open to its own phone. */
function refuseOutsideWindow({ status, startsAt, endsAt }: Work, now: Date): void {
  if (status === 'inProgress') return
  if (status !== 'assigned') throw new ApiError('assignment.wrong-state', { message: whyClosed(status) })
  const opensAt = bookingOpensAt({ startsAt })
  if (now.getTime() < opensAt)
    throw new ApiError('booking.too-early', { facts: { opensAt: new Date(opensAt).toISOString() } })
  if (now.getTime() >= Date.parse(endsAt)) throw new ApiError('booking.too-late')
}

const whyClosed = (status: Work['status']) => {
  if (status === 'cancelled') return 'This work was cancelled, so you cannot book on.'
  if (status === 'noShow') return 'The company recorded that nobody came to this shift. Message them if that is wrong.'
  return 'You have already booked off this shift.'
}

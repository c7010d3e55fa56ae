import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { bookingOpensAt, servesUntil } from '@s4/domain/shift-window'
import { aboutDay, sentLaterText } from '../live-shift/about-day'
import { sitePosition } from '../live-shift/site-position'
import { ownWork, type Work } from '../live-shift/work-repository'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { alertRepository } from '../alert-log/alert-repository'
import { raiseAlert } from './raise-alert'

const HELP_COOLDOWN_MS = 60_000

/**
 * Alerts the company, at most once a minute while the request is open, from 30 minutes before the start until 12 hours
 * after the end. Returns when the alert was raised.
 */
export async function callForHelp(
  ctx: CommandContext<Actor | ShiftActor>,
  input: ParsedInputOf<Contract['alerts.askForHelp']>,
): Promise<string> {
  const { tx, now } = ctx
  const work = await ownWork(ctx, input.id)
  if (!isHelpAvailable(work, now))
    throw new ApiError('assignment.wrong-state', {
      message:
        'You can call for help only from 30 minutes before your shift until 12 hours after it. In danger, call 999.',
    })

  const [recent] = await tx.query<{ raisedAt: string; inSecret: boolean }>(
    `select raised_at, in_secret from alert
     where assignment_id = $1 and kind = 'help' and raised_at > $2 and resolved_at is null
     order by raised_at desc limit 1`,
    [work.id, new Date(now.getTime() - HELP_COOLDOWN_MS)],
  )
  if (recent && (recent.inSecret || !input.inSecret)) return recent.raisedAt
  // Who pressed openly before hides the phone now.
  if (input.inSecret) await alertRepository(tx, work.companyId).hidePhone(work.id)
  const { position } = sitePosition(input.position, work)
  const later = sentLaterText(ctx, work)
  const notices = await raiseAlert(ctx, {
    work,
    kind: 'help',
    position,
    inSecret: input.inSecret,
    ...(later && { detail: `pressed${later}` }),
  })
  await ctx.record({ action: 'help.called', ...(await aboutDay(tx, work)), notices: notices ?? [] })
  return now.toISOString()
}

const isHelpAvailable = (work: Work, now: Date) =>
  work.status !== 'cancelled' &&
  work.status !== 'noShow' &&
  now.getTime() >= bookingOpensAt(work) &&
  now.getTime() < servesUntil(work)

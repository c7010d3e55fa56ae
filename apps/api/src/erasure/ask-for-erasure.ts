import { ApiError } from '@s4/contract/api-error'
import { setErasure } from '@s4/api-identity/account'
import { endEverySession } from '@s4/api-identity/session'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { queueMail } from '@s4/api-platform/mail-queue'
import { closingNotices } from './closing-notices'
import { withdrawFromNewWork } from './withdraw-from-new-work'
import { findEndingProfiles, countAgreedWork } from './work-of'

const DAY = 24 * 60 * 60_000
/** An erasure can be cancelled for this long. */
const GRACE_DAYS = 14

/**
 * Ends applications, offers and open jobs, and schedules the erasure. Returns its date. Throws `account.work-agreed`.
 */
export async function askForErasure(ctx: CommandContext<Actor>): Promise<Date> {
  const { tx, actor, now } = ctx
  const eraseAt = new Date(now.getTime() + GRACE_DAYS * DAY)
  // Withdraw first: it waits for an acceptance in progress, so that its work is counted.
  const leaving = await findEndingProfiles(tx, actor)
  await withdrawFromNewWork(ctx, leaving)
  const agreed = await countAgreedWork(tx, leaving)
  if (agreed > 0) throw new ApiError('account.work-agreed', { facts: { agreed } })
  await setErasure(tx, { uid: actor.uid, eraseAt })
  await endEverySession(ctx, { uid: actor.uid })
  await queueErasureMail(ctx, eraseAt)
  await ctx.record({
    action: 'account.erasure-asked',
    subject: { kind: 'account', id: actor.uid },
    notices: await closingNotices(ctx, leaving),
    signals: [{ to: [actor.uid], resources: ['session'] }],
  })
  return eraseAt
}

const longDate = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(instant)

const queueErasureMail = ({ tx, actor, now }: CommandContext<Actor>, eraseAt: Date) =>
  queueMail(tx, actor.email, {
    at: now,
    subject: 'Your S4 account will be erased',
    body:
      `You asked us to erase your account. It happens on ${longDate(eraseAt)}. To keep it, sign in before ` +
      'then and choose “Keep my account”. If it was not you, do that at once and change your password.',
  })

import { apiLinks } from '@s4/links'
import { randomBytes } from 'node:crypto'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { appUrl } from '@s4/api-platform/settings'
import { calendarDays } from './calendar-days'
import { workCalendarRepository } from './calendar-repository'

/** A seeker's work by day, and its private feed: switched on, renewed and off. */
export const workCalendarHandlers = ({ db, settings, clock }: Deps) => [
  implement('calendar.days', ({ input, actor: { seekerId } }) =>
    calendarDays(db, { ...input, seekerId, now: clock.now() }),
  ),

  implement('calendar.show', async ({ actor }) => ({ on: await workCalendarRepository(db).isOn(actor.uid) })),

  implement('calendar.start', async ({ transact }) => {
    const secret = await transact(startCalendar)
    return { url: appUrl(settings, 'seeker', apiLinks.workCalendar(secret)) }
  }),

  implement('calendar.stop', async ({ transact }) => {
    await transact(stopCalendar)
    return { done: true } as const
  }),
]

/** Returns the secret of the address. */
async function startCalendar(ctx: CommandContext<SeekerActor>): Promise<string> {
  const { uid, seekerId } = ctx.actor
  const secret = randomBytes(32).toString('base64url')
  await workCalendarRepository(ctx.tx).start(uid, secret, ctx.now)
  await ctx.record({ action: 'calendar.started', subject: { kind: 'seeker', id: seekerId } })
  return secret
}

async function stopCalendar(ctx: CommandContext<SeekerActor>): Promise<void> {
  const { uid, seekerId } = ctx.actor
  await workCalendarRepository(ctx.tx).stop(uid)
  await ctx.record({ action: 'calendar.stopped', subject: { kind: 'seeker', id: seekerId } })
}

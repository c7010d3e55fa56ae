import { apiLinks } from '@s4/links'
import { randomBytes } from 'node:crypto'
import { appUrl } from '@s4/api-platform/settings'
import { audit } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { workCalendarRepository } from './work-calendar-repository'

/** The private feed of a seeker's work: switched on, renewed and off. */
export const workCalendarHandlers = ({ db, clock, settings }: Deps) => [
  implement('calendar.show', async ({ actor }) => ({ on: await workCalendarRepository(db).isOn(actor.uid) })),

  implement('calendar.start', ({ actor }) =>
    db.transaction(async (tx) => {
      const secret = randomBytes(32).toString('base64url')
      await workCalendarRepository(tx).start(actor.uid, secret, clock.now())
      await audit(tx, {
        at: clock.now(),
        actor,
        action: 'calendar.started',
        subject: { kind: 'seeker', id: actor.seekerId },
      })
      return { url: appUrl(settings, 'seeker', apiLinks.workCalendar(secret)) }
    }),
  ),

  implement('calendar.stop', ({ actor }) =>
    db.transaction(async (tx) => {
      await workCalendarRepository(tx).stop(actor.uid)
      await audit(tx, {
        at: clock.now(),
        actor,
        action: 'calendar.stopped',
        subject: { kind: 'seeker', id: actor.seekerId },
      })
      return { done: true } as const
    }),
  ),
]

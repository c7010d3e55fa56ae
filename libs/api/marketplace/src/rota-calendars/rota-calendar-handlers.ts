import { randomBytes } from 'node:crypto'
import { MOST_ROTA_CALENDARS } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { apiLinks } from '@s4/links'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { appUrl } from '@s4/api-platform/settings'
import { v7 as uuid } from 'uuid'
import { rotaCalendarRepository } from './rota-calendar-repository'

type Context = CommandContext<CompanyActor>

const SECRET_BYTES = 32

/** A member's subscriptions to the rota in calendar programs. */
export const rotaCalendarHandlers = ({ db, settings }: Deps) => [
  implement('rotaCalendars.list', ({ actor }) => rotaCalendarRepository(db).list(actor)),

  implement('rotaCalendars.add', async ({ input, transact }) => {
    const { id, secret } = await transact((ctx: Context) => addCalendar(ctx, input))
    return { id, url: appUrl(settings, 'company', apiLinks.rotaCalendar(secret)) }
  }),

  implement('rotaCalendars.remove', async ({ input: { id }, transact }) => {
    await transact((ctx: Context) => removeCalendar(ctx, id))
    return { done: true } as const
  }),
]

/** Returns the secret of the address, which is not stored. Throws `record.missing` and `rota-calendar.limit`. */
async function addCalendar(
  { tx, actor, now, record }: Context,
  of: { siteId: string | null; seekerId: string | null },
): Promise<{ id: string; secret: string }> {
  const calendars = rotaCalendarRepository(tx)
  if (!(await calendars.isKnown(actor, of))) throw new ApiError('record.missing')
  await calendars.addInTurn(actor)
  if ((await calendars.list(actor)).length >= MOST_ROTA_CALENDARS) throw new ApiError('rota-calendar.limit')
  const [id, secret] = [uuid(), randomBytes(SECRET_BYTES).toString('base64url')]
  await calendars.insert(actor, { ...of, id, secret, now })
  await record({ action: 'rota-calendar.added', subject: { kind: 'rota-calendar', id }, companyId: actor.companyId })
  return { id, secret }
}

async function removeCalendar({ tx, actor, record }: Context, id: string): Promise<void> {
  if (!(await rotaCalendarRepository(tx).remove(actor, id))) throw new ApiError('record.missing')
  await record({ action: 'rota-calendar.removed', subject: { kind: 'rota-calendar', id }, companyId: actor.companyId })
}

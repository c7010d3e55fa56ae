import { ApiError } from '@s4/contract/api-error'
import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import { sessionRepository } from '@s4/api-identity/session'
import type { Deps } from '@s4/api-platform/deps'
import { shiftsCalendar, shiftUrl } from '../rota'
import { rotaCalendarRepository } from './rota-calendar-repository'

/**
 * `GET /api/rota-calendar/{secret}.ics`, by its secret address alone: what the member who made it may see now. Throws
 * `record.missing` for an address that was removed, and for somebody who has left.
 */
export function serveRotaCalendars(app: FastifyInstance, { db, clock, settings }: Deps): void {
  app.get<{ Params: { secret: string } }>(apiLinks.rotaCalendar(':secret'), async (request, reply) => {
    const calendars = rotaCalendarRepository(db)
    const of = await calendars.bySecret(request.params.secret)
    const member = of && (await sessionRepository(db).byUid(of.uid, of.companyId))
    if (member?.companyId !== of?.companyId || !of || !member || member.eraseAt !== null)
      throw new ApiError('record.missing', { message: 'This calendar has been switched off.' })
    const now = clock.now()
    await calendars.noteRead(of, now)
    const shifts = await calendars.shifts({ of, siteIds: member.siteIds, now })
    const url = shiftUrl(settings)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="s4-rota.ics"')
      .header('cache-control', 'private, no-store')
      .send(
        shiftsCalendar(
          shifts.map((shift) => ({ ...shift, url: url(shift) })),
          { name: `S4 rota${(of.siteName ?? of.workerName) ? `, ${of.siteName ?? of.workerName}` : ''}`, now },
        ),
      )
  })
}

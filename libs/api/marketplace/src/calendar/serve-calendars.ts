import { apiLinks, seekerLinks } from '@s4/links'
import { Id } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { appUrl } from '@s4/api-platform/settings'
import type { Deps } from '@s4/api-platform/deps'
import type { Admit } from '@s4/api-platform/actor'
import { workCalendarRepository } from './calendar-repository'
import { workCalendar, type CalendarWork } from './calendar'

/** `GET /api/assignments/{id}.ics` goes by the cookie; `GET /api/calendar/{secret}.ics` by its secret address alone. */
export function serveWorkCalendars(app: FastifyInstance, deps: Deps, admit: Admit): void {
  const { db, clock, settings } = deps
  const send = (
    reply: FastifyReply,
    work: readonly CalendarWork[],
    { name, fileName }: { name: string; fileName: string },
  ) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}.ics"`)
      .header('cache-control', 'private, no-store')
      .send(
        workCalendar(work, {
          name,
          now: clock.now(),
          assignmentUrl: (id) => appUrl(settings, 'seeker', seekerLinks.assignment(id)),
        }),
      )

  app.get<{ Params: { id: string } }>(apiLinks.assignmentCalendar(':id'), async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'own-calendar.manage', byCookie: true })
    const { data: id } = Id.safeParse(request.params.id)
    const work = id && (await workCalendarRepository(db).one(id, actor.seekerId))
    if (!work) throw new ApiError('assignment.missing')
    return send(reply, [work], { name: work.title, fileName: `s4-shift-${work.startsAt.slice(0, 10)}` })
  })

  app.get<{ Params: { secret: string } }>(apiLinks.workCalendar(':secret'), async (request, reply) => {
    const uid = await workCalendarRepository(db).findUid(request.params.secret)
    if (uid === null) throw new ApiError('record.missing', { message: 'This calendar has been switched off.' })
    return send(reply, await workCalendarRepository(db).recent(uid, clock.now()), {
      name: 'S4 work',
      fileName: 's4-work',
    })
  })
}

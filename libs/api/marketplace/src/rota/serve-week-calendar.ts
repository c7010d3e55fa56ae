import { apiLinks } from '@s4/links'
import { contract } from '@s4/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '@s4/api-platform/deps'
import { inputError } from '@s4/api-platform/failures'
import type { Admit } from '@s4/api-platform/actor'
import { findRota } from './rota-repository'
import { shiftUrl } from './shift-url'
import { weekCalendar } from './week-calendar'

/** `GET /api/rota.ics?week=2026-11-16`, by the cookie: a company's week for a calendar program. */
export function serveWeekCalendar(app: FastifyInstance, deps: Deps, admit: Admit): void {
  const { db, clock, settings } = deps

  app.get(apiLinks.rotaWeekCalendar, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'rota.read', byCookie: true })
    const { data: input, error } = contract['rota.show'].input.safeParse(request.query)
    if (error) throw inputError(error)

    const rota = await findRota(db, { actor, week: input.week, now: clock.now() })
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="s4-rota-${input.week}.ics"`)
      .header('cache-control', 'private, no-store')
      .send(weekCalendar(rota, { now: clock.now(), shiftUrl: shiftUrl(settings) }))
  })
}

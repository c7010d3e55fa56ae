import { apiLinks, companyLinks } from '@s4/links'
import { contract } from '@s4/contract'
import type { FastifyInstance } from 'fastify'
import { appUrl } from '@s4/api-platform/settings'
import type { Deps } from '@s4/api-platform/deps'
import { inputError } from '@s4/api-platform/failures'
import type { Admit } from '@s4/api-platform/actor'
import { rotaCalendar } from './rota-calendar'
import { findRota } from './rota-repository'

/** `GET /api/rota.ics?week=2026-11-16`, by the cookie: a company's week for a calendar program. */
export function serveRotaCalendar(app: FastifyInstance, deps: Deps, admit: Admit): void {
  const { db, clock, settings } = deps

  app.get(apiLinks.rotaCalendar, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'rota.read', byCookie: true })
    const { data: input, error } = contract['rota.show'].input.safeParse(request.query)
    if (error) throw inputError(error)

    const rota = await findRota(db, { actor, week: input.week, now: clock.now() })
    const shiftUrl = (shift: { id: string; jobId: string }) =>
      appUrl(settings, 'company', `${companyLinks.assignedJob(shift.jobId)}?shift=${shift.id}`)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="s4-rota-${input.week}.ics"`)
      .header('cache-control', 'private, no-store')
      .send(rotaCalendar(rota, { now: clock.now(), shiftUrl }))
  })
}

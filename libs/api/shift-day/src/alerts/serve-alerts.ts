import { type Alert, AlertFilter } from '@s4/contract'
import { apiLinks } from '@s4/links'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Admit, CompanyActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { type Cursor, sendCsv } from '@s4/api-platform/http'
import { refuseOtherSites } from '@s4/api-platform/site-limits'
import { alertRepository } from '../alert-log/alert-repository'
import { alertCsv, alertPdf, PDF_ROWS } from './alert-files'

const PAGE = 500

/**
 * `GET /api/alerts.csv?jobId=&state=&severity=&siteId=&assignedTo=` and `.pdf`: the alerts of the list's filter, newest
 * first, at the sites the member sees; the CSV has all, the PDF the newest 1,000. Times by the clock at the site.
 */
export function serveAlerts(app: FastifyInstance, deps: Deps, admit: Admit): void {
  const read = async (actor: CompanyActor, request: FastifyRequest, most: number): Promise<Alert[]> => {
    const filter = AlertFilter.parse(request.query)
    await refuseOtherSites(deps.db, actor, { method: 'GET', path: '/alerts', input: filter })
    const alerts: Alert[] = []
    let after: Cursor | null = null
    do {
      const page = await alertRepository(deps.db, actor.companyId).page({ actor, filter, after, limit: PAGE })
      alerts.push(...page)
      const last = page.length === PAGE && alerts.length < most ? page.at(-1) : undefined
      after = last ? { at: last.raisedAt, id: last.id } : null
    } while (after)
    return alerts.slice(0, most)
  }

  app.get(apiLinks.alertsCsv, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'alerts.read', byCookie: true })
    return sendCsv(reply, 's4-alerts', alertCsv(await read(actor, request, Infinity)))
  })

  app.get(apiLinks.alertsPdf, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'alerts.read', byCookie: true })
    const found = await read(actor, request, PDF_ROWS + 1)
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="s4-alerts.pdf"')
      .header('cache-control', 'private, no-store')
      .send(await alertPdf(found, deps.clock.now().toISOString()))
  })
}

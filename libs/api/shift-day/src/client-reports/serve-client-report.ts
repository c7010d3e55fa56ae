import { ClientReportAsked } from '@s4/contract'
import { apiLinks } from '@s4/links'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Admit, CompanyActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { toCsv } from '@s4/api-platform/http'
import { clientReport } from './client-report'
import { makeReportPdf } from './make-report-pdf'
import { csvRows } from './report-words'

/**
 * `GET /api/clients/{id}/report.pdf?month=&siteId=` and `.csv`: the report of a month. The page `/verify` knows the
 * PDF's SHA-256, as the header `content-digest` does.
 */
export function serveClientReport(app: FastifyInstance, deps: Deps, admit: Admit): void {
  const read = async ({ companyId, siteIds }: CompanyActor, request: FastifyRequest) => {
    const { id, ...asked } = ClientReportAsked.parse({ ...(request.query as object), ...(request.params as object) })
    return clientReport(deps.db, { companyId, siteIds, clientId: id, now: deps.clock.now(), ...asked })
  }

  app.get(apiLinks.clientReportPdf(':id'), async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'clients.read', byCookie: true })
    const report = await read(actor, request)
    const { bytes, digest } = await makeReportPdf(deps, report, { companyId: actor.companyId, madeBy: actor.uid })
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="client-report-${report.month}.pdf"`)
      .header('content-digest', digest)
      .header('cache-control', 'private, no-store')
      .send(bytes)
  })

  app.get(apiLinks.clientReportCsv(':id'), async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'clients.read', byCookie: true })
    const report = await read(actor, request)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="client-report-${report.month}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(toCsv(csvRows(report)))
  })
}

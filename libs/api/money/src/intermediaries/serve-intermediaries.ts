import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { taxQuarters } from '@s4/domain/tax-quarters'
import { intermediariesCsv } from './intermediaries-csv'

const Chosen = z.object({
  year: z.coerce.number().int().min(2020).max(2100),
  quarter: z.coerce.number().int().min(1).max(4),
})

/** `GET /api/intermediaries.csv?year=&quarter=`: a quarter of the tax year that begins in `year`. */
export function serveIntermediaries(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get(apiLinks.intermediariesCsv, async (request, reply) => {
    const { companyId } = await admit(deps, request, { requires: 'payments.record', byCookie: true })
    const { year, quarter } = Chosen.parse(request.query)
    const chosen = taxQuarters(`${year}-04-06`)[quarter - 1]
    if (!chosen) throw new Error(`a tax year has no quarter ${quarter}`)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="s4-intermediaries-${year}-q${quarter}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(await intermediariesCsv(deps.db, companyId, chosen))
  })
}

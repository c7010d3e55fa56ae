import { CalendarDate } from '@s4/contract'
import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { findStatement, weekAround } from './statement'
import { statementPdf } from './statement-pdf'

const Week = z.object({ day: CalendarDate })

/** `GET /api/statement.pdf?day=`: the statement of the week (Monday to Sunday) that contains the day. */
export function serveStatement(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get(apiLinks.statementPdf, async (request, reply) => {
    const { companyId } = await admit(deps, request, { requires: 'completed-work.read', byCookie: true })
    const week = weekAround(Week.parse(request.query).day)
    const [company] = await deps.db.query<{ companyName: string }>('select company_name from company where id = $1', [
      companyId,
    ])
    const lines = await findStatement(deps.db, companyId, week)
    const pdf = await statementPdf({ companyName: company?.companyName ?? '', ...week, lines })
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="s4-statement-${week.from}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(pdf)
  })
}

import { PayPeriod } from '@s4/contract'
import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { timesheetOf } from './timesheet'
import { timesheetCsv } from './timesheet-csv'

export const timesheetHandlers = ({ db, clock }: Deps) => [
  implement('timesheets.show', async ({ input, actor: { companyId } }) => {
    const { summary } = await timesheetOf(db, { ...input, companyId, now: clock.now() })
    return summary
  }),
]

/** `GET /api/timesheet.csv?from=&to=`: agreed hours of own staff in a pay period, for payroll. */
export function serveTimesheet(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get(apiLinks.timesheetCsv, async (request, reply) => {
    const { companyId } = await admit(deps, request, { requires: 'completed-work.read', byCookie: true })
    const period = PayPeriod.parse(request.query)
    const { work } = await timesheetOf(deps.db, { ...period, companyId, now: deps.clock.now() })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="s4-timesheet-${period.from}-${period.to}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(timesheetCsv(work))
  })
}

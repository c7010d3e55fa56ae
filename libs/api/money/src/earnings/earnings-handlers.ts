import { EarningsYear, type Earnings } from '@s4/contract'
import { apiLinks } from '@s4/links'
import { penceForInput } from '@s4/domain/money'
import { localDate } from '@s4/domain/shift-text'
import { findTaxYear } from '@s4/domain/tax-year'
import type { FastifyInstance } from 'fastify'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { implement, toCsv } from '@s4/api-platform/http'
import { earnedByWeek, yearsEarned } from './earned'
import { expectedPay } from './expected'

/** What a worker earned and what is expected when (docs/product.md#earnings). */
export const earningsHandlers = ({ db, clock }: Deps) => [
  implement('earnings.show', async ({ input, actor: { seekerId } }): Promise<Earnings> => {
    const now = clock.now()
    const today = localDate(now.toISOString())
    const { label, from, to } = taxYearOf(input.year, today)
    const [weeks, years, { expected, undated }] = await Promise.all([
      earnedByWeek(db, seekerId, { from, to }),
      yearsEarned(db, seekerId, today),
      expectedPay(db, seekerId, now),
    ])
    const sum = (of: 'agreed' | 'invoiced' | 'paid') => weeks.reduce((total, week) => total + week[of], 0)
    return {
      year: { label, from, to, agreed: sum('agreed'), invoiced: sum('invoiced'), paid: sum('paid') },
      years,
      weeks,
      expected,
      nextPayday: expected.find(({ dueOn }) => dueOn >= today)?.dueOn ?? null,
      undated,
    }
  }),
]

const taxYearOf = (year: number | undefined, today: string) => findTaxYear(year === undefined ? today : `${year}-04-06`)

/** `GET /api/earnings.csv?year=`: the weeks of a tax year. */
export function serveEarnings(app: FastifyInstance, { db, clock, ...deps }: Deps, admit: Admit): void {
  app.get(apiLinks.earningsCsv, async (request, reply) => {
    const { seekerId } = await admit({ ...deps, db, clock }, request, { requires: 'own-earnings.read', byCookie: true })
    const { label, from, to } = taxYearOf(EarningsYear.parse(request.query).year, localDate(clock.now().toISOString()))
    const weeks = await earnedByWeek(db, seekerId, { from, to })
    const rows = weeks.map(({ agreed, invoiced, paid, ...week }) => [
      week.from,
      week.to,
      ...[agreed, invoiced, paid].map(penceForInput),
    ])
    const headers = ['From', 'To', 'Agreed, net (GBP)', 'Invoiced, net (GBP)', 'Paid, net (GBP)']
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="s4-earnings-${label.replace('/', '-')}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(`\uFEFF${toCsv([headers, ...rows])}`)
  })
}

import { MarginsAsked, type MarginAmounts } from '@s4/contract'
import { penceForInput } from '@s4/domain/money'
import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { toCsv } from '@s4/api-platform/http'
import { marginsOf } from './margins-of'

const HEAD = [
  'What',
  'Planned charge',
  'Planned cost',
  'Planned margin',
  'Actual charge',
  'Actual cost',
  'Actual margin',
  'Shifts without a rate',
  'Places not agreed',
]

/** `GET /api/margins.csv?from=&to=&by=`: the table of the screen, in pounds. */
export function serveMargins(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get(apiLinks.marginsCsv, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'margins.read', byCookie: true })
    const asked = MarginsAsked.parse(request.query)
    const { rows, total } = await marginsOf(deps.db, actor, asked)
    const lines = [...rows.map((row) => [row.label, ...cells(row)]), ['Total', ...cells(total)]]
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="s4-margins-${asked.from}-${asked.to}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(toCsv([HEAD, ...lines]))
  })
}

const cells = (row: MarginAmounts): string[] => [
  penceForInput(row.plannedCharge),
  penceForInput(row.plannedCost),
  penceForInput(row.plannedCharge - row.plannedCost),
  penceForInput(row.actualCharge),
  penceForInput(row.actualCost),
  penceForInput(row.actualCharge - row.actualCost),
  String(row.unpriced),
  String(row.waiting),
]

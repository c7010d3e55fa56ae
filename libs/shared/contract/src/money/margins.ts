import { marginGroups } from '@s4/domain/charge'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate, Id, Pence } from '../endpoint/shapes'

/** What clients are charged less what the work costs (docs/product.md#margins). */

export const MarginsAsked = z.object({
  /** Days at the sites, both included; at most 100. */
  from: CalendarDate,
  to: CalendarDate,
  by: z.enum(marginGroups).default('client'),
  clientId: Id.optional(),
})
export type MarginsAsked = z.infer<typeof MarginsAsked>

const Amounts = z.object({
  plannedCharge: Pence,
  plannedCost: Pence,
  actualCharge: Pence,
  /** Agreed pay and expenses, and what is owed for cancelling. */
  actualCost: Pence,
  /** Shifts without a charge rate, which none of the amounts above counts, and what they cost, planned and agreed. */
  unpriced: z.number().int(),
  unpricedPlannedCost: Pence,
  unpricedActualCost: Pence,
  /** Places whose hours are not agreed yet, which the actual amounts do not count. */
  waiting: z.number().int(),
})
export type MarginAmounts = z.infer<typeof Amounts>

export const MarginRow = Amounts.extend({ key: z.string(), label: z.string() })
export type MarginRow = z.infer<typeof MarginRow>

export const Margins = z.object({
  rows: z.array(MarginRow),
  total: Amounts,
  /** The first 50 shifts without a charge rate, by start. */
  unpricedShifts: z.array(
    z.object({ id: Id, jobId: Id, label: z.string(), clientId: Id.nullable(), clientName: z.string().nullable() }),
  ),
})
export type Margins = z.infer<typeof Margins>

export const margins = endpoints({
  'margins.show': {
    summary: 'Charge, cost and margin of my company, planned and actual, by client, site, shift, week or month.',
    requires: 'margins.read',
    input: MarginsAsked,
    output: Margins,
  },
})

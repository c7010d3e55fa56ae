import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById } from '../endpoint/shapes'

/** Below so many invoices nothing is said: a few say little, and would say whose they are. */
export const MIN_INVOICES_OF_RECORD = 5

/** Of invoices due in the last 12 months; everything but the count is null below five of them. */
export const PayRecord = z.object({
  invoices: z.number().int(),
  /** Whole per cent that were paid in full by the day they were due. */
  paidOnTimePercent: z.number().int().nullable(),
  /** How many were not. */
  late: z.number().int().nullable(),
  /** The median of the late ones, in days; those not paid yet are late until today. Null when none was late. */
  medianDaysLate: z.number().int().nullable(),
})
export type PayRecord = z.infer<typeof PayRecord>

export const payRecord = endpoints({
  'payRecord.show': {
    summary: 'How a company kept to the days its invoices were due, by the payments it recorded.',
    requires: 'public',
    input: ById,
    output: PayRecord,
  },
})

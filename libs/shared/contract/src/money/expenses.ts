import { expenseKinds } from '@s4/domain/expenses'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Pence, text } from '../endpoint/shapes'

const Kind = z.enum(expenseKinds, 'Say what it is for.')

/** What a worker claims beside the pay of some work; one of a kind at a time, and again once it was refused. */
export const ExpenseClaim = z.object({
  id: Id,
  kind: Kind,
  /** Of mileage. */
  miles: z.number().int().nullable(),
  pence: Pence,
  /** The address of the receipt. */
  receipt: z.string().nullable(),
  status: z.enum(['claimed', 'agreed', 'refused']),
  /** Why it was refused. */
  reason: z.string(),
  claimedAt: Instant,
  /** The company answers until then; a claim still waiting is agreed after it. */
  respondBy: Instant,
  /** The number of the invoice that bills it. */
  invoice: z.string().nullable(),
})
export type ExpenseClaim = z.infer<typeof ExpenseClaim>

export const expenses = endpoints({
  'expenses.list': {
    summary: 'The expenses claimed for some work.',
    requires: 'invoices.read',
    input: ById,
    output: z.array(ExpenseClaim),
  },
  'expenses.claim': {
    summary:
      'Claim mileage or parking of finished work as its terms allow, until 28 days after the shift; each once, and ' +
      'again when it was refused.',
    requires: 'expenses.claim',
    input: ById.extend({
      kind: Kind,
      miles: z.number('Enter whole miles.').int('Enter whole miles.').min(1, 'Enter at least one mile.').optional(),
      pence: Pence.min(1, 'Enter an amount above zero.').optional(),
      fileId: Id.optional(),
    }),
    output: z.array(ExpenseClaim),
  },
  'expenses.answer': {
    summary:
      'Agree or refuse a claim for expenses within 72 hours; after them it is agreed. What is agreed is invoiced ' +
      'with the hours, or by itself after them.',
    requires: 'expenses.answer',
    input: ById.extend({ claimId: Id, answer: z.enum(['agree', 'refuse']), reason: text(500).default('') }),
    output: z.array(ExpenseClaim),
  },
})

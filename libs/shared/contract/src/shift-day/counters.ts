import { countedKinds } from '@s4/domain/site-count'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, words } from '../endpoint/shapes'

/** How many people or vehicles are at a site, by the presses of all workers there. */
export const Counter = z.object({
  kind: z.enum(countedKinds),
  inside: z.number().int().min(0),
  /** The most there were at one time. */
  peak: z.number().int(),
  /** The most the site may hold; null when the company gave none. */
  limit: z.number().int().nullable(),
  /** When the count began, and the last press; null before the first. */
  since: Instant.nullable(),
  lastAt: Instant.nullable(),
})
export type Counter = z.infer<typeof Counter>

const presses = z.number().int().min(0).max(1000, 'Send at most 1,000 at once.')
const ByKind = { id: Id, kind: z.enum(countedKinds) }

export const counters = endpoints({
  'counters.list': {
    summary: 'What is counted at the site while I am booked on: kinds for which the company gave a limit.',
    requires: 'shift.read',
    input: ById,
    output: z.array(Counter),
  },
  'counters.press': {
    summary: 'Count people or vehicles in and out; presses of all workers at the site add up.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z
      .object({ ...ByKind, ins: presses, outs: presses })
      .refine(({ ins, outs }) => ins + outs > 0, { path: ['ins'], message: 'Count at least one.' }),
    output: Counter,
  },
  'counters.reset': {
    summary: 'Set a count to 0, with the reason.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({ ...ByKind, reason: words('Say why you set it to 0: the company reads it.', 200) }),
    output: Counter,
  },
})

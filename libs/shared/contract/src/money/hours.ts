import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant, text } from '../endpoint/shapes'
import { AssignmentDetails } from '../marketplace/assignments'

/** The most pieces of work whose hours are agreed at once. */
const MAX_AGREED = 300

export const hours = endpoints({
  'hours.answer': {
    summary:
      'Agree the hours, propose other hours with a reason, or answer such a proposal. A worker can also ' +
      'replace the times that the company entered by hand.',
    requires: 'hours.agree',
    input: z.object({
      id: Id,
      action: z.enum(['agree', 'counter', 'refuse', 'give']),
      minutes: z
        .number({ error: 'Enter the hours and minutes.' })
        .int('Give whole minutes.')
        .min(0, 'Give zero or more.')
        .max(24 * 60, 'A shift is never longer than 24 hours.')
        .optional(),
      acceptExtra: z.boolean().default(false),
      bookedOnAt: Instant.optional(),
      bookedOffAt: Instant.optional(),
      reason: text(500).default(''),
    }),
    output: AssignmentDetails,
  },
  'hours.agreeAll': {
    summary:
      "Agree the other side's hours of several pieces of work. Each is agreed by itself: the answer names those that " +
      'could not be, and why.',
    requires: 'hours.agree',
    input: z.object({
      work: z
        .array(z.object({ id: Id, acceptExtra: z.boolean().default(false) }))
        .min(1, 'Choose the hours to agree.')
        .max(MAX_AGREED, `Choose ${MAX_AGREED} or fewer.`),
    }),
    output: z.object({
      agreed: z.array(Id),
      refused: z.array(z.object({ id: Id, reason: z.string() })),
    }),
  },
})

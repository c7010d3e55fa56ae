import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant, text } from '../endpoint/shapes'
import { AssignmentDetails } from '../marketplace/assignments'

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
})

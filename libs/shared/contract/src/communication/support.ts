import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Nothing } from '../endpoint/shapes'

/** A usual question with the answer that is true for this person now. */
export const SupportAnswer = z.object({
  question: z.string(),
  answer: z.string(),
  links: z.array(z.object({ label: z.string(), to: z.string() })),
})
export type SupportAnswer = z.infer<typeof SupportAnswer>

export const support = endpoints({
  'support.answers': {
    summary: 'Usual questions, answered from my own records as they are now.',
    requires: 'support.ask',
    input: Nothing,
    output: z.array(SupportAnswer),
  },
})

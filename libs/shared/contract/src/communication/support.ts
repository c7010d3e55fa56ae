import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Nothing } from '../endpoint/shapes'

/** A common question, answered for this person as things are now. */
export const SupportAnswer = z.object({
  question: z.string(),
  answer: z.string(),
  links: z.array(z.object({ label: z.string(), to: z.string() })),
})
export type SupportAnswer = z.infer<typeof SupportAnswer>

export const support = endpoints({
  'support.answers': {
    summary: 'Common questions, answered from my own records as they are now.',
    requires: 'support.ask',
    input: Nothing,
    output: z.array(SupportAnswer),
  },
})

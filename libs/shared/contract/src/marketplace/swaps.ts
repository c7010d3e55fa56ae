import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Done, Id, text, words } from '../endpoint/shapes'

/** A worker asks to hand over a shift whose terms allow no substitute; the company decides (docs/product.md#swaps). */
export const swaps = endpoints({
  'swaps.ask': {
    summary: 'Ask the company whether another worker it has saved may take over my shift.',
    requires: 'substitutes.send',
    input: z.object({ id: Id, note: words('Say why, and who could take it. The company reads this.', 300) }),
    output: Done,
  },
  'swaps.answer': {
    summary: 'Let a worker hand over one shift to somebody my company has saved, or refuse it.',
    requires: 'workers.offer',
    input: z
      .object({ id: Id, answer: z.enum(['allow', 'refuse']), reason: text(300).default('') })
      .refine(({ answer, reason }) => answer === 'allow' || reason !== '', {
        error: 'Say why. The worker reads it.',
        path: ['reason'],
      }),
    output: Done,
  },
})

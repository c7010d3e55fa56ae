import { implement } from '@s4/api-platform/http'
import { answerSwap } from './answer-swap'
import { askForSwap } from './ask-for-swap'

const done = { done: true } as const

/** Handing over a shift whose terms allow no substitute (docs/product.md#swaps). */
export const swapHandlers = () => [
  implement('swaps.ask', async ({ input, transact }) => {
    await transact((ctx) => askForSwap(ctx, input))
    return done
  }),
  implement('swaps.answer', async ({ input, transact }) => {
    await transact((ctx) => answerSwap(ctx, input))
    return done
  }),
]

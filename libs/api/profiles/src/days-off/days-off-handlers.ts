import { implement } from '@s4/api-platform/http'
import { removeDaysOff, takeDaysOff } from './days-off-commands'

export const daysOffHandlers = () => [
  implement('daysOff.create', ({ input, transact }) => transact((ctx) => takeDaysOff(ctx, input))),

  implement('daysOff.remove', async ({ input, transact }) => {
    await transact((ctx) => removeDaysOff(ctx, input))
    return { done: true } as const
  }),
]

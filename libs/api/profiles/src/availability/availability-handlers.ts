import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { availableHours } from './availability'
import { replaceAvailability } from './availability-commands'

export const availabilityHandlers = ({ db }: Deps) => [
  implement('availability.show', async ({ actor }) => ({ hours: await availableHours(db, actor.seekerId) })),

  implement('availability.replace', ({ input, transact }) =>
    transact(async (ctx) => {
      await replaceAvailability(ctx, input)
      return { hours: await availableHours(ctx.tx, ctx.actor.seekerId) }
    }),
  ),
]

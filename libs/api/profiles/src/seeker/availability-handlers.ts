import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { availableHours, gapNotes } from './availability'
import { explainGap, removeGapNote, replaceAvailability } from './availability-commands'

/** The weekly hours somebody can work, and what they say of gaps in their history. */
export const availabilityHandlers = ({ db }: Deps) => [
  implement('availability.show', async ({ actor }) => ({ hours: await availableHours(db, actor.seekerId) })),

  implement('availability.replace', ({ input, transact }) =>
    transact(async (ctx) => {
      await replaceAvailability(ctx, input)
      return { hours: await availableHours(ctx.tx, ctx.actor.seekerId) }
    }),
  ),

  implement('gapNote.list', ({ actor }) => gapNotes(db, actor.seekerId)),

  implement('gapNote.create', ({ input, transact }) => transact((ctx) => explainGap(ctx, input))),

  implement('gapNote.remove', async ({ input, transact }) => {
    await transact((ctx) => removeGapNote(ctx, input))
    return { done: true } as const
  }),
]

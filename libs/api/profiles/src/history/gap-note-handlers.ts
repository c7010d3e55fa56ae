import { implement } from '@s4/api-platform/http'
import { explainGap, removeGapNote } from './gap-notes'

export const gapNoteHandlers = () => [
  implement('gapNote.create', ({ input, transact }) => transact((ctx) => explainGap(ctx, input))),

  implement('gapNote.remove', async ({ input, transact }) => {
    await transact((ctx) => removeGapNote(ctx, input))
    return { done: true } as const
  }),
]

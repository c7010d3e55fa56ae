import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { explainGap, gapNotes, removeGapNote } from './gap-notes'

export const gapNoteHandlers = ({ db }: Deps) => [
  implement('gapNote.list', ({ actor }) => gapNotes(db, actor.seekerId)),

  implement('gapNote.create', ({ input, transact }) => transact((ctx) => explainGap(ctx, input))),

  implement('gapNote.remove', async ({ input, transact }) => {
    await transact((ctx) => removeGapNote(ctx, input))
    return { done: true } as const
  }),
]

import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { todayAt } from '../documents/held-document'
import { forgetEntry } from '../screening-evidence/forget-entry'
import { found, recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { educationRepository, experienceRepository } from './history-repository'

const refuseAhead = ({ now }: SeekerContext, { from }: { from: string }): void => {
  if (from > todayAt(now))
    throw new ApiError('input.invalid', { fields: { from: 'This is still to come: enter the day it began.' } })
}

export const historyHandlers = ({ db }: Deps) => [
  implement('experience.list', ({ actor }) => experienceRepository(db).list(actor.seekerId)),

  implement('experience.create', ({ input, transact }) =>
    transact(async (ctx) => {
      refuseAhead(ctx, input)
      const record = found(await experienceRepository(ctx.tx).insert(ctx.actor.seekerId, input))
      await recordOwnChange(ctx, { action: 'experience.added', subject: { kind: 'seeker', id: ctx.actor.seekerId } })
      return record
    }),
  ),

  implement('experience.update', ({ input, transact }) =>
    transact(async (ctx) => {
      refuseAhead(ctx, input)
      const record = found(await experienceRepository(ctx.tx).update(ctx.actor.seekerId, input))
      await recordOwnChange(ctx, { action: 'experience.changed', subject: { kind: 'experience', id: input.id } })
      return record
    }),
  ),

  implement('experience.remove', ({ input: { id }, transact }) =>
    transact(async (ctx) => {
      found(await experienceRepository(ctx.tx).remove(ctx.actor.seekerId, id))
      await forgetEntry(ctx, { entryKind: 'employment', entryId: id })
      await recordOwnChange(ctx, { action: 'experience.removed', subject: { kind: 'experience', id } })
      return { done: true } as const
    }),
  ),

  implement('education.list', ({ actor }) => educationRepository(db).list(actor.seekerId)),

  implement('education.create', ({ input, transact }) =>
    transact(async (ctx) => {
      refuseAhead(ctx, input)
      const record = found(await educationRepository(ctx.tx).insert(ctx.actor.seekerId, input))
      await recordOwnChange(ctx, { action: 'education.added', subject: { kind: 'seeker', id: ctx.actor.seekerId } })
      return record
    }),
  ),

  implement('education.update', ({ input, transact }) =>
    transact(async (ctx) => {
      refuseAhead(ctx, input)
      const record = found(await educationRepository(ctx.tx).update(ctx.actor.seekerId, input))
      await recordOwnChange(ctx, { action: 'education.changed', subject: { kind: 'education', id: input.id } })
      return record
    }),
  ),

  implement('education.remove', ({ input: { id }, transact }) =>
    transact(async (ctx) => {
      found(await educationRepository(ctx.tx).remove(ctx.actor.seekerId, id))
      await forgetEntry(ctx, { entryKind: 'education', entryId: id })
      await recordOwnChange(ctx, { action: 'education.removed', subject: { kind: 'education', id } })
      return { done: true } as const
    }),
  ),
]

import { Problem } from '@s4/contract/problem'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { todayAt } from './held-document'
import { educationRepository, experienceRepository } from './records-repository'
import { found, writtenByOwner } from './written-by-owner'

const done = { done: true } as const

const refuseAhead = ({ clock }: Deps, { from }: { from: string }): void => {
  if (from > todayAt(clock.now()))
    throw new Problem('input.invalid', { fields: { from: 'This is still to come: enter the day it began.' } })
}

/** Experience and education: lists a seeker keeps. */
export const recordsHandlers = (deps: Deps) => [
  implement('experience.list', ({ actor }) => experienceRepository(deps.db).list(actor.seekerId)),

  implement('experience.create', ({ input, actor }) => {
    refuseAhead(deps, input)
    return writtenByOwner(
      deps,
      { actor, action: 'experience.added', subject: { kind: 'seeker', id: actor.seekerId } },
      async (tx) => found(await experienceRepository(tx).insert(actor.seekerId, input)),
    )
  }),

  implement('experience.update', ({ input, actor }) => {
    refuseAhead(deps, input)
    return writtenByOwner(
      deps,
      { actor, action: 'experience.changed', subject: { kind: 'experience', id: input.id } },
      async (tx) => found(await experienceRepository(tx).update(actor.seekerId, input)),
    )
  }),

  implement('experience.remove', ({ input, actor }) =>
    writtenByOwner(
      deps,
      { actor, action: 'experience.removed', subject: { kind: 'experience', id: input.id } },
      async (tx) => {
        found(await experienceRepository(tx).remove(actor.seekerId, input.id))
        return done
      },
    ),
  ),

  implement('education.list', ({ actor }) => educationRepository(deps.db).list(actor.seekerId)),

  implement('education.create', ({ input, actor }) => {
    refuseAhead(deps, input)
    return writtenByOwner(
      deps,
      { actor, action: 'education.added', subject: { kind: 'seeker', id: actor.seekerId } },
      async (tx) => found(await educationRepository(tx).insert(actor.seekerId, input)),
    )
  }),

  implement('education.update', ({ input, actor }) => {
    refuseAhead(deps, input)
    return writtenByOwner(
      deps,
      { actor, action: 'education.changed', subject: { kind: 'education', id: input.id } },
      async (tx) => found(await educationRepository(tx).update(actor.seekerId, input)),
    )
  }),

  implement('education.remove', ({ input, actor }) =>
    writtenByOwner(
      deps,
      { actor, action: 'education.removed', subject: { kind: 'education', id: input.id } },
      async (tx) => {
        found(await educationRepository(tx).remove(actor.seekerId, input.id))
        return done
      },
    ),
  ),
]

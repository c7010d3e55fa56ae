import { MAX_TAG_LENGTH, MAX_TAGS, normalTag } from '@s4/domain/worker-tags'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Chosen, Id, Instant, MAX_CHOSEN, Refused, text } from '../endpoint/shapes'
import { MAX_TEAMS } from './worker-teams'

/** What a company had noted about a worker it took off its list, so that this can be taken back. */
export const RemovedWorker = z.object({
  id: Id,
  note: text(500),
  teamIds: z.array(Id).max(MAX_TEAMS),
  tags: z.array(z.string().max(MAX_TAG_LENGTH)).max(MAX_TAGS),
  savedAt: Instant,
})
export type RemovedWorker = z.infer<typeof RemovedWorker>

/** For so long a worker who was taken off the list is put back as they were. */
export const RESTORE_MINUTES = 15

const Tag = z
  .string()
  .max(1000, 'Use a shorter tag.')
  .transform(normalTag)
  .pipe(z.string().min(1, 'Enter a tag.').max(MAX_TAG_LENGTH, `Use ${MAX_TAG_LENGTH} characters or fewer for a tag.`))

export const manyWorkers = endpoints({
  'manyWorkers.save': {
    summary:
      'Save several workers. Each is saved by itself: `changed` names those that were not saved before, `refused` ' +
      'those that could not be.',
    requires: 'workers.save',
    input: z.object({ ids: Chosen }),
    output: z.object({ changed: z.array(Id), refused: Refused }),
  },
  'manyWorkers.remove': {
    summary: 'Take several workers off the list, each by itself; `removed` holds what it takes to put them back.',
    requires: 'workers.save',
    input: z.object({ ids: Chosen }),
    output: z.object({ removed: z.array(RemovedWorker), refused: Refused }),
  },
  'manyWorkers.restore': {
    summary: `Put workers back on the list as they were, within ${RESTORE_MINUTES} minutes of taking them off.`,
    requires: 'workers.save',
    input: z.object({ workers: z.array(RemovedWorker).min(1, 'Choose at least one.').max(MAX_CHOSEN) }),
    output: z.object({ changed: z.array(Id), refused: Refused }),
  },
  'manyWorkers.group': {
    summary:
      'Put several saved workers into a team or give them a tag, or take it from them. Each is changed by itself: ' +
      '`changed` names those for whom it was not so before, `refused` those who could not be changed.',
    requires: 'workers.save',
    input: z
      .object({ ids: Chosen, teamId: Id.optional(), tag: Tag.optional(), on: z.boolean() })
      .refine(({ teamId, tag }) => (teamId === undefined) !== (tag === undefined), {
        path: ['tag'],
        message: 'Choose a team or enter a tag.',
      }),
    output: z.object({ changed: z.array(Id), refused: Refused }),
  },
})

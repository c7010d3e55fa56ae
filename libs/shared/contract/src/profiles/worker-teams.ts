import { MAX_TAG_LENGTH, MAX_TAGS, normalTags } from '@s4/domain/worker-tags'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Done, Id, Nothing, line } from '../endpoint/shapes'
import { SavedWorker } from './workers'

/** The most teams a company has. */
export const MAX_TEAMS = 100

/** A team of workers, with how many are in it. */
export const WorkerTeam = z.object({ id: Id, name: z.string(), workers: z.number().int() })
export type WorkerTeam = z.infer<typeof WorkerTeam>

export const TeamFields = z.object({ name: line('Enter a name for the group.', 60) })

const Tags = z
  .array(z.string().max(1000, 'Use shorter tags.'))
  .max(200, `Use ${MAX_TAGS} tags or fewer.`)
  .transform(normalTags)
  .pipe(
    z
      .array(z.string().max(MAX_TAG_LENGTH, `Use ${MAX_TAG_LENGTH} characters or fewer for a tag.`))
      .max(MAX_TAGS, `Use ${MAX_TAGS} tags or fewer.`),
  )

export const workerTeams = endpoints({
  'workerTeams.list': {
    summary: 'The teams of my company’s workers, by name, and every tag in use.',
    requires: 'workers.read',
    input: Nothing,
    output: z.object({ teams: z.array(WorkerTeam), tags: z.array(z.string()) }),
  },
  'workerTeams.create': {
    summary: 'Add a team.',
    requires: 'workers.save',
    input: TeamFields,
    output: z.object({ id: Id }),
  },
  'workerTeams.rename': {
    summary: 'Give a team another name.',
    requires: 'workers.save',
    input: TeamFields.extend({ id: Id }),
    output: Done,
  },
  'workerTeams.remove': {
    summary: 'Remove a team; its workers stay saved.',
    requires: 'workers.save',
    input: ById,
    output: Done,
  },
  'workerTeams.place': {
    summary: 'Say in which teams a saved worker is, and with which tags.',
    requires: 'workers.save',
    input: z.object({ id: Id, teamIds: z.array(Id).max(MAX_TEAMS), tags: Tags }),
    output: SavedWorker,
  },
})

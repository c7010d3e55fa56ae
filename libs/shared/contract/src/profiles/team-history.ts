import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant } from '../endpoint/shapes'

/** How many lines of the history are answered at once. */
export const HISTORY_LINES = 50

/** One thing that a member did (docs/product.md#audit). */
export const MemberAction = z.object({
  id: z.number().int(),
  at: Instant,
  /** Subject and past tense: `job.published`. */
  action: z.string(),
  /** As the company knows them, also those who have left; empty for somebody whose account is erased. */
  member: z.string(),
  /** The worker it was about. */
  worker: z.string().nullable(),
  job: z.object({ id: Id, title: z.string(), siteName: z.string() }).nullable(),
})
export type MemberAction = z.infer<typeof MemberAction>

export const teamHistory = endpoints({
  'teamHistory.show': {
    summary: 'What members of my company did, newest first, 50 lines at a time.',
    requires: 'team.manage',
    input: z.object({
      /** Only what this member of now did. */
      member: Id.optional(),
      /** The id of a line: only older ones. */
      before: z.coerce.number('Start again from the newest.').int().min(1).optional(),
    }),
    output: z.object({
      lines: z.array(MemberAction),
      /** Whether there are older ones. */
      more: z.boolean(),
    }),
  },
})

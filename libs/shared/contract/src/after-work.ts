import { z } from 'zod'
import { AssignmentDetails } from './assignments'
import { endpoints } from './endpoint'
import { ById, Done, Id, Instant, Nothing, text, words } from './shapes'

export const Rating = z.object({ stars: z.number().int(), comment: z.string(), createdAt: Instant })
export type Rating = z.infer<typeof Rating>

/** What the two sides of one shift said of each other. */
export const Ratings = z.object({ mine: Rating.nullable(), theirs: Rating.nullable() })
export type Ratings = z.infer<typeof Ratings>

export const afterWork = endpoints({
  'assignments.noShow': {
    summary: 'Record that the worker did not come, with the reason; they can appeal.',
    access: 'company',
    input: z.object({ id: Id, reason: words('Say what happened: the worker will read it.', 300) }),
    output: AssignmentDetails,
  },
  'ratings.show': { summary: 'What both sides said of one shift.', access: 'person', input: ById, output: Ratings },
  'ratings.create': {
    summary: 'Rate the other side after a completed shift, once.',
    access: 'person',
    input: z.object({
      id: Id,
      stars: z.number('Choose one to five stars.').int().min(1, 'Choose one to five stars.').max(5),
      comment: text(500).default(''),
    }),
    output: Ratings,
  },
  'calendar.show': {
    summary: 'Whether my calendar feed is on.',
    access: 'seeker',
    input: Nothing,
    output: z.object({ on: z.boolean() }),
  },
  'calendar.start': {
    summary: 'A new secret address for my work in a calendar program; the old one stops.',
    access: 'seeker',
    input: Nothing,
    output: z.object({ url: z.string() }),
  },
  'calendar.stop': { summary: 'Switch my calendar feed off.', access: 'seeker', input: Nothing, output: Done },
})

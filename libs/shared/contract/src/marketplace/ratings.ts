import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, text } from '../endpoint/shapes'

export const Rating = z.object({ stars: z.number().int(), comment: z.string(), createdAt: Instant })
export type Rating = z.infer<typeof Rating>

/** What the two sides of one shift said of each other. */
export const Ratings = z.object({ mine: Rating.nullable(), theirs: Rating.nullable() })
export type Ratings = z.infer<typeof Ratings>

export const ratings = endpoints({
  'ratings.show': {
    summary: 'What both sides said of one shift.',
    requires: 'ratings.read',
    input: ById,
    output: Ratings,
  },
  'ratings.create': {
    summary: 'Rate the other side after a completed shift, once.',
    requires: 'ratings.give',
    input: z.object({
      id: Id,
      stars: z.number('Choose one to five stars.').int().min(1, 'Choose one to five stars.').max(5),
      comment: text(500).default(''),
    }),
    output: Ratings,
  },
})

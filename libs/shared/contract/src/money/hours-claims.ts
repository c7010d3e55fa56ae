import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Minutes, text, words } from '../endpoint/shapes'

/** More time that one side claims for some work. */
export const HoursClaim = z.object({
  id: Id,
  side: z.enum(['seeker', 'company']),
  /** `earlier`: the worker came before the scan. */
  kind: z.enum(['earlier', 'more']),
  cameAt: Instant.nullable(),
  /** Beside what is agreed: in the shift, and before or after it. */
  minutes: Minutes,
  extraMinutes: Minutes,
  reason: z.string(),
  pictures: z.array(z.string()),
  madeAt: Instant,
  status: z.enum(['open', 'accepted', 'refused']),
  answerReason: z.string(),
})
export type HoursClaim = z.infer<typeof HoursClaim>

const more = z
  .number({ error: 'Enter whole minutes.' })
  .int('Enter whole minutes.')
  .min(0, 'Enter zero or more.')
  .max(24 * 60, 'A shift is never longer than 24 hours.')

export const hoursClaims = endpoints({
  'hoursClaims.list': {
    summary: 'What either side has claimed for some work beside the hours, newest first.',
    requires: 'hours.agree',
    input: ById,
    output: z.array(HoursClaim),
  },
  'hoursClaims.create': {
    summary:
      'Claim more time: the worker, that they came before the scan; either side, more minutes than agreed. Until ' +
      '28 days after the shift, one claim at a time.',
    requires: 'hours.agree',
    input: ById.extend({
      kind: z.enum(['earlier', 'more'], 'Say what it is.'),
      cameAt: Instant.optional(),
      minutes: more.default(0),
      extraMinutes: more.default(0),
      reason: words('Say why. The other side reads it.', 500),
      fileIds: z.array(Id).max(6, 'Add at most 6 pictures.').default([]),
    }),
    output: z.array(HoursClaim),
  },
  'hoursClaims.answer': {
    summary: 'Accept or refuse the other side’s claim. What is accepted is invoiced.',
    requires: 'hours.agree',
    input: ById.extend({ claimId: Id, answer: z.enum(['accept', 'refuse']), reason: text(500).default('') }),
    output: z.array(HoursClaim),
  },
})

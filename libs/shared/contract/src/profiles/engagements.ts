import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Done, Id, Instant, Nothing } from '../endpoint/shapes'

export const EngagementKind = z.enum(['self-employed', 'own-staff'], { error: 'Choose how they work for you.' })
export type EngagementKind = z.infer<typeof EngagementKind>

/** How I work for a company: agreed, or proposed by it and to be answered. */
export const OwnEngagement = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  kind: EngagementKind,
  /** The first day it counts for shifts. */
  startsOn: CalendarDate,
  status: z.enum(['proposed', 'agreed']),
  proposedAt: Instant,
})
export type OwnEngagement = z.infer<typeof OwnEngagement>

export const EngagementFields = z.object({
  kind: EngagementKind,
  payrollNumber: z.string().trim().max(30, 'Use 30 characters or fewer.').default(''),
  startsOn: CalendarDate,
})

export const engagements = endpoints({
  'engagements.propose': {
    summary:
      'Propose to a saved worker how they work for my company, from a day on. Without another kind only the payroll ' +
      'number is changed, at once.',
    requires: 'workers.save',
    needs: ['complete', 'verified'],
    input: EngagementFields.extend({ id: Id }),
    output: Done,
  },
  'engagements.withdraw': {
    summary: 'Withdraw what was proposed to a worker.',
    requires: 'workers.save',
    input: ById,
    output: Done,
  },
  'engagements.list': {
    summary: 'What companies propose to me, and how I have agreed to work for them, the newest first.',
    requires: 'offers.answer',
    input: Nothing,
    output: z.array(OwnEngagement),
  },
  'engagements.answer': {
    summary: 'Accept or decline what a company proposes; it then counts from the day proposed, or today.',
    requires: 'offers.answer',
    input: z.object({ id: Id, accept: z.boolean() }),
    output: Done,
  },
})

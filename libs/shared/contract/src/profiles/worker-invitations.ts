import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Done, Id, Instant, Nothing } from '../endpoint/shapes'
import { EngagementKind } from './engagements'

export const WorkerInvitation = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  kind: EngagementKind,
  sentAt: Instant,
  expiresAt: Instant,
})
export type WorkerInvitation = z.infer<typeof WorkerInvitation>

const secret = z.string().min(20).max(100)

/** What the holder of a link reads before accepting. */
export const OpenWorkerInvitation = z.object({
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  kind: EngagementKind,
  expiresAt: Instant,
})

export const workerInvitations = endpoints({
  'workerInvitations.list': {
    summary: 'Open invitations to work for my company, the newest first; at most 500.',
    requires: 'workers.save',
    input: Nothing,
    output: z.object({ open: z.number().int(), invitations: z.array(WorkerInvitation) }),
  },
  'workerInvitations.withdraw': {
    summary: 'Take an invitation back: its link ends.',
    requires: 'workers.save',
    input: ById,
    output: Done,
  },
  'workerInvitations.open': {
    summary: 'What the holder of a link from an invitation to work is invited to.',
    requires: 'public',
    input: z.object({ secret }),
    output: OpenWorkerInvitation,
  },
  'workerInvitations.answer': {
    summary: 'Accept or decline an invitation to work, with the worker account of the address it was sent to.',
    requires: 'account.manage',
    input: z.object({ secret, accept: z.boolean() }),
    output: Done,
  },
})

import { problemSeverities, problemViews } from '@s4/domain/problem-words'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Nothing, Paging, line, text, words } from '../endpoint/shapes'
import { problemCategories } from '../endpoint/values'

export const problemStatuses = ['open', 'inProgress', 'resolved', 'closed'] as const
const Category = z.enum(problemCategories, 'Choose what it is about.')
const Severity = z.enum(problemSeverities, 'Choose how serious it is.')
/** A line in a thread: what somebody wrote, or what became of the matter. */
export const ThreadMessage = z.object({
  id: Id,
  by: z.enum(['seeker', 'company', 'S4']),
  /** Which member of the company wrote it; a worker reads the first name. Null for the others, and where unknown. */
  memberName: z.string().nullable(),
  event: z.enum(['resolved', 'reopened', 'closed', 'escalated']).nullable(),
  text: z.string(),
  /** Addresses of the pictures. */
  pictures: z.array(z.string()),
  createdAt: Instant,
})
export type ThreadMessage = z.infer<typeof ThreadMessage>

/** What is written under a heading or into a thread, with pictures sent before by `POST /files`. */
export const Written = {
  text: text(4000).min(1, 'Write what you want to say.'),
  fileIds: z.array(Id).max(6, 'Add at most 6 pictures.').default([]),
}

/** A job somebody has applied for or worked on: what a problem can be about. */
export const ProblemSubject = z.object({
  jobId: Id,
  jobTitle: z.string(),
  siteName: z.string(),
  companyName: z.string(),
  seekerId: Id,
  seekerName: z.string(),
})
export type ProblemSubject = z.infer<typeof ProblemSubject>

/** A problem between a worker and a company about their work. */
export const ReportedProblem = ProblemSubject.extend({
  id: Id,
  /** `PRB-000123`. */
  number: z.string(),
  category: Category,
  severity: Severity,
  subject: z.string(),
  status: z.enum(problemStatuses),
  raisedBy: z.enum(['seeker', 'company', 'S4']),
  companyId: Id,
  assignmentId: Id.nullable(),
  zone: z.string(),
  /** Who at the company sees to it; only the company reads it. */
  owner: z.object({ uid: z.string(), name: z.string() }).nullable(),
  dueAt: Instant,
  overdue: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  resolvedAt: Instant.nullable(),
  outcome: z.string().nullable(),
})
export type ReportedProblem = z.infer<typeof ReportedProblem>

export const ReportedProblemDetails = ReportedProblem.extend({
  /** Oldest first. */
  thread: z.array(ThreadMessage),
  /** Who could see to it; empty for the seeker. */
  members: z.array(z.object({ uid: z.string(), name: z.string() })),
  /** An appeal whose no-show still stands: the company can take it back, otherwise S4's staff decide. */
  noShowStands: z.boolean(),
  /** When S4's staff decided what it is about; null unless they did. */
  decidedAt: Instant.nullable(),
})
export type ReportedProblemDetails = z.infer<typeof ReportedProblemDetails>

const reason = words('Say why. The other side reads it.', 1000)

export const problems = endpoints({
  'problems.list': {
    summary: 'Problems I or my company are party to, newest first.',
    requires: 'problems.read',
    paged: true,
    input: Paging.extend({
      view: z.enum(problemViews).default('all'),
      severity: Severity.optional(),
      jobId: Id.optional(),
    }),
    output: ReportedProblem,
  },
  'problems.counts': {
    summary: 'How many problems each view has.',
    requires: 'problems.read',
    input: Nothing,
    output: z.record(z.enum(problemViews), z.number().int()),
  },
  'problems.subjects': {
    summary: 'What I can report a problem about: jobs applied for, offered or worked, the latest first.',
    requires: 'problems.read',
    input: Nothing,
    output: z.array(ProblemSubject),
  },
  'problems.create': {
    summary:
      'Report a problem about work; a company names the worker. An appeal against a no-show names the assignment.',
    requires: 'problems.report',
    input: z.object({
      jobId: Id,
      seekerId: Id.optional(),
      assignmentId: Id.optional(),
      category: Category,
      severity: Severity.default('medium'),
      subject: line('Say in a few words what it is about.', 120),
      ...Written,
    }),
    output: ReportedProblemDetails,
  },
  'problems.show': {
    summary: 'One problem with its thread.',
    requires: 'problems.read',
    input: ById,
    output: ReportedProblemDetails,
  },
  'problems.reply': {
    summary: 'Write into the thread; the company’s first answer puts it in progress.',
    requires: 'problems.report',
    input: z.object({ id: Id, ...Written }),
    output: ReportedProblemDetails,
  },
  'problems.change': {
    summary: 'Give a problem an owner, or another severity, which moves its due time.',
    requires: 'problems.solve',
    input: z.object({ id: Id, ownerUid: z.string().max(128).nullable().optional(), severity: Severity.optional() }),
    output: ReportedProblemDetails,
  },
  'problems.resolve': {
    summary: 'Say how a problem was solved; resolving an appeal takes the no-show back.',
    requires: 'problems.solve',
    input: z.object({ id: Id, outcome: words('Say how it was solved.', 1000) }),
    output: ReportedProblemDetails,
  },
  'problems.close': {
    summary: 'Close a problem that is solved, or that I reported.',
    requires: 'problems.report',
    input: ById,
    output: ReportedProblemDetails,
  },
  'problems.reopen': {
    summary: 'Reopen a problem that is not solved: the due time starts again.',
    requires: 'problems.report',
    input: z.object({ id: Id, reason }),
    output: ReportedProblemDetails,
  },
})

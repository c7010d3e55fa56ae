import type { ReportedProblemDetails } from '@s4/contract'

export const testId = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

export const aProblem = (change: Partial<ReportedProblemDetails> = {}): ReportedProblemDetails => ({
  id: testId(1),
  number: 'PRB-000123',
  category: 'site',
  severity: 'high',
  subject: 'The gate sticks',
  status: 'open',
  raisedBy: 'seeker',
  companyId: testId(2),
  companyName: 'Acme Security',
  seekerId: testId(3),
  seekerName: 'Ada Byron',
  jobId: testId(4),
  jobTitle: 'Door supervisor',
  siteName: 'Tobacco Dock',
  assignmentId: null,
  zone: 'Europe/London',
  owner: null,
  dueAt: '2026-11-22T09:00:00.000Z',
  overdue: false,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  resolvedAt: null,
  outcome: null,
  members: [],
  noShowStands: false,
  decidedAt: null,
  thread: [
    {
      id: testId(5),
      by: 'seeker',
      memberName: null,
      event: null,
      text: 'Every night.',
      pictures: [],
      createdAt: '2026-11-21T09:00:00.000Z',
    },
  ],
  ...change,
})

export const noCounts = { live: 0, overdue: 0, resolved: 0, closed: 0, all: 0 }

import type { ApplicationStatus, AssignmentStatus, JobStatus, Offer } from '@s4/contract'
import { jobStatusLabel } from '@s4/domain/job-status'
import { StatusBadge, type StateTone } from '@s4/ui'

type BadgeTexts<Status extends string> = Record<Status, readonly [word: string, tone: StateTone]>

const applications: BadgeTexts<ApplicationStatus> = {
  applied: ['Applied', 'info'],
  offered: ['Offered', 'warning'],
  accepted: ['Accepted', 'success'],
  declined: ['Declined', 'neutral'],
  lapsed: ['Expired', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
  rejected: ['Turned down', 'danger'],
}

const offers: BadgeTexts<Offer['status']> = {
  open: ['Open', 'warning'],
  accepted: ['Accepted', 'success'],
  declined: ['Declined', 'neutral'],
  lapsed: ['Expired', 'neutral'],
  rescinded: ['Withdrawn', 'neutral'],
}

const assignments: BadgeTexts<AssignmentStatus> = {
  assigned: ['Assigned', 'info'],
  inProgress: ['In progress', 'success'],
  completed: ['Completed', 'success'],
  hoursAgreed: ['Hours agreed', 'success'],
  invoiced: ['Invoiced', 'info'],
  paid: ['Paid', 'success'],
  cancelled: ['Cancelled', 'danger'],
  noShow: ['No-show', 'danger'],
}

const jobTones: Record<JobStatus, StateTone> = {
  draft: 'neutral',
  open: 'success',
  filled: 'info',
  inProgress: 'success',
  completed: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
  cancelled: 'danger',
}

export const ApplicationBadge = ({ status }: { status: ApplicationStatus }) => <WordBadge of={applications[status]} />
export const OfferBadge = ({ status }: { status: Offer['status'] }) => <WordBadge of={offers[status]} />
export const AssignmentBadge = ({ status }: { status: AssignmentStatus }) => <WordBadge of={assignments[status]} />
export const JobBadge = ({ status }: { status: JobStatus }) => (
  <StatusBadge tone={jobTones[status]}>{jobStatusLabel[status]}</StatusBadge>
)

const WordBadge = ({ of: [word, tone] }: { of: readonly [word: string, tone: StateTone] }) => (
  <StatusBadge tone={tone}>{word}</StatusBadge>
)

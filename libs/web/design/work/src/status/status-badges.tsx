import type { ApplicationStatus, AssignmentStatus, Offer } from '@s4/contract'
import { StatusBadge } from '@s4/ui'
import { statusTones } from './status-tones'

const applications: Record<ApplicationStatus, string> = {
  applied: 'Applied',
  offered: 'Offered',
  accepted: 'Accepted',
  declined: 'Declined',
  lapsed: 'Expired',
  withdrawn: 'Withdrawn',
  rejected: 'Turned down',
}

const offers: Record<Offer['status'], string> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  lapsed: 'Expired',
  rescinded: 'Withdrawn',
}

export const assignmentWords: Record<AssignmentStatus, string> = {
  assigned: 'Assigned',
  inProgress: 'In progress',
  completed: 'Completed',
  hoursAgreed: 'Hours agreed',
  invoiced: 'Invoiced',
  paid: 'Paid',
  cancelled: 'Cancelled',
  noShow: 'No-show',
}

export const ApplicationBadge = ({ status }: { status: ApplicationStatus }) => (
  <StatusBadge tone={statusTones.application[status]}>{applications[status]}</StatusBadge>
)
export const OfferBadge = ({ status }: { status: Offer['status'] }) => (
  <StatusBadge tone={statusTones.offer[status]}>{offers[status]}</StatusBadge>
)
export const AssignmentBadge = ({ status }: { status: AssignmentStatus }) => (
  <StatusBadge tone={statusTones.assignment[status]}>{assignmentWords[status]}</StatusBadge>
)

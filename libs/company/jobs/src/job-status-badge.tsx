import type { JobStatus } from '@s4/contract'
import { jobStatusLabel } from '@s4/domain/job-status'
import { StatusBadge, type StateTone } from '@s4/ui'

const statusTones: Record<JobStatus, StateTone> = {
  draft: 'neutral',
  open: 'info',
  filled: 'success',
  inProgress: 'info',
  completed: 'success',
  expired: 'warning',
  closed: 'neutral',
  cancelled: 'danger',
}

export const JobStatusBadge = ({ status }: { status: JobStatus }) => (
  <StatusBadge tone={statusTones[status]}>{jobStatusLabel[status]}</StatusBadge>
)

import type { JobStatus } from '@s4/contract'
import { jobStatusLabel } from '@s4/domain/job-status'
import { StatusBadge } from '@s4/ui'
import { statusTones } from './status-tones'

export const JobBadge = ({ status }: { status: JobStatus }) => (
  <StatusBadge tone={statusTones.job[status]}>{jobStatusLabel[status]}</StatusBadge>
)

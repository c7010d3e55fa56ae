import type { JobCard as Job } from '@s4/contract'
import { List } from '@s4/ui'
import { JobCard } from './job-card'

export interface JobListProps {
  jobs: readonly Job[]
  /** The address of a job where it is not the job's own page. */
  to?: (id: string) => string
  /** Above the list stands that jobs are outside the reader's hours, so their cards only say which. */
  hoursSaid?: boolean
}

export function JobList({ jobs, to, hoursSaid }: JobListProps) {
  if (jobs.length === 0) return null
  return (
    <List label="Jobs" columns>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} to={to?.(job.id)} hoursSaid={hoursSaid} />
        </li>
      ))}
    </List>
  )
}

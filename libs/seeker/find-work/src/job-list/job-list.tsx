import type { JobCard as Job } from '@s4/contract'
import { List } from '@s4/ui'
import { JobCard } from './job-card'

export function JobList({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) return null
  return (
    <List label="Jobs">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </List>
  )
}

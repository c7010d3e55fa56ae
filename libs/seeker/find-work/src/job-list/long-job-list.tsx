import { useWide } from '@s4/ui'
import { WindowedList } from '@s4/ui/windowed-list'
import { JobCard } from './job-card'
import type { JobListProps } from './job-list'

/** The estimated height in pixels before a card is measured. */
const CARD_HEIGHT = 190

/** Renders only the cards near the viewport. */
export function LongJobList({ jobs, to, hoursSaid }: JobListProps) {
  return (
    <WindowedList
      label="Jobs"
      items={jobs}
      itemKey={({ id }) => id}
      itemHeight={CARD_HEIGHT}
      columns={useWide() ? 2 : 1}
      renderItem={(job) => <JobCard job={job} to={to?.(job.id)} hoursSaid={hoursSaid} />}
    />
  )
}

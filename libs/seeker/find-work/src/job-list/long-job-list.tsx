import type { JobCard as Job } from '@s4/contract'
import { WindowedList } from '@s4/ui/windowed-list'
import { JobCard } from './job-card'

/** A card is about this tall, in pixels, before it has been measured. */
const CARD = 190

/** Hundreds of cards, of which only those near the window are in the page. */
export function LongJobList({ jobs }: { jobs: readonly Job[] }) {
  return (
    <WindowedList
      label="Jobs"
      items={jobs}
      itemKey={({ id }) => id}
      itemHeight={CARD}
      renderItem={(job) => <JobCard job={job} />}
    />
  )
}

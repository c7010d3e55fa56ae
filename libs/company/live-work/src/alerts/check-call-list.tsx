import { companyLinks } from '@s4/links'
import type { LoggedCheckCall } from '@s4/contract'
import { momentText, timeText } from '@s4/domain/shift-text'
import { DataTable, EmptyState, LoadMore, StatusBadge, TextLink } from '@s4/ui'
import { statusTones } from '@s4/work'
import { useCalls } from '../queries/live-queries'

const words: Record<LoggedCheckCall['status'], string> = {
  due: 'Due',
  responded: 'Answered',
  late: 'Answered late',
  missed: 'Missed',
  stopped: 'Stopped',
}

export function CheckCallList({ jobId }: { jobId: string | null }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useCalls(jobId)
  const calls = data.pages.flatMap((page) => page.data)
  if (calls.length === 0)
    return (
      <EmptyState drawing="calm" action={<TextLink to={companyLinks.jobsInProgress}>See who is at work</TextLink>}>
        No check call has fallen due yet.
      </EmptyState>
    )

  return (
    <>
      <DataTable
        caption="Check calls"
        rows={calls}
        rowKey={({ id }) => id}
        columns={[
          { key: 'due', header: 'Due', cell: ({ dueAt, zone }) => momentText(dueAt, zone) },
          { key: 'who', header: 'Who', cell: ({ seekerName }) => seekerName },
          {
            key: 'work',
            header: 'Work',
            cell: ({ jobId: job, shiftId, title, siteName }) => (
              <>
                <TextLink to={`${companyLinks.jobInProgress(job)}?shift=${shiftId}`}>{title}</TextLink>, {siteName}
              </>
            ),
          },
          {
            key: 'state',
            header: 'Answer',
            cell: ({ status }) => <StatusBadge tone={statusTones.checkCall[status]}>{words[status]}</StatusBadge>,
          },
          {
            key: 'answered',
            header: 'Answered',
            cell: ({ answeredAt, zone }) => (answeredAt ? timeText(answeredAt, zone) : '–'),
          },
        ]}
      />
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        noun="check calls"
      />
    </>
  )
}

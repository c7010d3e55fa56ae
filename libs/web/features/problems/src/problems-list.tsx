import { problemSeverities, severityLabel } from '@s4/domain/problem-words'
import { ButtonLink, EmptyState, Grid, Inline, List, LoadMore, SelectField, Stack, Tabs } from '@s4/ui'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import type { Side } from '@s4/links'
import { ProblemCard } from './problem-card'
import { readFilter, useCounts, useProblems, type ProblemFilter } from './problem-queries'

const views: readonly { view: ProblemFilter['view']; label: string }[] = [
  { view: 'live', label: 'Open' },
  { view: 'overdue', label: 'Overdue' },
  { view: 'resolved', label: 'Resolved' },
  { view: 'closed', label: 'Closed' },
  { view: 'all', label: 'All' },
]
const none: Record<ProblemFilter['view'], string> = {
  live: 'Nothing is open.',
  overdue: 'Nothing is overdue.',
  resolved: 'Nothing waits to be closed.',
  closed: 'Nothing is closed yet.',
  all: 'No problem has been reported.',
}

/** Problems by view and severity, both in the address. */
export function ProblemsList({ side }: { side: Side }) {
  const [params, setParams] = useSearchParams()
  const { view, severity } = readFilter(params)
  const counts = useCounts()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useProblems({ view, severity })
  const problems = data.pages.flatMap((page) => page.data)
  const address = (wanted: Partial<ProblemFilter>) => {
    const { view: shown, severity: only } = { view, severity, ...wanted }
    return new URLSearchParams({ ...(shown !== 'live' && { view: shown }), ...(only && { severity: only }) })
  }

  return (
    <Stack gap="lg">
      <Inline justify="between" align="end">
        <Tabs
          label="Problems by state"
          tabs={views.map((tab) => ({
            label: tab.label,
            to: { search: address({ view: tab.view }).toString() },
            active: tab.view === view,
            count: counts[tab.view],
          }))}
        />
        <ButtonLink to="?new=1" tone={side === 'company' ? 'quiet' : 'action'} icon={<Plus aria-hidden />}>
          Report a problem
        </ButtonLink>
      </Inline>
      <Grid min={200}>
        <SelectField
          label="How serious"
          emptyLabel="Any"
          value={severity ?? ''}
          options={problemSeverities.map((value) => ({ value, label: severityLabel[value] }))}
          onChange={({ target }) =>
            setParams(address({ severity: problemSeverities.find((value) => value === target.value) }))
          }
        />
      </Grid>
      {problems.length === 0 ? (
        <EmptyState drawing="calm">
          {none[view]}{' '}
          {side === 'seeker' &&
            'If something at work is not right, report it: it gets a number, a due time and an answer.'}
        </EmptyState>
      ) : (
        <List label="Problems">
          {problems.map((problem) => (
            <li key={problem.id}>
              <ProblemCard problem={problem} side={side} />
            </li>
          ))}
        </List>
      )}
      <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="problems" />
    </Stack>
  )
}

import type { CompanyJobDetails } from '@s4/contract'
import {
  Callout,
  EmptyState,
  FailureState,
  Inline,
  List,
  type ListView,
  NextStepLink,
  Skeleton,
  Text,
  ViewSwitch,
} from '@s4/ui'
import { lazy, Suspense } from 'react'
import { useFoundWorkers } from './queries/find-worker-queries'
import { toSearch, type SearchText } from './search-params'
import { WorkerCard } from './worker-card'

const FoundTable = lazy(async () => ({ default: (await import('./found-table')).FoundTable }))

interface FoundWorkersProps {
  text: SearchText
  job: CompanyJobDetails | undefined
  list: ListView
}

export function FoundWorkers({ text, job, list }: FoundWorkersProps) {
  const search = toSearch(text)
  const hasDay = Boolean(text.date ?? text.weekday)
  const { data: workers, error, refetch, isFetching } = useFoundWorkers(search)

  if (search === null)
    return (
      <EmptyState drawing="people">
        Say where and when you need somebody. You then see people who want to be found, and people who worked for you.
      </EmptyState>
    )
  if (error) {
    const fields = Object.values(error.fields)
    if (fields.length > 0)
      return (
        <Callout tone="danger" live title={error.message}>
          {fields.join(' ')}
        </Callout>
      )
    return (
      <FailureState onRetry={() => void refetch()} busy={isFetching} action={<NextStepLink failure={error} />}>
        {error.message}
      </FailureState>
    )
  }
  if (!workers) return <Skeleton shape="card" count={3} />
  if (workers.length === 0)
    return (
      <EmptyState drawing="people">
        Nobody matches all of that. Widen the distance, drop the rating, or choose another time.
      </EmptyState>
    )
  return (
    <>
      <Inline justify="between">
        <Text tone="muted" role="status">
          {workers.length === 1 ? '1 person' : `${workers.length} people`}, best fit first
        </Text>
        <ViewSwitch list={list} />
      </Inline>
      {list.view === 'table' ? (
        <Suspense fallback={<Skeleton shape="table" />}>
          <FoundTable workers={workers} hasDay={hasDay} filter={JSON.stringify(search)} />
        </Suspense>
      ) : (
        <List label="Workers found">
          {workers.map((worker) => (
            <li key={worker.seekerId}>
              <WorkerCard worker={worker} job={job} hasDay={hasDay} />
            </li>
          ))}
        </List>
      )}
    </>
  )
}

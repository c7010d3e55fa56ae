import type { CompanyJobDetails, Worker } from '@s4/contract'
import {
  Callout,
  Disclosure,
  EmptyState,
  FailureState,
  Inline,
  List,
  type ListView,
  NextStepLink,
  Skeleton,
  Text,
  ViewSwitch,
  lazyPart,
} from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { useFoundWorkers } from './queries/find-worker-queries'
import { toSearch, type SearchText } from './search-params'
import { WorkerCard } from './worker-card'

const FoundTable = lazyPart(async () => (await import('./found-table')).FoundTable)

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
        <InPicture fallback={<Skeleton shape="table" />}>
          <FoundTable workers={workers} hasDay={hasDay} filter={JSON.stringify(search)} />
        </InPicture>
      ) : (
        <WorkerCards workers={workers} job={job} hasDay={hasDay} />
      )}
    </>
  )
}

interface WorkerCardsProps {
  workers: readonly Worker[]
  job: CompanyJobDetails | undefined
  hasDay: boolean
}

/** Who would have to travel farther than they like stands behind a press, unless nobody else is found. */
function WorkerCards({ workers, job, hasDay }: WorkerCardsProps) {
  const far = workers.filter(({ fit }) => fit.tooFar)
  const near = far.length === workers.length ? workers : workers.filter(({ fit }) => !fit.tooFar)
  const list = (label: string, listed: readonly Worker[]) => (
    <List label={label}>
      {listed.map((worker) => (
        <li key={worker.seekerId}>
          <WorkerCard worker={worker} job={job} hasDay={hasDay} />
        </li>
      ))}
    </List>
  )
  return (
    <>
      {list('Workers found', near)}
      {near.length < workers.length && (
        <Disclosure summary={`${far.length} more would have to travel farther than they like`}>
          {list('Farther away', far)}
        </Disclosure>
      )}
    </>
  )
}

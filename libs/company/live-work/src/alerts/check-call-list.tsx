import { useApi } from '@s4/api-client'
import { apiLinks, companyLinks } from '@s4/links'
import type { CheckCallFilter, LoggedCheckCall } from '@s4/contract'
import { durationText, momentText, shiftMinutes, timeAfter } from '@s4/domain/shift-text'
import { siteListQuery, useDownload } from '@s4/queries'
import {
  DownloadButton,
  EmptyState,
  FieldGroup,
  FoldedFilters,
  Inline,
  LinkRow,
  List,
  LoadMore,
  SelectField,
  Skeleton,
  StatusBadge,
  TextField,
  TextLink,
} from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { statusTones } from '@s4/work'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCalls } from '../queries/live-queries'
import { callSearch, parseCallFilter } from '../queries/log-view'

export function CheckCallList() {
  const [params] = useSearchParams()
  const filter = parseCallFilter(params)
  const active = [filter.show !== 'all', filter.siteId, filter.who].filter(Boolean).length
  return (
    <>
      <FoldedFilters active={active}>
        <CallFilterForm filter={filter} />
      </FoldedFilters>
      {/* Apart, so that the field keeps the focus while somebody types. */}
      <InPicture fallback={<Skeleton shape="list" label="Loading the check calls" />}>
        <Calls filter={filter} narrowed={active > 0} />
      </InPicture>
    </>
  )
}

function CallFilterForm({ filter }: { filter: CheckCallFilter }) {
  const [params, setParams] = useSearchParams()
  // Kept here too: the address follows once the list is read.
  const [who, setWho] = useState(params.get('who') ?? '')
  const { data: sites = [] } = useQuery(siteListQuery(useApi()))
  const choose = (name: string, value: string) =>
    setParams(
      (before) =>
        new URLSearchParams([...[...before].filter(([key]) => key !== name), ...(value ? [[name, value]] : [])]),
      { replace: true },
    )
  return (
    <div role="search" aria-label="Narrow the check calls">
      <FieldGroup min={200}>
        <SelectField
          label="Show"
          value={filter.show}
          options={[
            { value: 'all', label: 'All check calls' },
            { value: 'missed', label: 'Missed or answered late' },
            { value: 'due', label: 'Not answered yet' },
          ]}
          onChange={({ target }) => choose('show', target.value === 'all' ? '' : target.value)}
        />
        {sites.length > 1 && (
          <SelectField
            label="Site"
            emptyLabel="All sites"
            value={filter.siteId ?? ''}
            options={sites.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => choose('siteId', target.value)}
          />
        )}
        <TextField
          label="Who"
          value={who}
          onChange={({ target }) => {
            setWho(target.value)
            choose('who', target.value)
          }}
        />
      </FieldGroup>
    </div>
  )
}

function Calls({ filter, narrowed }: { filter: CheckCallFilter; narrowed: boolean }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useCalls(filter)
  const csv = useDownload(`${apiLinks.checkCallsCsv}?${callSearch(filter)}`, 's4-check-calls.csv')
  const calls = data.pages.flatMap((page) => page.data)
  if (calls.length === 0)
    return (
      <EmptyState drawing="calm" action={<TextLink to={companyLinks.jobsInProgress}>See who is at work</TextLink>}>
        {narrowed ? 'No check calls fit this filter.' : 'No check call has fallen due yet.'}
      </EmptyState>
    )

  return (
    <>
      <List label="Check calls" gap="sm">
        {calls.map((call) => (
          <li key={call.id}>
            <CallLine call={call} />
          </li>
        ))}
      </List>
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        noun="check calls"
      />
      <Inline>
        <DownloadButton download={csv}>Save as CSV</DownloadButton>
      </Inline>
    </>
  )
}

function CallLine({ call }: { call: LoggedCheckCall }) {
  const { jobId, shiftId, seekerName, title, siteName, zone, dueAt } = call
  return (
    <LinkRow
      title={seekerName}
      to={`${companyLinks.jobInProgress(jobId)}?shift=${shiftId}`}
      facts={[momentText(dueAt, zone), `${title}, ${siteName}`]}
      state={<CallBadge call={call} />}
    />
  )
}

function CallBadge({ call: { status, dueAt, answeredAt, missAt, zone } }: { call: LoggedCheckCall }) {
  if (status === 'due')
    return <StatusBadge tone="warning">Not answered yet, missed at {timeAfter(dueAt, missAt, zone)}</StatusBadge>
  return (
    <StatusBadge tone={statusTones.checkCall[status]}>
      {words[status]} {answeredAt && timeAfter(dueAt, answeredAt, zone)}
      {status === 'late' && answeredAt && ` (${durationText(shiftMinutes({ startsAt: dueAt, endsAt: answeredAt }))})`}
    </StatusBadge>
  )
}

const words: Record<Exclude<LoggedCheckCall['status'], 'due'>, string> = {
  responded: 'Answered',
  late: 'Answered late',
  missed: 'Missed',
  stopped: 'Stopped',
}

import { useApi } from '@s4/api-client'
import { NOBODY } from '@s4/contract'
import { severities } from '@s4/domain/alert-severity'
import { siteListQuery } from '@s4/queries'
import { FieldGroup, SelectField } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { peopleQuery } from '../queries/live-queries'
import { parseLogFilter } from '../queries/log-view'
import { severityWords } from './severity-words'

/** Narrows the alerts; the filter is kept in the URL. */
export function AlertFilterForm() {
  const [params, setParams] = useSearchParams()
  const { data: sites = [] } = useQuery(siteListQuery(useApi()))
  const { data: people = [] } = useQuery(peopleQuery(useApi()))
  const { severity, siteId, assignedTo } = parseLogFilter(params)
  const choose = (name: string, value: string) =>
    setParams(
      (before) =>
        new URLSearchParams([...[...before].filter(([key]) => key !== name), ...(value ? [[name, value]] : [])]),
      { replace: true },
    )

  return (
    <div role="search" aria-label="Narrow the alerts">
      <FieldGroup min={200}>
        <SelectField
          label="Severity"
          emptyLabel="Any severity"
          value={severity ?? ''}
          options={severities.map((value) => ({ value, label: severityWords[value] }))}
          onChange={({ target }) => choose('severity', target.value)}
        />
        {sites.length > 1 && (
          <SelectField
            label="Site"
            emptyLabel="All sites"
            value={siteId ?? ''}
            options={sites.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => choose('siteId', target.value)}
          />
        )}
        <SelectField
          label="Given to"
          emptyLabel="All alerts"
          value={assignedTo ?? ''}
          options={[
            { value: NOBODY, label: 'Nobody yet' },
            ...people.map(({ uid, name }) => ({ value: uid, label: name })),
          ]}
          onChange={({ target }) => choose('assignedTo', target.value)}
        />
      </FieldGroup>
    </div>
  )
}

import { jobStatusLabel } from '@s4/domain/job-status'
import { useApi } from '@s4/api-client'
import { siteListQuery } from '@s4/queries'
import { DateField, FieldGroup, onTexts, SearchField, SelectField, Stack, Tabs, useSubmitSoon } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { parseFilter, useClientChoices, useCounts } from './company-jobs-queries'
import { states } from './states'

/** The filter is kept in the URL. */
export function JobFilter() {
  const [params, setParams] = useSearchParams()
  const submitSoon = useSubmitSoon()
  const { data: sites = [] } = useQuery(siteListQuery(useApi()))
  const filter = parseFilter(params)
  const clients = useClientChoices()
  const { text, siteId, clientId, day, state } = filter
  const counts = useCounts(filter)
  const open = params.get('job')
  const filterUrl = (wanted: string | undefined) => ({
    search: new URLSearchParams({
      ...(open && { job: open }),
      ...(text && { text }),
      ...(siteId && { siteId }),
      ...(clientId && { clientId }),
      ...(day && { day }),
      ...(wanted && { state: wanted }),
    }).toString(),
  })
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const shown = states.filter((known) => known === state || (counts?.[known] ?? 0) > 0)

  return (
    <Stack gap="sm">
      <form role="search" onInput={submitSoon} onSubmit={onTexts((texts) => setParams(texts, { replace: true }))}>
        <FieldGroup min={172}>
          <SearchField
            label="Search by title, site, address or postcode"
            hiddenLabel={false}
            name="text"
            defaultValue={text ?? ''}
          />
          {sites.length > 1 && (
            <SelectField
              label="Site"
              name="siteId"
              emptyLabel="All sites"
              defaultValue={siteId ?? ''}
              options={sites.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {clients.length > 0 && (
            <SelectField
              label="Client"
              name="clientId"
              emptyLabel="All clients"
              defaultValue={clientId ?? ''}
              options={clients.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <DateField label="On the day" name="day" optional defaultValue={day ?? ''} />
        </FieldGroup>
        {state && <input type="hidden" name="state" value={state} />}
        {open && <input type="hidden" name="job" value={open} />}
      </form>
      <Tabs
        label="State"
        tabs={[
          { label: 'All', to: filterUrl(undefined), active: !state, ...(total !== undefined && { count: total }) },
          ...shown.map((known) => ({
            label: jobStatusLabel[known],
            to: filterUrl(known),
            active: known === state,
            count: counts?.[known] ?? 0,
          })),
        ]}
      />
    </Stack>
  )
}

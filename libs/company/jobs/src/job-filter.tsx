import { jobStatusLabel } from '@s4/domain/job-status'
import { SearchField, Stack, Tabs } from '@s4/ui'
import { Form, useSearchParams } from 'react-router-dom'
import { parseFilter, useCounts } from './company-jobs-queries'
import { states } from './states'

/** The search text and the state are kept in the URL. */
export function JobFilter() {
  const [params] = useSearchParams()
  const { text, state } = parseFilter(params)
  const counts = useCounts({ ...(text && { text }) })
  const filterUrl = (wanted: string | undefined) => ({
    search: new URLSearchParams({ ...(text && { text }), ...(wanted && { state: wanted }) }).toString(),
  })
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const shown = states.filter((known) => known === state || (counts?.[known] ?? 0) > 0)

  return (
    <Stack gap="sm">
      <Form role="search">
        <SearchField
          label="Search by title, site or address"
          hiddenLabel={false}
          name="text"
          defaultValue={text ?? ''}
        />
        {state && <input type="hidden" name="state" value={state} />}
      </Form>
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

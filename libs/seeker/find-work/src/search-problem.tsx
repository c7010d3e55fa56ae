import { Problem } from '@s4/contract/problem'
import { ButtonLink, Callout, Page, Stack } from '@s4/ui'
import { useRouteError, useSearchParams } from 'react-router-dom'
import { JobFilters } from './job-filters'

/** A search that cannot be answered as asked: what to change, with everything typed still there. */
export function SearchProblem() {
  const error = useRouteError()
  const [params] = useSearchParams()
  if (!(error instanceof Problem) || Object.keys(error.fields).length === 0) throw error

  return (
    <Page>
      <Stack gap="md">
        <Callout tone="warning" title="Change the search a little" live action={<ButtonLink tone="quiet" to="/User-Job">Clear the search</ButtonLink>}>
          {Object.values(error.fields).join(' ')}
        </Callout>
        <JobFilters params={params} />
      </Stack>
    </Page>
  )
}

import { seekerLinks } from '@s4/links'
import type { ApiError } from '@s4/contract/api-error'
import { ButtonLink, Callout, Page, Stack } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { JobFilters } from './job-filters'

/** Explains why the search was refused, above the form with everything typed. */
export function SearchError({ failure }: { failure: ApiError }) {
  const [params] = useSearchParams()

  return (
    <Page>
      <Stack gap="md">
        <Callout
          tone="warning"
          title="Change the search a little"
          live
          action={
            <ButtonLink tone="quiet" to={seekerLinks.jobs}>
              Clear the search
            </ButtonLink>
          }
        >
          {Object.values(failure.fields).join(' ')}
        </Callout>
        <JobFilters params={params} />
      </Stack>
    </Page>
  )
}

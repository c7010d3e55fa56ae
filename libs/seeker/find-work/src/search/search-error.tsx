import { seekerLinks } from '@s4/links'
import type { Problem } from '@s4/contract/problem'
import { ButtonLink, Callout, Page, Stack } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { JobFilters } from './job-filters'

/** A search that cannot be answered as asked: what to change, with everything typed still there. */
export function SearchError({ failure }: { failure: Problem }) {
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

import { seekerLinks } from '@s4/links'
import type { ApiError } from '@s4/contract/api-error'
import { ButtonLink, Callout, Page, Stack, Text } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { filterLabels } from './filter-labels'
import { JobFilters } from './job-filters'

const labels: Readonly<Record<string, string>> = filterLabels

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
          {Object.entries(failure.fields).map(([name, message]) => (
            <Text key={name}>{labels[name] ? `${labels[name]}: ${message}` : message}</Text>
          ))}
        </Callout>
        <JobFilters params={params} refused={failure.fields} />
      </Stack>
    </Page>
  )
}

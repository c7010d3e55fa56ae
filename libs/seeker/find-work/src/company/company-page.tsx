import { reportToS4, seekerLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { MapView } from '@s4/map'
import { useConfig } from '@s4/queries'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import {
  Avatar,
  EmptyState,
  Heading,
  Inline,
  LoadMore,
  Page,
  Section,
  Stack,
  StarRatingText,
  Text,
  TextLink,
} from '@s4/ui'
import { NotYetVerified } from '@s4/work'
import { useSearchParams } from 'react-router-dom'
import { companyJobsQuery, useCompany } from '../queries/find-work-queries'
import { PayRecordText } from './pay-record-text'
import { JobList } from '../job-list/job-list'

export function CompanyPage() {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const company = useCompany(id)
  const { tileUrl } = useConfig()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    companyJobsQuery(useApi(), id),
  )
  const jobs = data.pages.flatMap((page) => page.data)

  return (
    <Page>
      <div>
        <TextLink to={seekerLinks.jobs}>All jobs</TextLink>
      </div>
      <Stack gap="lg">
        <Inline>
          <Avatar name={company.companyName} picture={company.companyLogo} />
          <Stack gap="none">
            <Heading>{company.companyName}</Heading>
            <StarRatingText stars={company.rating.stars} count={company.rating.count} />
            <Text tone="muted">
              {company.shiftsWorked === 1
                ? '1 shift worked through S4'
                : `${company.shiftsWorked} shifts worked through S4`}
            </Text>
          </Stack>
        </Inline>
        <NotYetVerified verified={company.verified} />
        <Section title="Pays on time">
          <PayRecordText companyId={id} />
        </Section>
        <Section title="About">
          <Text preserveLines>{company.bio || 'The company has no description yet.'}</Text>
          {company.point ? (
            <MapView
              label={`Map of ${company.companyName}`}
              text={company.address}
              point={company.point}
              tileUrl={tileUrl}
            />
          ) : (
            <Text>{company.address}</Text>
          )}
        </Section>
        <TextLink to={reportToS4('seeker', { subjectId: id, about: 'profile' })}>Report this company to S4</TextLink>
        <Heading>Open jobs</Heading>
        {jobs.length === 0 && (
          <EmptyState drawing="shift" action={<TextLink to={seekerLinks.jobs}>See other jobs</TextLink>}>
            This company has no open jobs at the moment.
          </EmptyState>
        )}
        <JobList jobs={jobs} />
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} noun="jobs" />
      </Stack>
    </Page>
  )
}

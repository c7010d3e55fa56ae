import { seekerLinks } from '@s4/links'
import { searchedInsteadText } from '@s4/domain/searched-instead'
import { useApi } from '@s4/api-client'
import { loginUrl, appUrl } from '@s4/auth-session'
import {
  Announced,
  Callout,
  EmptyState,
  ExternalLink,
  Grid,
  Heading,
  Inline,
  LoadMore,
  FailureState,
  Reserve,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@s4/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { OPEN_JOBS } from './open-jobs-place'
import { JobTeaser } from './job-teaser'
import { useSearched } from './use-searched'

interface JobSearch {
  text: string
  town: string
  /** Every open job, without a search. */
  all: boolean
}

interface JobPreviewProps extends JobSearch {
  /** How many are open; undefined until it is known. */
  count: number | undefined
}

const PREVIEW_SIZE = 3
const PAGE_SIZE = 12

/** Around a town. */
const MILES = 25

function titleOf({ text, town, all }: JobSearch): string {
  if (text || town)
    return ['Jobs', text && `for “${text}”`, town && `within ${MILES} miles of ${town}`].filter(Boolean).join(' ')
  return all ? 'All open jobs' : 'Latest jobs'
}

/** The newest open jobs or those that match the search, with a link for applying. */
export function JobPreview({ text, town, all, count }: JobPreviewProps) {
  const searched = text !== '' || town !== ''
  const whole = searched || all
  const everyJob = (
    <TextLink to={`/?all#${OPEN_JOBS}`}>
      {count === undefined ? 'See all open jobs' : `See all ${count} open jobs`}
    </TextLink>
  )
  const jobs = useInfiniteQuery(
    useApi().pages(
      'jobSearch.list',
      {
        ...(text && { text: text.slice(0, 200) }),
        ...(town && { town: town.slice(0, 100), within: MILES }),
        ...(!searched && { sort: 'newest' as const }),
        limit: whole ? PAGE_SIZE : PREVIEW_SIZE,
      },
      true,
    ),
  )
  const instead = jobs.data?.pages[0]?.searchedInstead
  const found = jobs.data?.pages.flatMap(({ data }) => data) ?? []

  return (
    <Stack gap="snug">
      <Inline justify="between">
        <Heading level={3}>{titleOf({ text, town, all })}</Heading>
        {searched && <TextLink to="/">Clear the search</TextLink>}
      </Inline>
      <Reserve phone={jobs.isPending ? 620 : 0} desk={jobs.isPending ? 250 : 0}>
        <Stack gap="snug">
          {jobs.isPending && <LoadingCards />}
          {jobs.error && (
            <SearchFailure
              fields={jobs.error.fields}
              message={jobs.error.message}
              busy={jobs.isFetching}
              onRetry={() => void jobs.refetch()}
            />
          )}
          {jobs.isSuccess && found.length === 0 && (
            <EmptyState drawing="search" action={count ? everyJob : undefined}>
              {searched
                ? `No open jobs${text && ` for “${text}”`}${town && ` within ${MILES} miles of ${town}`}.`
                : 'No job is open at the moment. Look again soon.'}
            </EmptyState>
          )}
          <Announced>{instead && <Text>{searchedInsteadText(text, instead)}</Text>}</Announced>
          <Grid min={260} stretch={!whole}>
            {found.map((job) => (
              <JobTeaser key={job.id} job={job} />
            ))}
          </Grid>
          {whole && (
            <LoadMore
              hasMore={jobs.hasNextPage}
              busy={jobs.isFetchingNextPage}
              onMore={() => void jobs.fetchNextPage()}
              noun="jobs"
            />
          )}
          {found.length > 0 && (
            // Far enough apart for a thumb.
            <Stack gap="lg">
              {!whole && jobs.hasNextPage && <div>{everyJob}</div>}
              <ApplyLink />
            </Stack>
          )}
        </Stack>
      </Reserve>
    </Stack>
  )
}

function ApplyLink() {
  const searched = useSearched()
  return (
    <p>
      <ExternalLink href={loginUrl(appUrl('seeker', `${seekerLinks.jobs}${searched}`))}>Sign in to apply</ExternalLink>
    </p>
  )
}

/** Only the first placeholder is announced to screen readers. */
const LoadingCards = () => (
  <Grid min={260} stretch>
    <Skeleton shape="card" label="Loading jobs…" />
    {Array.from({ length: PREVIEW_SIZE - 1 }, (_, index) => (
      <div key={index} aria-hidden>
        <Skeleton shape="card" label="" />
      </div>
    ))}
  </Grid>
)

interface SearchFailureProps {
  fields: Record<string, string>
  message: string
  busy: boolean
  onRetry: () => void
}

function SearchFailure({ fields, message, busy, onRetry }: SearchFailureProps) {
  const toChange = Object.values(fields)
  if (toChange.length === 0)
    return (
      <FailureState level={3} title="The jobs could not be loaded" onRetry={onRetry} busy={busy}>
        {message}
      </FailureState>
    )
  return (
    <Callout tone="warning" title="Change the search a little" live>
      {toChange.join(' ')}
    </Callout>
  )
}

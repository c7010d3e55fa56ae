import { seekerLinks } from '@s4/links'
import { EmptyState, Inline, TextLink } from '@s4/ui'
import { useJobSearch } from '../queries/find-work-queries'
import { ANYWHERE, milesOf, parseSearch, widerThan } from './search-params'

interface NoJobsProps {
  saved: boolean
  params: URLSearchParams
}

/** What to do when a search finds nothing. */
export function NoJobs({ saved, params }: NoJobsProps) {
  if (saved) {
    return (
      <EmptyState drawing="search" action={<TextLink to={seekerLinks.jobs}>See open jobs</TextLink>}>
        You have no saved jobs that are still open.
      </EmptyState>
    )
  }
  return params.get('workable') === 'yes' ? <NoneToWork params={params} /> : <NoneMatch params={params} />
}

function NoneMatch({ params }: { params: URLSearchParams }) {
  const within = milesOf(params)
  const noWords = useJobSearch(parseSearch(params)).data.pages[0]?.noWords
  return noWords || within === ANYWHERE ? (
    <EmptyState drawing="search" action={<TextLink to={seekerLinks.jobs}>Clear the search</TextLink>}>
      {noWords
        ? 'No job has these words. Try others, like a role or a place.'
        : 'No open jobs match. Try fewer words or other days.'}
    </EmptyState>
  ) : (
    <EmptyState
      drawing="search"
      action={<TextLink to={`?${widerThan(params).toString()}`}>Search any distance</TextLink>}
    >
      {within ? `No open jobs match within ${within} miles.` : 'No open jobs match as far as you travel.'}
    </EmptyState>
  )
}

/** Says how many match that the reader cannot work, so that nobody goes farther for what is near. */
function NoneToWork({ params }: { params: URLSearchParams }) {
  const all = new URLSearchParams(params)
  all.delete('workable')
  const { data, hasNextPage } = useJobSearch(parseSearch(all))
  const jobs = data.pages.flatMap((page) => page.data)
  if (jobs.length === 0) return <NoneMatch params={all} />
  const areOutside = jobs.every(({ reasons }) => reasons?.some(({ code }) => code === 'availability'))
  const instead = data.pages[0]?.searchedInstead
  const match = jobs.length === 1 ? '1 job matches' : `${jobs.length}${hasNextPage ? ' or more' : ''} jobs match`
  const found = instead ? `${match} “${instead}”` : match
  return (
    <EmptyState
      drawing="search"
      action={
        <Inline>
          <TextLink to={`?${all.toString()}`}>{jobs.length === 1 ? 'Show it' : 'Show them'}</TextLink>
          {areOutside && <TextLink to={seekerLinks.editAvailability}>Change your availability</TextLink>}
        </Inline>
      }
    >
      {areOutside
        ? `${found}, but outside the hours you gave.`
        : `${found}, but you cannot work the next shift. Each job says why.`}
    </EmptyState>
  )
}

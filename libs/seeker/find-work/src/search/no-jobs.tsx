import { seekerLinks } from '@s4/links'
import { EmptyState, TextLink } from '@s4/ui'

const ANYWHERE = '500'

/** What to do when a search finds nothing. */
export function NoJobs({ saved, params }: { saved: boolean; params: URLSearchParams }) {
  if (saved) {
    return (
      <EmptyState drawing="search" action={<TextLink to={seekerLinks.jobs}>See open jobs</TextLink>}>
        You have no saved jobs that are still open.
      </EmptyState>
    )
  }
  const within = params.get('within')
  const wider = new URLSearchParams(params)
  wider.set('within', ANYWHERE)
  return within === ANYWHERE ? (
    <EmptyState drawing="search" action={<TextLink to={seekerLinks.jobs}>Clear the search</TextLink>}>
      No open jobs match. Try fewer words or other days.
    </EmptyState>
  ) : (
    <EmptyState drawing="search" action={<TextLink to={`?${wider.toString()}`}>Search any distance</TextLink>}>
      {within ? `No open jobs match within ${within} miles.` : 'No open jobs match as far as you travel.'}
    </EmptyState>
  )
}

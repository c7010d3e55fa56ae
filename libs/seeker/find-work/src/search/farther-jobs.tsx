import { useApi } from '@s4/api-client'
import { seekerLinks } from '@s4/links'
import { Inline, Text, TextLink } from '@s4/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { jobSearchQuery } from '../queries/find-work-queries'
import { ANYWHERE, milesOf, parseSearch, widerThan } from './search-params'

interface FartherJobsProps {
  params: URLSearchParams
  /** How many the list above has. */
  shown: number
  /** The words it was found for, where they are not those of the search. */
  instead: string | undefined
}

/** Enough to count those of most searches. */
const COUNTED = 100

/** At the end of a list: how many jobs of the search are beyond its distance, which nobody else says. */
export function FartherJobs({ params, shown, instead }: FartherJobsProps) {
  const within = milesOf(params)
  const wider = widerThan(params)
  // Jobs that the reader can work are never searched beyond what they travel.
  wider.delete('workable')
  const { data } = useInfiniteQuery({
    ...jobSearchQuery(useApi(), { ...parseSearch(wider), limit: COUNTED }),
    throwOnError: false,
    enabled: within !== ANYWHERE,
  })
  const [page] = data?.pages ?? []
  // Where the search has jobs for its own words only farther away, none of them is above.
  const areOthers = instead !== undefined && page?.searchedInstead === undefined
  const more = (page?.data.length ?? 0) - (areOthers ? 0 : shown)
  if (!page || more <= 0 || params.get('workable')) return null
  if (!areOthers && page.searchedInstead !== instead) return null
  const isOne = more === 1 && !page.nextCursor
  const count = areOthers ? `${more}${page.nextCursor ? ' or more' : ''}` : page.nextCursor ? 'More' : `${more} more`
  const jobs = `${isOne ? 'job' : 'jobs'}${areOthers ? ` for “${parseSearch(params).text}”` : ''}`
  const found = `${count} ${jobs} ${isOne ? 'is' : 'are'}`
  return (
    <Inline>
      <Text>{`${found} farther away than ${within ? `${within} miles` : 'you travel'}.`}</Text>
      <TextLink to={`?${wider.toString()}`}>Show jobs at any distance</TextLink>
      {!within && <TextLink to={seekerLinks.editAvailability}>Change how far you travel</TextLink>}
    </Inline>
  )
}

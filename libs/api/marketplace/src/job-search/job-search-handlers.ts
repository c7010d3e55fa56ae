import type { JobSearch, Point } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { chooseGeocoder } from '@s4/api-platform/locations'
import type { Actor } from '@s4/api-platform/actor'
import { implement } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { seekerFacts, type SeekerFacts } from './job-fit'
import { jobSearchRepository } from './job-search-repository'
import { openJobs } from './open-jobs'
import { workableBy } from './workable'
import { readSearchCursor, writeSearchCursor } from './search-cursor'

export const jobSearchHandlers = (deps: Deps) => {
  const { db, clock } = deps
  const geocoder = chooseGeocoder(deps)
  const repository = jobSearchRepository(db)
  const find = openJobs(db)
  const callersFacts = (actor: Actor | null, now: string) =>
    actor?.seekerId ? seekerFacts(db, actor.seekerId, now) : null

  /** Finds the point of a town or postcode. Throws `input.invalid` on `town` when it is unknown. */
  const withPoint = async (search: JobSearch): Promise<JobSearch> => {
    if (!search.town || search.lat !== undefined) return search
    const [location] = await geocoder.search(search.town, 1)
    if (!location)
      throw new ApiError('input.invalid', {
        fields: { town: 'We could not find that place. Try a town, or a postcode like LS1 4DY.' },
      })
    return { ...search, ...location.point }
  }

  return [
    implement(
      'jobSearch.list',
      async ({ input, actor }) => {
        const now = clock.now().toISOString()
        const seekerId = actor?.seekerId ?? null
        if ((input.saved || input.workable) && !seekerId) throw new ApiError('session.required')
        const reading = Promise.resolve(callersFacts(actor, now))
        const needed = input.workable || usesHome(input) ? await reading : null
        const workable = needed && input.workable ? workableBy(needed) : null
        if (input.workable && !workable) return { data: [], nextCursor: null }
        const home = usesHome(input) ? (needed?.home ?? null) : null
        const search =
          reachOf(input, needed) ??
          (input.sort === 'nearest' && usesHome(input) ? everywhereFrom(home, input) : await withPoint(input))
        const after = readSearchCursor(search.cursor, search.sort)
        const [{ found, next }, facts] = await Promise.all([
          find({ search, seekerId, workable, home, after, now }),
          reading,
        ])
        return { data: await repository.cards(found, facts, now), nextCursor: next && writeSearchCursor(next) }
      },
      { perMinute: SEARCHES_A_MINUTE },
    ),

    implement('jobSearch.show', async ({ input: { id }, actor }) => {
      const now = clock.now().toISOString()
      const job = await repository.find(id, await callersFacts(actor, now), now)
      if (!job) throw new ApiError('job.missing')
      return { ...job, mine: actor?.seekerId ? await repository.mine(id, actor.seekerId) : null }
    }),

    implement('jobSearch.save', async ({ input: { id }, actor }) => {
      if (!(await repository.save(id, actor.seekerId, clock.now()))) throw new ApiError('job.missing')
      return { done: true } as const
    }),

    implement('jobSearch.unsave', async ({ input: { id }, actor }) => {
      await repository.unsave(id, actor.seekerId)
      return { done: true } as const
    }),
  ]
}

/** Enough for dozens of people behind one address, too few for a scraper. */
const SEARCHES_A_MINUTE = 120

const MILE = 1609.344

/** More than the distance between any two points of the country. */
const MAX_MILES = 500

/** These orders use the distance from the seeker's home when no location is given. */
const usesHome = ({ sort, lat, town }: JobSearch) =>
  (sort === 'nearest' || sort === 'best') && lat === undefined && !town

/** *Only what I can work* without a place searches around home, as far as they go; null for other searches. */
const reachOf = (search: JobSearch, facts: SeekerFacts | null): JobSearch | null =>
  search.workable && facts?.home && search.lat === undefined && !search.town
    ? { ...search, ...facts.home, within: facts.maxMetres / MILE }
    : null

function everywhereFrom(home: Point | null, search: JobSearch): JobSearch {
  if (!home) throw new ApiError('input.invalid', { fields: { sort: 'Choose a place to sort by distance from it.' } })
  return { ...search, ...home, within: MAX_MILES }
}

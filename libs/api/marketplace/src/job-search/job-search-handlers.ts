import { USUAL_MILES, type JobDetails, type JobSearch } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { ownShiftText, shortRestText } from '@s4/domain/can-i-work-this'
import { chooseGeocoder } from '@s4/api-platform/locations'
import type { Actor } from '@s4/api-platform/actor'
import { implement } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { tradeWords, wordCorrector } from './correct-words'
import { seekerFacts, type SeekerFacts } from './job-fit'
import { jobSearchRepository } from './job-search-repository'
import { openJobs, type FoundJob, type PlacedSearch } from './open-jobs'
import { workableBy } from './workable'
import { readSearchCursor, writeSearchCursor, type SearchCursor } from './search-cursor'

interface FoundJobs {
  found: FoundJob[]
  next: SearchCursor | null
  /** The words that were searched instead of those asked for, and found jobs. */
  searchedInstead?: string | undefined
  noWords?: true
}

export const jobSearchHandlers = (deps: Deps) => {
  const { db, search: searchOn, clock } = deps
  const geocoder = chooseGeocoder(deps)
  const repository = jobSearchRepository(db)
  const find = openJobs(db)
  const correctWords = wordCorrector(() => clock.now().getTime())
  /** When no job has the words, those that are meant are searched; the first page decides it for all. */
  const findWithMistakes = async (asked: Parameters<typeof find>[0]): Promise<FoundJobs> => {
    const { reads, search, after } = asked
    const answer = after?.instead ? null : await find(asked)
    if (!search.text || (answer && (after || answer.found.length > 0))) return answer ?? find(asked)
    if (answer && !HAS_A_WORD.test(search.text)) return { ...answer, noWords: true }
    const instead = tradeWords(search.text) ?? (await correctWords(reads, search.text))
    if (instead === null) return answer ?? find(asked)
    const { found, next } = await find({ ...asked, search: { ...search, text: instead } })
    return {
      found,
      next: next && { ...next, instead: true },
      searchedInstead: found.length > 0 ? instead : undefined,
    }
  }
  const callersFacts = (actor: Actor | null, now: string) =>
    actor?.seekerId ? seekerFacts(db, actor.seekerId, now) : null

  /** Finds the point of a town or postcode. Throws `input.invalid` on `town` when it is unknown. */
  const withPoint = async (asked: JobSearch): Promise<PlacedSearch> => {
    const search = { ...asked, within: asked.within ?? USUAL_MILES }
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
        const needed = input.workable || namesNoPlace(input) ? await reading : null
        const workable = needed && input.workable ? workableBy(needed) : null
        if (input.workable && !workable) return { data: [], nextCursor: null }
        const home = namesNoPlace(input) ? (needed?.home ?? null) : null
        const search = namesNoPlace(input) ? aroundHome(needed, input) : await withPoint(input)
        const after = readSearchCursor(search.cursor, search.sort)
        const reads = actor ? await searchOn.upToDate() : searchOn.anybody
        const [{ found, next, searchedInstead, noWords }, facts] = await Promise.all([
          findWithMistakes({ reads, search, seekerId, workable, home, after, now }),
          reading,
        ])
        return {
          data: await jobSearchRepository(reads).cards(found, facts, now),
          nextCursor: next && writeSearchCursor(next),
          searchedInstead,
          ...(noWords && { noWords }),
        }
      },
      { perMinute: SEARCHES_A_MINUTE },
    ),

    implement('jobSearch.show', async ({ input: { id }, actor }) => {
      const now = clock.now().toISOString()
      const facts = await callersFacts(actor, now)
      const job = await repository.find(id, facts, now)
      if (!job) throw new ApiError('job.missing')
      if (!facts) return { ...job, mine: null }
      const mine = await repository.mine(id, facts.seekerId)
      return { ...job, mine: { ...mine, ownShifts: ownShiftsOf(job, facts), shortRests: shortRestsOf(job, facts) } }
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

const ownShiftsOf = ({ shifts }: Pick<JobDetails, 'shifts'>, { assignments }: SeekerFacts) =>
  shifts.flatMap(({ id }) => {
    const mine = assignments.find(({ shiftId }) => shiftId === id)
    return mine ? [{ shiftId: id, text: ownShiftText(mine) }] : []
  })

const shortRestsOf = ({ shifts, zone }: Pick<JobDetails, 'shifts' | 'zone'>, { assignments }: SeekerFacts) =>
  shifts.flatMap((shift) => {
    const text = shift.cancelled ? null : shortRestText(shift, assignments, zone)
    return text === null ? [] : [{ shiftId: shift.id, text }]
  })

/** Enough for dozens of people behind one address, too few for a scraper. */
const SEARCHES_A_MINUTE = 120

/** Signs and pictures alone, such as an emoji, are no word. */
const HAS_A_WORD = /[\p{L}\p{N}]/u

const MILE = 1609.344

const namesNoPlace = ({ lat, town }: JobSearch) => lat === undefined && !town

/**
 * Around home, as far as they go unless they choose a distance, and never farther for *Only what I can work*. Jobs they
 * saved, and those of one company, are listed wherever they are.
 */
function aroundHome(facts: SeekerFacts | null, search: JobSearch): PlacedSearch {
  if (search.sort === 'nearest' && !facts?.home)
    throw new ApiError('input.invalid', { fields: { sort: 'Choose a place to sort by distance from it.' } })
  const reach = facts ? facts.maxMetres / MILE : USUAL_MILES
  const within = search.workable ? Math.min(reach, search.within ?? reach) : (search.within ?? reach)
  return { ...search, within, ...(!search.saved && !search.companyId && facts?.home) }
}

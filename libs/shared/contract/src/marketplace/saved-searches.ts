import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Done, Id, Instant, line, Nothing } from '../endpoint/shapes'
import { JobSearch } from './job-search'

/** The most searches a worker keeps. */
export const MAX_SAVED_SEARCHES = 10

/**
 * How somebody is told of new jobs: not at all, by a notice, by a notice and a mail at once, or by a notice and one
 * mail a day.
 */
export const searchAlerts = ['off', 'app', 'mail', 'daily'] as const
export type SearchAlert = (typeof searchAlerts)[number]

const { text, town, lat, lng, within, payFrom, from, to, role, siaSector, workable, sort } = JobSearch.shape

/** What is kept of a search: its words, place and filters. */
const KeptSearch = z
  .object({ text, town, lat, lng, within, payFrom, from, to, role, siaSector, workable, sort })
  .refine(({ from: first, to: last }) => !first || !last || first <= last, {
    error: 'The last day is before the first.',
    path: ['to'],
  })
  .refine((search) => (search.lat === undefined) === (search.lng === undefined), {
    error: 'Give both degrees of the place.',
    path: ['lat'],
  })
export type KeptSearch = z.infer<typeof KeptSearch>

const Name = line('Enter a name for the search.', 60)
const Alert = z.enum(searchAlerts)

export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  alert: Alert,
  search: KeptSearch,
  createdAt: Instant,
  /** When a mail with what was found goes out; null while nothing waits for it. */
  mailDueAt: Instant.nullable(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

export const savedSearches = endpoints({
  'savedSearches.list': {
    summary: 'The searches I keep, by name.',
    requires: 'jobs.save',
    input: Nothing,
    output: z.array(SavedSearch),
  },
  'savedSearches.create': {
    summary: 'Keep a search, and be told of new jobs that match it and that I can work.',
    requires: 'jobs.save',
    input: z.object({ name: Name, alert: Alert, search: KeptSearch }),
    output: z.object({ id: Id }),
  },
  'savedSearches.change': {
    summary: 'Give a search another name, or change how I am told of new jobs.',
    requires: 'jobs.save',
    input: ById.extend({ name: Name.optional(), alert: Alert.optional() }),
    output: Done,
  },
  'savedSearches.remove': {
    summary: 'Keep a search no longer; nothing more is told of it.',
    requires: 'jobs.save',
    input: ById,
    output: Done,
  },
})

import type { FirstAsked } from '@s4/contract/app-pages'
import { routePath, type RouteName } from '@s4/contract/routes'
import { mixedSearches, searchUrl } from '../search/searches'

export type Asker = 'nobody' | 'seeker' | 'company' | 'largest company'

export interface Screen {
  name: string
  who: Asker
  /** One path for each time it is asked. */
  paths: string[]
}

/** What one person may be asked about. */
export interface Subject {
  uid: string
  /** Work of theirs, latest first. */
  work: string[]
}

/** A path of the API with its query, and with the id of its subject. */
function pathOf(asks: FirstAsked | RouteName, id?: string): string {
  const [name = '', query] = asks.split('?')
  const path = routePath(name as RouteName).replace('{id}', id ?? '')
  return `/api${path}${query === undefined ? '' : `?${query}`}`
}

const search = (sort: string, times: number) => mixedSearches(times, sort, 11).map(searchUrl)
const words = ['door supervisor', 'night', 'festival', 'cctv', 'dog handler', 'brewery', 'first aid', 'film set']

/** The reads of the main screens, each `times` times. */
export function screensFor(subjects: Record<Exclude<Asker, 'nobody'>, Subject[]>, times: number): Screen[] {
  const repeat = (path: string) => Array.from({ length: times }, () => path)
  const worded = (query: string) =>
    repeat('').map(
      (_none, index) => `/api/jobs?${query}&text=${encodeURIComponent(words[index % words.length] as string)}`,
    )
  const callsOfWork = (who: 'seeker' | 'company' | 'largest company') =>
    repeat('').map((_none, index) => {
      const { work } = subjects[who][index % subjects[who].length] as Subject
      return pathOf('checkCalls.list', work[index % work.length])
    })
  const ofCompany = (who: 'company' | 'largest company'): Screen[] =>
    (
      [
        ['recent jobs', repeat(pathOf('jobs.list?status=recent'))],
        ['counts of jobs', repeat(pathOf('jobs.counts'))],
        ['work in progress', repeat(pathOf('liveWork.list'))],
        ['control room', repeat(pathOf('controlRoom.show'))],
        ['check calls of a shift', callsOfWork(who)],
        ['check calls by time', repeat(pathOf('checkCalls.log'))],
        ['missed check calls by time', repeat(`${pathOf('checkCalls.log')}?show=missed`)],
        ['open alerts', repeat(pathOf('alerts.list?state=open'))],
        ['notifications', repeat(pathOf('notifications.list?state=all'))],
      ] as const
    ).map(([name, paths]) => ({ name, who, paths }))
  return [
    { name: 'search: words and place, soonest', who: 'nobody', paths: search('soonest', times) },
    { name: 'search: words and place, best paid', who: 'nobody', paths: search('paid', times) },
    { name: 'search: words and place, best match', who: 'seeker', paths: search('best', times) },
    { name: 'search: newest, no place', who: 'nobody', paths: repeat('/api/jobs?sort=newest') },
    { name: 'search: words, no place, soonest', who: 'nobody', paths: worded('sort=soonest') },
    { name: 'search: words, no place, best match', who: 'nobody', paths: worded('sort=best') },
    { name: 'search: best match around home', who: 'seeker', paths: repeat('/api/jobs?sort=best') },
    { name: 'number of open jobs', who: 'nobody', paths: repeat(pathOf('jobSearch.count')) },
    { name: 'applications', who: 'seeker', paths: repeat(pathOf('applications.list')) },
    { name: 'work to come', who: 'seeker', paths: repeat(pathOf('assignments.list?status=assigned')) },
    { name: 'work done', who: 'seeker', paths: repeat(pathOf('assignments.list?status=completed')) },
    { name: 'check calls of a shift', who: 'seeker', paths: callsOfWork('seeker') },
    { name: 'notifications', who: 'seeker', paths: repeat(pathOf('notifications.list?state=all')) },
    ...ofCompany('company'),
    ...ofCompany('largest company'),
  ]
}

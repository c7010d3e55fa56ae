import { routePath, type RouteName } from '@s4/contract/routes'
import type { FirstAsked } from '@s4/contract/app-pages'
import type { People } from '../setup/asked'

export interface HotRead {
  asks: FirstAsked
  who: keyof People
}

const read = (who: keyof People, ...all: FirstAsked[]): HotRead[] => all.map((asks) => ({ asks, who }))

/** What the pages that are opened most ask first. */
export const hotReads: readonly HotRead[] = [
  ...read(
    'seeker',
    'session.show',
    'jobSearch.list',
    'applications.list',
    'applications.counts',
    'assignments.list?status=assigned',
    'assignments.list?status=inProgress&limit=1',
    'notifications.list?state=all',
    'chat.list',
  ),
  ...read(
    'company',
    'jobs.list?status=recent',
    'jobs.counts',
    'controlRoom.show',
    'liveWork.list',
    'alerts.list?state=open',
    'problems.counts',
    'chat.list',
  ),
]

/** Its path with its query. */
export function pathOf({ asks }: HotRead): string {
  const [name = '', query] = asks.split('?')
  return `/api${routePath(name as RouteName)}${query === undefined ? '' : `?${query}`}`
}

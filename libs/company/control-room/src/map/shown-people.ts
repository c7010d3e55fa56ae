import type { LiveMap, MapPerson } from '@s4/contract'
import { whereIs } from './where-text'

export const lookTexts = {
  alert: 'With an open alert',
  outside: 'Outside the site',
  unseen: 'No location for 10 minutes',
} as const
type Look = keyof typeof lookTexts

export interface Filter {
  siteId: string
  jobId: string
  look: Look | ''
}

const isLook = (text: string): text is Look => Object.hasOwn(lookTexts, text)

/** What the address asks for; a site that is not on the map counts as none. */
export const parseFilter = (params: URLSearchParams, { sites }: Pick<LiveMap, 'sites'>): Filter => {
  const look = params.get('show') ?? ''
  const asked = params.get('site')
  return {
    siteId: sites.find(({ siteId }) => siteId === asked)?.siteId ?? '',
    jobId: params.get('job') ?? '',
    look: isLook(look) ? look : '',
  }
}

/** Those the filter leaves, people with an open alert first. */
export const shownPeople = ({ people, now }: LiveMap, { siteId, jobId, look }: Filter): MapPerson[] =>
  people
    .filter(
      (person) =>
        (siteId === '' || person.siteId === siteId) &&
        (jobId === '' || person.jobId === jobId) &&
        (look === '' || looks[look](person, now)),
    )
    .toSorted((a, b) => Number(b.openAlerts > 0) - Number(a.openAlerts > 0))

const looks: Record<Look, (person: MapPerson, now: string) => boolean> = {
  alert: ({ openAlerts }) => openAlerts > 0,
  outside: (person, now) => whereIs(person, now) === 'outside',
  unseen: (person, now) => ['old', 'none', 'notShared'].includes(whereIs(person, now)),
}

/** `12 people are booked on. 10 share their location. 1 is outside the site.`, and what the marks mean. */
export function mapText({ people, now }: LiveMap): string {
  if (people.length === 0) return 'Nobody is booked on now.'
  const shares = people.filter((person) => person.shares).length
  const outside = people.filter((person) => whereIs(person, now) === 'outside').length
  return [
    `${people.length === 1 ? '1 person is' : `${people.length} people are`} booked on.`,
    `${shares} ${shares === 1 ? 'shares' : 'share'} their location.`,
    ...(outside > 0 ? [`${outside} ${outside === 1 ? 'is' : 'are'} outside the site.`] : []),
    'Squares are sites, with a line round their area. Dots are people, red with an open alert or outside the site.',
  ].join(' ')
}

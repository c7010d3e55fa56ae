import { companyLinks } from '@s4/links'
import type { RouteOutput } from '@s4/contract/routes'
import { needsSomebody } from '@s4/domain/last-location'
import { OverviewMap, type OverviewMark } from '@s4/map'
import { useConfig } from '@s4/queries'
import { Section, Skeleton, TextLink } from '@s4/ui'
import { useMemo } from 'react'
import { useRoomMap } from '../live/use-room'
import { peopleText } from '../words/counts'

type Places = RouteOutput<'controlRoom.map'>

/** All sites, and everybody at work who shares where they are. */
export function RoomMap() {
  const { tileUrl } = useConfig()
  const { data: places } = useRoomMap()
  const marks = useMemo(() => (places ? marksOf(places) : []), [places])

  return (
    <Section title="Where people are" action={<TextLink to={companyLinks.liveMap}>Live map</TextLink>}>
      {places ? (
        <OverviewMap label="Map of sites and people" text={mapText(places)} marks={marks} tileUrl={tileUrl} />
      ) : (
        <Skeleton shape="card" count={2} label="Loading the map" />
      )}
    </Section>
  )
}

type Person = Places['people'][number]

const isOutside = (person: Person, now: string) => needsSomebody(0, person, now)

const marksOf = ({ now, sites, people }: Places): OverviewMark[] => [
  ...sites.map(({ siteId, siteName, point, on }): OverviewMark => ({
    id: siteId,
    point,
    name: siteName,
    label: `${siteName}, ${on} on`,
    tone: 'site',
  })),
  ...people.map((person): OverviewMark => {
    const { assignmentId: id, seekerName: name, siteName, point, openAlerts } = person
    const label = `${name}, ${person.inside === 'outside' ? 'outside' : 'at'} ${siteName}`
    return { id, point, name, label, tone: needsSomebody(openAlerts, person, now) ? 'danger' : 'person' }
  }),
]

function mapText({ now, sites, people }: Places): string {
  const outside = people.filter((person) => isOutside(person, now))
  const alerted = people.filter(({ openAlerts }) => openAlerts > 0)
  const shares =
    people.length === 0
      ? 'Nobody shares their location now'
      : `${peopleText(people.length)} share${people.length === 1 ? 's' : ''} where they are`
  return [
    `${sites.length === 1 ? '1 site' : `${sites.length} sites`}.`,
    `${shares}.`,
    ...(outside.length > 0 ? [`Outside their site: ${namesText(outside)}.`] : []),
    ...(alerted.length > 0 ? [`With an open alert: ${namesText(alerted)}.`] : []),
  ].join(' ')
}

function namesText(people: readonly Person[]): string {
  const names = people.slice(0, 10).map(({ seekerName }) => seekerName)
  return names.join(', ') + (people.length > 10 ? ` and ${people.length - 10} more` : '')
}

import { companyLinks } from '@s4/links'
import type { RouteOutput } from '@s4/contract/routes'
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

const marksOf = ({ sites, people }: Places): OverviewMark[] => [
  ...sites.map(({ siteId, siteName, point, on }): OverviewMark => ({
    id: siteId,
    point,
    label: `${siteName}, ${on} on`,
    tone: 'site',
  })),
  ...people.map(({ assignmentId, seekerName, siteName, point, inside }): OverviewMark => ({
    id: assignmentId,
    point,
    label: `${seekerName}, ${inside === 'outside' ? 'outside' : 'at'} ${siteName}`,
    tone: inside === 'outside' ? 'danger' : 'person',
  })),
]

function mapText({ sites, people }: Places): string {
  const outside = people.filter(({ inside }) => inside === 'outside')
  const shares =
    people.length === 0
      ? 'Nobody shares their location now'
      : `${peopleText(people.length)} share${people.length === 1 ? 's' : ''} where they are`
  return [
    `${sites.length === 1 ? '1 site' : `${sites.length} sites`}.`,
    `${shares}.`,
    ...(outside.length > 0
      ? [
          `Outside their site: ${outside
            .slice(0, 10)
            .map(({ seekerName }) => seekerName)
            .join(', ')}${outside.length > 10 ? ` and ${outside.length - 10} more` : ''}.`,
        ]
      : []),
  ].join(' ')
}

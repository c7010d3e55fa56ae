import { companyLinks } from '@s4/links'
import type { LiveMap, MapPerson } from '@s4/contract'
import { needsSomebody } from '@s4/domain/last-location'
import { OverviewMap, type MapArea, type OverviewMark } from '@s4/map'
import { useConfig } from '@s4/queries'
import {
  Button,
  Columns,
  EmptyState,
  FieldGroup,
  FoldedFilters,
  Inline,
  Page,
  SelectField,
  Text,
  TextLink,
} from '@s4/ui'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NotConnected } from '../live/not-connected'
import { useConnection } from '../live/use-connection'
import { useFollowLiveMap, useLiveMap } from '../live/use-room'
import { PeopleList } from './people-list'
import { lookTexts, mapText, parseFilter, shownPeople } from './shown-people'
import { whereText } from './where-text'

/** Everybody who is booked on, over all sites, on a map and in a list with the same facts. */
export function LiveMapPage() {
  const { tileUrl } = useConfig()
  const { lostAt, onConnection } = useConnection()
  useFollowLiveMap({ onConnection })
  const map = useLiveMap()
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const filter = useMemo(() => parseFilter(params, map), [params, map])
  const people = useMemo(() => shownPeople(map, filter), [map, filter])
  const marks = useMemo(() => marksOf(people, map), [people, map])
  const areas = useAreas(map)
  const listed =
    chosen.length > 0
      ? people.filter(({ assignmentId, siteId }) => chosen.includes(assignmentId) || chosen.includes(siteId))
      : people

  return (
    <Page>
      {lostAt !== null && <NotConnected since={lostAt} />}
      <TextLink to={companyLinks.jobsInProgress}>Work in progress</TextLink>
      <MapFilter map={map} onChange={() => setChosen([])} />
      <Columns
        asideLabel="People at work"
        aside={
          <>
            {chosen.length > 0 && (
              <Inline>
                <Text>{listed.length === 1 ? '1 person' : `${listed.length} people`} at the place you chose.</Text>
                <Button size="small" tone="quiet" onClick={() => setChosen([])}>
                  Show everybody
                </Button>
              </Inline>
            )}
            {listed.length > 0 ? (
              <PeopleList people={listed} map={map} />
            ) : (
              <EmptyState drawing="search">
                {map.people.length === 0
                  ? 'Nobody is booked on now. Workers appear here when they book on.'
                  : 'Nobody matches these filters.'}
              </EmptyState>
            )}
          </>
        }
      >
        <OverviewMap
          label="Map of everybody at work"
          text={mapText(map)}
          marks={marks}
          areas={areas}
          tileUrl={tileUrl}
          onOpen={setChosen}
        />
      </Columns>
    </Page>
  )
}

function MapFilter({ map, onChange }: { map: LiveMap; onChange: () => void }) {
  const [params, setParams] = useSearchParams()
  const { siteId, jobId, look } = parseFilter(params, map)
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    onChange()
    setParams(next, { replace: true })
  }
  const jobs = new Map(map.people.map(({ jobId: id, title }) => [id, title]))
  // The last one has booked off, or the address names no job: the choice must be seen to be changed.
  if (jobId !== '' && !jobs.has(jobId)) jobs.set(jobId, 'A job with nobody booked on')
  return (
    <FoldedFilters active={[siteId, jobId, look].filter((one) => one !== '').length}>
      <FieldGroup min={200}>
        {map.sites.length > 1 && (
          <SelectField
            label="Site"
            emptyLabel="All sites"
            value={siteId}
            options={map.sites.map((site) => ({ value: site.siteId, label: site.siteName }))}
            onChange={({ target }) => choose('site', target.value)}
          />
        )}
        {(jobs.size > 1 || jobId !== '') && (
          <SelectField
            label="Job"
            emptyLabel="All jobs"
            value={jobId}
            options={[...jobs].map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => choose('job', target.value)}
          />
        )}
        <SelectField
          label="Show"
          emptyLabel="Everybody"
          value={look}
          options={Object.entries(lookTexts).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => choose('show', target.value)}
        />
      </FieldGroup>
    </FoldedFilters>
  )
}

const marksOf = (people: readonly MapPerson[], { sites, now }: LiveMap): OverviewMark[] => [
  ...sites.map(({ siteId, siteName, point }): OverviewMark => ({
    id: siteId,
    point,
    name: siteName,
    label: siteName,
    tone: 'site',
  })),
  ...people.flatMap((person): OverviewMark[] => {
    if (!person.position) return []
    const { lat, lng } = person.position
    const site = sites.find(({ siteId }) => siteId === person.siteId)?.point
    const label = `${person.seekerName}. ${whereText(person, { now, site })}`
    const tone = needsSomebody(person.openAlerts, person.position, now) ? 'danger' : 'person'
    return [{ id: person.assignmentId, point: { lat, lng }, name: person.seekerName, label, tone }]
  }),
]

/** The same until a boundary changes: positions come every few seconds. */
function useAreas({ sites }: LiveMap): MapArea[] {
  const drawn = JSON.stringify(
    sites.map(({ point, geofenceMetres, boundary }) => ({ point, radius: geofenceMetres, corners: boundary ?? [] })),
  )
  return useMemo(() => JSON.parse(drawn) as MapArea[], [drawn])
}

import type { LiveJob } from '@s4/contract'
import { relativeText } from '@s4/domain/shift-text'
import { MapView } from '@s4/map'
import { useConfig } from '@s4/queries'
import { Section, SelectField } from '@s4/ui'
import { useState } from 'react'

/** The site, everybody's last known position, and the trail of one chosen person. */
export function LiveMap({ job }: { job: LiveJob }) {
  const { tileUrl } = useConfig()
  const [followed, setFollowed] = useState('')
  const known = job.workers.flatMap((worker) =>
    worker.lastPosition ? [{ ...worker, lastPosition: worker.lastPosition }] : [],
  )
  const positions =
    known.length === 0
      ? 'Nobody has shared a position yet.'
      : 'Positions are the last ones received; their age is beside each name.'
  const trail = known.find(({ assignmentId }) => assignmentId === followed)?.trail ?? []

  return (
    <Section title="Where people are">
      <MapView
        label={`Map of ${job.siteName}`}
        text={`${edgeText(job)} ${positions}`}
        point={job.point}
        radius={job.geofenceMetres}
        corners={job.boundary ?? undefined}
        trail={trail}
        marks={known.map(({ seekerName, lastPosition }) => ({
          point: { lat: lastPosition.lat, lng: lastPosition.lng },
          label: `${seekerName}, ${relativeText(lastPosition.deviceAt, job.now)}`,
          tone: lastPosition.inside === 'outside' ? 'danger' : 'action',
        }))}
        tileUrl={tileUrl}
      />
      {known.length > 0 && (
        <SelectField
          label="Show the trail of"
          emptyLabel="Nobody"
          value={followed}
          options={known.map(({ assignmentId, seekerName }) => ({ value: assignmentId, label: seekerName }))}
          onChange={({ target }) => setFollowed(target.value)}
        />
      )}
    </Section>
  )
}

const edgeText = ({ boundary, geofenceMetres, siteName }: LiveJob) =>
  boundary ? `The line is the boundary of ${siteName}.` : `The circle is ${geofenceMetres} m around ${siteName}.`

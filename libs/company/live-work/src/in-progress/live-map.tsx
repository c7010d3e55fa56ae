import type { LiveJob } from '@s4/contract'
import { needsSomebody } from '@s4/domain/last-location'
import { relativeText } from '@s4/domain/shift-text'
import { MapView } from '@s4/map'
import { useConfig } from '@s4/queries'
import { Section } from '@s4/ui'

/** The site and everybody's last known position. */
export function LiveMap({ job }: { job: LiveJob }) {
  const { tileUrl } = useConfig()
  const known = job.workers.flatMap((worker) =>
    worker.lastPosition ? [{ ...worker, lastPosition: worker.lastPosition }] : [],
  )
  const positions =
    known.length === 0
      ? 'Nobody has shared their location yet.'
      : 'Dots are the last locations we got, red outside the site or with an open alert.'

  return (
    <Section title="Where people are">
      <MapView
        label={`Map of ${job.siteName}`}
        text={`${edgeText(job)} ${positions}`}
        point={job.point}
        name={job.siteName}
        radius={job.geofenceMetres}
        corners={job.boundary ?? undefined}
        marks={known.map(({ seekerName, openAlerts, lastPosition }) => ({
          point: { lat: lastPosition.lat, lng: lastPosition.lng },
          label: `${seekerName}, ${relativeText(lastPosition.deviceAt, job.now)}`,
          tone: needsSomebody(openAlerts, { ...lastPosition, at: lastPosition.deviceAt }, job.now)
            ? 'danger'
            : 'person',
        }))}
        tileUrl={tileUrl}
      />
    </Section>
  )
}

const edgeText = ({ boundary, geofenceMetres, siteName }: LiveJob) =>
  `The square is ${siteName}. ` +
  (boundary ? 'The line is its boundary.' : `The large circle is ${geofenceMetres} m around it.`)

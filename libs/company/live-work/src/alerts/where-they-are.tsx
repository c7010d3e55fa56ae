import type { Alert } from '@s4/contract'
import { awayText } from '@s4/domain/geofence'
import { timeText } from '@s4/domain/shift-text'
import { MapView } from '@s4/map'
import { useConfig } from '@s4/queries'
import { DescriptionList, type Fact } from '@s4/ui'
import { isAtWork, nextCallText, positionText } from './live-texts'
import { useShiftOfAlert } from '../queries/live-queries'

/** Where the worker of an alert was at the time and, until it is resolved, where they were last. */
export function WhereTheyAre({ alert }: { alert: Alert }) {
  const { tileUrl } = useConfig()
  const { data: job } = useShiftOfAlert(alert)
  const { zone, position, positionAt, raisedAt, seekerName, siteName } = alert
  const worker = job?.workers.find(({ assignmentId }) => assignmentId === alert.assignmentId)
  const last = worker?.lastPosition ?? null
  const at = timeText(positionAt ?? raisedAt, zone)
  const lastText = job && worker && positionText(worker, job)
  const facts: Fact[] = [
    ...(lastText && (last ?? !position) ? [{ term: 'Last seen', detail: lastText }] : []),
    ...(position
      ? [
          {
            term: positionAt ? `Location at ${at}` : 'Location at the time',
            detail: job ? awayText(job.point, position) : 'On the map',
          },
        ]
      : []),
    ...(worker && job && isAtWork(worker) ? [{ term: 'Next check call', detail: nextCallText(worker, zone) }] : []),
  ]
  const marks = [
    ...(position ? [{ point: position, label: `${seekerName}, ${at}`, tone: 'danger' as const }] : []),
    ...(last
      ? [{ point: last, label: `${seekerName}, ${timeText(last.deviceAt, zone)}`, tone: 'danger' as const }]
      : []),
  ]
  return (
    <>
      {facts.length > 0 && <DescriptionList items={facts} />}
      {marks.length > 0 && (
        <MapView
          label={`Map of ${siteName}`}
          text={job && (job.boundary ? 'The line is the boundary of the site.' : 'The circle is the site.')}
          point={job?.point ?? position}
          name={job && siteName}
          radius={job?.geofenceMetres}
          corners={job?.boundary ?? undefined}
          marks={marks}
          height={240}
          tileUrl={tileUrl}
        />
      )}
    </>
  )
}

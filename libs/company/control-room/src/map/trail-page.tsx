import { companyLinks } from '@s4/links'
import type { Trail } from '@s4/contract'
import { accuracyText, TRAIL_KEPT_DAYS } from '@s4/domain/geofence'
import { shiftText, timeText } from '@s4/domain/shift-text'
import { TrailMap } from '@s4/map'
import { useConfig } from '@s4/queries'
import {
  Button,
  Callout,
  Columns,
  EmptyState,
  Heading,
  Inline,
  Page,
  RangeField,
  Section,
  SelectField,
  Stack,
  Text,
  TextLink,
} from '@s4/ui'
import { Pause, Play } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { useTrail } from '../live/use-room'
import { TrailEvents } from './trail-events'
import { fixAt, trailLines } from './trail-lines'
import { speeds, useReplay } from './use-replay'
import { insideTexts } from './where-text'

const MINUTE_MS = 60_000

/** Where one worker was during a shift, drawn and as a replay beside what happened. */
export function TrailPage() {
  const { id = '' } = useParams()
  const trail = useTrail(id)
  const { seekerName, title, siteName, zone, jobId, fixes } = trail

  return (
    <Page>
      <TextLink to={companyLinks.liveMap}>Live map</TextLink>
      <Stack gap="xs">
        <Heading>{seekerName}</Heading>
        <Text>
          <TextLink to={companyLinks.jobInProgress(jobId)}>{title}</TextLink>, {siteName}. {shiftText(trail, zone)}
        </Text>
      </Stack>
      {fixes.length === 0 ? <NoTrail trail={trail} /> : <Replay key={id} trail={trail} />}
      {fixes.length === 0 && trail.events.length > 0 && (
        <Section title="What happened">
          <TrailEvents trail={trail} />
        </Section>
      )}
    </Page>
  )
}

const NoTrail = ({ trail: { removedAt, seekerName, bookedOnAt } }: { trail: Trail }) =>
  removedAt ? (
    <Callout tone="info" title="The locations of this shift were deleted">
      Locations are kept for {TRAIL_KEPT_DAYS} days after a shift.
    </Callout>
  ) : (
    <EmptyState drawing="search">
      {bookedOnAt
        ? `${seekerName} has shared no location on this shift.`
        : `${seekerName} has not booked on to this shift.`}
    </EmptyState>
  )

function Replay({ trail }: { trail: Trail }) {
  const { tileUrl } = useConfig()
  const { fixes, zone, seekerName, area } = trail
  const [from, to] = useMemo(() => spanOf(trail), [trail])
  const { at, playing, speed, show, toggle, setSpeed } = useReplay(from, to)
  const lines = useMemo(() => trailLines(fixes), [fixes])
  const shape = useMemo(
    () => ({ point: area.point, radius: area.geofenceMetres, corners: area.boundary ?? undefined }),
    [area],
  )
  const fix = fixAt(fixes, at)
  const pin = useMemo(
    () =>
      fix && {
        point: { lat: fix.lat, lng: fix.lng },
        label: seekerName,
        tone: fix.inside === 'outside' ? ('danger' as const) : ('person' as const),
      },
    [fix, seekerName],
  )
  const time = timeText(new Date(at).toISOString(), zone)
  const where = fix
    ? `${insideTexts[fix.inside]}${accuracyText(fix.accuracy)}${fix.later ? ', sent later' : ''}`
    : 'No location'
  const later = fixes.filter((one) => one.later).length

  return (
    <Columns
      asideLabel="What happened"
      aside={
        <Section title="What happened">
          <TrailEvents trail={trail} onTime={show} />
        </Section>
      }
    >
      <Section title="Trail">
        <TrailMap label={`Trail of ${seekerName}`} area={shape} lines={lines} at={pin} tileUrl={tileUrl} />
        <Text weight="medium">
          {time}: {where}
        </Text>
        <RangeField
          label="Time"
          min={from}
          max={to}
          step={MINUTE_MS / 2}
          value={at}
          valueText={`${time}, ${where}`}
          onChange={show}
        />
        <Inline align="end" nowrap>
          <Button
            tone="quiet"
            icon={playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
            onClick={toggle}
          >
            {playing ? 'Pause' : 'Play'}
          </Button>
          <SelectField
            label="Speed"
            value={String(speed)}
            options={speeds.map((minutes) => ({
              value: String(minutes),
              label: `${minutes} min a second`,
            }))}
            onChange={({ target }) => setSpeed(Number(target.value))}
          />
        </Inline>
        <Text size="small" tone="muted">
          {fixes.length === 1 ? '1 position' : `${fixes.length} positions`}
          {later > 0 && `, ${later} of them sent later`}. A dashed line means that no location came. Locations are kept
          for {TRAIL_KEPT_DAYS} days after a shift.
        </Text>
      </Section>
    </Columns>
  )
}

/** From the first to the last that is known of the shift, in milliseconds. */
function spanOf({ fixes, events, bookedOnAt, bookedOffAt, now, endsAt }: Trail): [from: number, to: number] {
  const last = bookedOffAt ?? (now < endsAt ? now : endsAt)
  const times = [...fixes, ...events].map(({ at }) => Date.parse(at))
  const known = [...times, ...[bookedOnAt, last].flatMap((at) => (at ? [Date.parse(at)] : []))]
  return [
    known.reduce((first, at) => Math.min(first, at), Infinity),
    times.reduce((latest, at) => Math.max(latest, at), Date.parse(last)),
  ]
}

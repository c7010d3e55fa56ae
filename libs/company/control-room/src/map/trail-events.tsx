import type { Trail, TrailEvent } from '@s4/contract'
import { alertTexts } from '@s4/domain/alert-words'
import { timeText } from '@s4/domain/shift-text'
import { Button, Timeline, type TimelineEvent } from '@s4/ui'
import { statusTones } from '@s4/work'
import { gapsOf } from './trail-lines'

interface TrailEventsProps {
  trail: Trail
  /** With it each time is a button that shows the map then; milliseconds. */
  onTime?: ((at: number) => void) | undefined
}

/** What happened on a shift and where positions are missing, oldest first. */
export function TrailEvents({ trail: { events, fixes, zone, seekerName }, onTime }: TrailEventsProps) {
  const clock = (at: string) => timeText(at, zone)
  const lines: (TimelineEvent & { at: string })[] = [
    ...events.map((event, index) => ({
      id: `${index}`,
      at: event.at,
      title: eventText(event, seekerName),
      tone: toneOf(event),
    })),
    ...gapsOf(fixes).map(({ from, to }) => ({
      id: from,
      at: from,
      title: `No location until ${clock(to)}`,
      tone: 'neutral' as const,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <Timeline
      label="What happened"
      hasShortTimes
      events={lines.map(({ at, ...line }) => ({
        ...line,
        time: onTime ? (
          <Button size="small" tone="plain" onClick={() => onTime(Date.parse(at))}>
            {clock(at)}
          </Button>
        ) : (
          clock(at)
        ),
      }))}
    />
  )
}

const texts: Record<Exclude<TrailEvent['kind'], 'alert' | 'checkpoint'>, string> = {
  bookOn: 'Booked on',
  breakStart: 'Break started',
  breakEnd: 'Break ended',
  bookOff: 'Booked off',
  callAnswered: 'Check call answered',
  callLate: 'Check call answered late',
  callMissed: 'Check call missed',
  report: 'Report written',
}

function eventText({ kind, checkpoint, alert }: TrailEvent, seekerName: string): string {
  if (kind === 'alert') return alert ? alertTexts[alert](seekerName) : 'Alert'
  return kind === 'checkpoint' ? `Checkpoint scanned: ${checkpoint ?? ''}` : texts[kind]
}

function toneOf({ kind }: TrailEvent): TimelineEvent['tone'] {
  if (kind === 'alert') return 'danger'
  if (kind === 'callMissed') return statusTones.checkCall.missed
  if (kind === 'callLate') return statusTones.checkCall.late
  return kind === 'callAnswered' || kind === 'checkpoint' ? 'success' : 'info'
}

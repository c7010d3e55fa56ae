import type { AttendanceEvent, CheckCall } from '@s4/contract'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { momentText, timeText } from '@s4/domain/shift-text'
import { Stack, Text, Timeline, type TimelineEvent } from '@s4/ui'

interface DayRecordProps {
  events: readonly AttendanceEvent[]
  calls: readonly CheckCall[]
  zone: string
}

/** The attendance and check calls of one assignment, the same for both sides. */
export const DayRecord = ({ events, calls, zone }: DayRecordProps) => (
  <Stack>
    <Text weight="medium">Attendance</Text>
    {events.length > 0 ? (
      <Timeline label="Attendance" events={events.map((event) => attendanceEvent(event, zone))} />
    ) : (
      <Text tone="muted">Not booked on.</Text>
    )}
    <Text weight="medium">Check calls</Text>
    {calls.length > 0 ? (
      <Timeline label="Check calls" events={calls.map((call) => checkCallEvent(call, zone))} />
    ) : (
      <Text tone="muted">None was due.</Text>
    )}
  </Stack>
)

const eventText: Record<AttendanceEvent['kind'], string> = {
  bookOn: 'Booked on',
  breakStart: 'Break started',
  breakEnd: 'Break ended',
  bookOff: 'Booked off',
}
const by: Record<AttendanceEvent['source'], string[]> = {
  qr: [],
  session: ['signed in'],
  'shift-pass': ['with the phone’s pass to the shift'],
  phone: [],
  manual: ['by hand'],
}
const where = { inside: 'inside the site', outside: 'outside the site', uncertain: 'near the edge of the site' }

function attendanceEvent(
  { kind, source, checkpoint, inside, serverAt, reason, missingPapers }: AttendanceEvent,
  zone: string,
): TimelineEvent {
  const how = [
    ...by[source],
    ...(checkpoint ? [`at checkpoint ${checkpoint}`] : []),
    ...(inside ? [where[inside]] : []),
    ...(kind === 'bookOn' && source !== 'manual' && !inside ? ['position not given'] : []),
  ]
  const missing = missingPapers.length > 0 ? `Papers missing: ${missingPapersText(missingPapers)}.` : ''
  return {
    id: `${kind}-${serverAt}`,
    title: [eventText[kind], ...how].join(', '),
    time: momentText(serverAt, zone),
    ...((reason || missing) && { children: [reason, missing].filter(Boolean).join(' ') }),
    ...((inside === 'outside' || missing) && { tone: 'warning' as const }),
  }
}

const tones = { due: 'info', responded: 'success', late: 'warning', missed: 'danger', stopped: 'neutral' } as const

const checkCallEvent = (call: CheckCall, zone: string): TimelineEvent => ({
  id: call.id,
  title: answerText(call, zone),
  time: `due ${momentText(call.dueAt, zone)}`,
  tone: tones[call.status],
})

function answerText({ status, answeredAt, missAt }: CheckCall, zone: string): string {
  const answered = answeredAt ? ` at ${timeText(answeredAt, zone)}` : ''
  return {
    due: `To be answered by ${timeText(missAt, zone)}`,
    responded: `Answered${answered}`,
    late: `Missed, answered late${answered}`,
    missed: 'Missed',
    stopped: 'Stopped by a break or by booking off',
  }[status]
}

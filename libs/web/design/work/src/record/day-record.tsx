import type { AttendanceEvent, CheckCall, SentLater } from '@s4/contract'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { phoneActionText } from '@s4/domain/phone-actions'
import { trustText } from '@s4/domain/phone-time'
import { momentText, timeAfter, timeText } from '@s4/domain/shift-text'
import { Stack, Text, Timeline, type TimelineEvent } from '@s4/ui'
import { statusTones } from '../status/status-tones'

interface DayRecordProps {
  events: readonly AttendanceEvent[]
  calls: readonly CheckCall[]
  sentLater: readonly SentLater[]
  zone: string
}

/** The attendance and check calls of one assignment, the same for both sides. */
export const DayRecord = ({ events, calls, sentLater, zone }: DayRecordProps) => (
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
    {sentLater.length > 0 && (
      <>
        <Text weight="medium">Sent later by the phone</Text>
        <Timeline label="Sent later by the phone" events={sentLater.map((sent) => sentLaterEvent(sent, zone))} />
      </>
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
  'shift-pass': ['on the phone'],
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
    ...(kind === 'bookOn' && source !== 'manual' && !inside ? ['location not given'] : []),
  ]
  const missing = missingPapers.length > 0 ? `Documents missing: ${missingPapersText(missingPapers)}.` : ''
  return {
    id: `${kind}-${serverAt}`,
    title: [eventText[kind], ...how].join(', '),
    time: momentText(serverAt, zone),
    ...((reason || missing) && { children: [reason, missing].filter(Boolean).join(' ') }),
    ...((inside === 'outside' || missing) && { tone: 'warning' as const }),
  }
}

function sentLaterEvent(sent: SentLater, zone: string): TimelineEvent {
  const { id, action, at, deviceAt, receivedAt, trust, clockOffsetSeconds, refusedText } = sent
  const why = trustText({ trust, offset: clockOffsetSeconds * 1000 })
  const clock = trust === 'sentLater' ? '' : ` The phone’s clock said ${momentText(deviceAt, zone)}.`
  return {
    id,
    title: `${phoneActionText(action)} at ${timeText(at, zone)}${refusedText ? ': not taken' : ''}`,
    time: `arrived ${momentText(receivedAt, zone)}`,
    children: `${capitalised(why ?? '')}.${clock}${refusedText ? ` ${refusedText}` : ''}`,
    tone: refusedText ? 'danger' : trust === 'sentLater' ? 'info' : 'warning',
  }
}

const capitalised = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const checkCallEvent = (call: CheckCall, zone: string): TimelineEvent => ({
  id: call.id,
  title: answerText(call, zone),
  time: `due ${momentText(call.dueAt, zone)}`,
  tone: statusTones.checkCall[call.status],
})

function answerText({ status, dueAt, answeredAt, missAt, arrivedAt }: CheckCall, zone: string): string {
  const answered = answeredAt ? ` at ${timeAfter(dueAt, answeredAt, zone)}` : ''
  return {
    due: `To be answered by ${timeAfter(dueAt, missAt, zone)}`,
    responded: `Answered${answered}${arrivedAt ? `, arrived at ${timeAfter(dueAt, arrivedAt, zone)}` : ''}`,
    late: `Missed, answered late${answered}`,
    missed: 'Missed',
    stopped: 'Not needed after a break or booking off',
  }[status]
}

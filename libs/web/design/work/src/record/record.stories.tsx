import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { AssignmentDetails, AttendanceEvent, CheckCall, SentLater } from '@s4/contract'
import { DayRecord } from './day-record'
import { DisputeStatus } from './dispute-status'
import { RecordModal } from './record-modal'
import { ReportAnswers } from './report-answers'
import { WorkLog } from './work-log'

const nothing = () => undefined
const ZONE = 'Europe/London'

const event = (
  kind: AttendanceEvent['kind'],
  time: string,
  change: Partial<AttendanceEvent> = {},
): AttendanceEvent => ({
  kind,
  source: 'qr',
  checkpoint: 'A',
  position: null,
  inside: 'inside',
  deviceAt: null,
  serverAt: `2026-11-20T${time}:00.000Z`,
  reason: null,
  missingPapers: [],
  ...change,
})

const events = [
  event('bookOn', '16:58'),
  event('breakStart', '19:30', { source: 'session', checkpoint: null }),
  event('breakEnd', '19:50', { source: 'shift-pass', checkpoint: null, inside: 'uncertain' }),
  event('bookOff', '23:01', {
    source: 'manual',
    checkpoint: null,
    inside: 'outside',
    reason: 'The phone was flat.',
    missingPapers: ['licence-expired'],
  }),
]

const call = (status: CheckCall['status'], hour: number): CheckCall => ({
  id: `${status} ${hour}`,
  assignmentId: 'work',
  status,
  dueAt: `2026-11-20T${hour}:00:00.000Z`,
  missAt: `2026-11-20T${hour}:05:00.000Z`,
  answeredAt: status === 'responded' || status === 'late' ? `2026-11-20T${hour}:08:00.000Z` : null,
  missedAt: null,
  arrivedAt: null,
  plannedAt: null,
})

const calls = [call('responded', 18), call('late', 19), call('missed', 20), call('stopped', 21), call('due', 22)]

const audit: AssignmentDetails['audit'] = [
  { at: '2026-11-18T09:00:00.000Z', action: 'assignment.agreed', by: 'seeker', member: null },
  { at: '2026-11-20T16:58:00.000Z', action: 'attendance.booked-on', by: 'seeker', member: null },
  { at: '2026-11-20T20:05:00.000Z', action: 'check-call.missed', by: 'S4', member: null },
  { at: '2026-11-20T23:01:00.000Z', action: 'attendance.booked-off-by-hand', by: 'company', member: 'Mo Diallo' },
]

export const Incident = () => (
  <ReportAnswers
    form={{
      kind: 'incident',
      answers: { kind: 'theft', time: '22:40', place: 'Bar 2', hurt: 'no', services: ['police'] },
    }}
  />
)

const sentLater: SentLater[] = [
  {
    id: 'sent-1',
    action: 'attendance.bookOff',
    at: '2026-11-22T06:00:00.000Z',
    deviceAt: '2026-11-22T08:00:00.000Z',
    receivedAt: '2026-11-22T06:31:00.000Z',
    trust: 'clockOff',
    clockOffsetSeconds: -7200,
    refusedText: 'The company had booked you off at 05:00; your phone says 06:00.',
  },
]

export const Day = () => <DayRecord events={events} calls={calls} sentLater={sentLater} zone={ZONE} />

export const DayWithoutAttendance = () => <DayRecord events={[]} calls={[]} sentLater={[]} zone={ZONE} />

export const Log = () => <WorkLog entries={audit} zone={ZONE} />

export const Dispute = () => (
  <DisputeStatus
    work={{
      payPerHour: 1450,
      terms: { company: [], seeker: [], pay: defaultPayTerms },
      stretches: [],
      invoices: [
        {
          id: 'first',
          number: 'S4-000031',
          kind: 'original',
          total: 10_875,
          vat: 0,
          credited: 0,
          toPay: 10_875,
          dueOn: '2026-12-22',
          toAnswer: true,
          toConfirm: false,
        },
      ],
      hours: {
        status: 'disputed',
        proposedMinutes: 480,
        extraMinutes: 0,
        counterMinutes: 450,
        counterReason: 'Left half an hour early.',
        disputeReason: 'Dana sent me home.',
        entered: null,
        given: null,
        agreedMinutes: null,
        agreedExtraMinutes: null,
        agreedPay: null,
        respondBy: null,
        claim: null,
      },
    }}
  />
)

export const WholeRecordModal = () => (
  <RecordModal
    open
    worker="Ada Okafor"
    onClose={nothing}
    work={{ data: { events, sentLater, audit, zone: ZONE }, error: null, refetch: nothing }}
    day={{ data: { calls }, error: null, refetch: nothing }}
  />
)

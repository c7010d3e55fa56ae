import { usualSeverity } from '@s4/domain/alert-severity'
import type { ControlRoom, RoomAlert, RoomCall, RoomLate, RoomUnfilled } from '@s4/contract'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

const dock = {
  jobId: id(1),
  siteId: id(2),
  siteName: 'Tobacco Dock',
  title: 'Door supervisor',
  zone: 'Europe/London',
  shiftId: id(3),
  startsAt: '2026-11-21T22:00:00.000Z',
  endsAt: '2026-11-22T06:00:00.000Z',
}
const grace = {
  assignmentId: id(4),
  seekerId: id(5),
  seekerName: 'Grace Mensah',
  phone: '+447700900123',
  inSecret: false,
}

export const aLate = (change: Partial<RoomLate> = {}): RoomLate => ({
  ...dock,
  ...grace,
  expectedAt: dock.startsAt,
  alertId: id(6),
  acknowledgedAt: null,
  acknowledgedBy: null,
  ...change,
})

export const anAlert = (change: Partial<RoomAlert> = {}): RoomAlert => ({
  ...dock,
  ...grace,
  alertId: id(7),
  kind: 'missedCheckCall',
  severity: usualSeverity[change.kind ?? 'missedCheckCall'],
  raisedAt: '2026-11-21T22:35:00.000Z',
  acknowledgedAt: null,
  acknowledgedBy: null,
  lastSeen: { inside: 'inside', at: '2026-11-21T22:36:00.000Z' },
  backInsideAt: null,
  callDueAt: (change.kind ?? 'missedCheckCall') === 'missedCheckCall' ? '2026-11-21T22:30:00.000Z' : null,
  answeredAt: null,
  bookedOffAt: null,
  othersOn: null,
  unanswered: null,
  ...change,
})

export const aCall = (change: Partial<RoomCall> = {}): RoomCall => ({
  ...dock,
  ...grace,
  dueAt: '2026-11-21T22:37:00.000Z',
  missAt: '2026-11-21T22:42:00.000Z',
  ...change,
})

export const anUnfilled = (change: Partial<RoomUnfilled> = {}): RoomUnfilled => ({
  ...dock,
  positions: 4,
  taken: 3,
  offersOut: 0,
  offersLapseAt: null,
  applicants: 0,
  lost: null,
  ...change,
})

export const aRoom = (change: Partial<ControlRoom> = {}): ControlRoom => ({
  now: '2026-11-21T22:40:00.000Z',
  figures: { on: 42, expected: 5, late: 0, noAnswer: 0, alerts: 0, unfilled: 0, hoursToAgree: 0 },
  hoursAgreedAt: null,
  unfilledLater: { places: 0, shifts: 0, first: null },
  notPosted: [],
  drafts: { jobs: 0, first: null },
  late: [],
  alerts: [],
  calls: [],
  unfilled: [],
  applicants: [],
  timeline: [],
  ...change,
})

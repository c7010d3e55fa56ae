import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { AssignmentDetails, CheckCall } from '@s4/contract'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

/** A shift of tonight, 22:00–06:00 at Tobacco Dock, PIN 0427. */
export const aShift = (change: Partial<AssignmentDetails> = {}): AssignmentDetails => ({
  id: id(1),
  jobId: id(2),
  shiftId: id(3),
  companyId: id(4),
  seekerId: id(5),
  companyName: 'Harbour Security Ltd',
  seekerName: 'Ada Byron',
  seekerPicture: null,
  title: 'Door supervisor',
  role: 'door-supervisor',
  siteName: 'Tobacco Dock',
  address: '50 Porters Walk, London',
  point: { lat: 51.5079, lng: -0.0594 },
  zone: 'Europe/London',
  startsAt: '2026-11-21T22:00:00.000Z',
  endsAt: '2026-11-22T06:00:00.000Z',
  payPerHour: 1450,
  breaksPaid: false,
  alertDuration: 30,
  terms: { company: [], seeker: [], pay: defaultPayTerms },
  stretches: [],
  status: 'assigned',
  bookedOnAt: null,
  bookedOffAt: null,
  onBreak: false,
  hours: null,
  invoices: [],
  waitsForInvoice: false,
  engagement: 'self-employed',
  ended: null,
  arrivalInstructions: 'Ask for the duty manager.',
  callsVary: false,
  callsByCheckpoint: false,
  description: '',
  pin: '0427',
  siaSector: 'Door Supervision',
  requirements: [],
  otherRequirements: '',
  events: [],
  sentLater: [],
  audit: [],
  ...change,
})

/** The shift after booking on at 22:00. */
export const aShiftInProgress = (change: Partial<AssignmentDetails> = {}): AssignmentDetails =>
  aShift({
    status: 'inProgress',
    bookedOnAt: '2026-11-21T22:00:00.000Z',
    events: [
      {
        kind: 'bookOn',
        source: 'qr',
        checkpoint: 'A',
        position: null,
        inside: null,
        deviceAt: null,
        serverAt: '2026-11-21T22:00:00.000Z',
        reason: null,
        missingPapers: [],
      },
    ],
    ...change,
  })

/** The check call of 22:30. */
export const aCheckCall = (change: Partial<CheckCall> = {}): CheckCall => ({
  id: id(9),
  assignmentId: id(1),
  status: 'due',
  dueAt: '2026-11-21T22:30:00.000Z',
  missAt: '2026-11-21T22:35:00.000Z',
  answeredAt: null,
  missedAt: null,
  arrivedAt: null,
  plannedAt: null,
  ...change,
})

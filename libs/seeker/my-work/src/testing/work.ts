import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { Application, AssignmentDetails, JobBrief, Offer, Shift } from '@s4/contract'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`
const nights = ['2027-11-20', '2027-11-21', '2027-11-22']
const SEEKER = id(1)

export const ids = { application: id(10), offer: id(20), assignment: id(30), company: id(40), job: id(50) }

/** 20 November 2027 and the nights after, 22:00–06:00. */
export const aShift = (night = 0, change: Partial<Shift> = {}): Shift => ({
  id: id(60 + night),
  startsAt: `${nights[night]}T22:00:00.000Z`,
  endsAt: `${nights[night + 1]}T06:00:00.000Z`,
  positions: 2,
  taken: 0,
  cancelled: false,
  stretches: [],
  ...change,
})

const job: JobBrief = {
  id: ids.job,
  title: 'Door supervisor',
  companyId: ids.company,
  companyName: 'Acme Security',
  siteName: 'Tobacco Dock',
  town: 'E1W',
  zone: 'Europe/London',
  payPerHour: 1450,
  breaksPaid: false,
}

export const anApplication = (change: Partial<Application> = {}): Application => ({
  id: ids.application,
  job,
  status: 'applied',
  note: '',
  reason: null,
  appliedAt: '2026-11-16T09:00:00.000Z',
  decidedAt: null,
  wholeJob: true,
  shifts: [aShift()],
  agreed: null,
  offer: null,
  ...change,
})

export const anOffer = (change: Partial<Offer> = {}): Offer => ({
  id: ids.offer,
  job,
  companyVerified: true,
  applicationId: null,
  seekerId: SEEKER,
  seekerName: 'Ada Byron',
  status: 'open',
  lapsesAt: '2027-11-19T09:00:00.000Z',
  createdAt: '2026-11-16T09:00:00.000Z',
  shifts: [aShift(0), aShift(1)],
  terms: { company: [{ noticeHours: 24, percent: 50 }], seeker: [], pay: defaultPayTerms },
  ownStaff: false,
  chargesVat: false,
  selfBillingAgreed: false,
  workingTimeWarnings: [],
  workingTimeReason: '',
  requirements: [],
  otherRequirements: '',
  cover: null,
  ...change,
})

export const anAssignment = (change: Partial<AssignmentDetails> = {}): AssignmentDetails => ({
  id: ids.assignment,
  jobId: ids.job,
  shiftId: id(60),
  companyId: ids.company,
  companyName: 'Acme Security',
  seekerId: SEEKER,
  seekerName: 'Ada Byron',
  seekerPicture: null,
  title: 'Door supervisor',
  role: 'Door supervisor',
  siteName: 'Tobacco Dock',
  address: '50 Porters Walk, E1W 2SF',
  point: { lat: 51.5, lng: -0.06 },
  zone: 'Europe/London',
  startsAt: '2027-11-20T22:00:00.000Z',
  endsAt: '2027-11-21T06:00:00.000Z',
  payPerHour: 1450,
  breaksPaid: false,
  alertDuration: 30,
  terms: { company: [{ noticeHours: 24, percent: 50 }], seeker: [], pay: defaultPayTerms },
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
  pin: null,
  siaSector: 'Door Supervision',
  requirements: [],
  otherRequirements: '',
  events: [],
  sentLater: [],
  audit: [{ at: '2026-11-16T09:00:00.000Z', action: 'assignment.agreed', by: 'seeker', member: null }],
  ...change,
})

/** What the page of a shift asks for, to ring its company. */
export const aCall = (ringNumber: string | null = null) => ({
  call: null,
  ringNumber,
  now: '2027-11-19T09:00:00.000Z',
})

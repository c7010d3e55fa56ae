import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { CompanyJob, CompanyJobDetails } from '@s4/contract'

const shift = {
  id: '019a0000-0000-7000-8000-000000000031',
  startsAt: '2026-11-21T22:00:00.000Z',
  endsAt: '2026-11-22T06:00:00.000Z',
}

export const aJob = (change: Partial<CompanyJob> = {}): CompanyJob => ({
  id: '019a0000-0000-7000-8000-000000000021',
  title: 'Door supervisor, Saturday night',
  role: 'door-supervisor',
  status: 'open',
  siteId: '019a0000-0000-7000-8000-000000000011',
  siteName: 'Tobacco Dock',
  zone: 'Europe/London',
  payPerHour: 1450,
  positions: 5,
  nextShift: shift,
  shiftCount: 1,
  applicants: 3,
  offersOut: 1,
  taken: 2,
  places: 5,
  inProgress: 0,
  postedAt: '2026-11-16T09:00:00.000Z',
  recurring: false,
  client: null,
  ...change,
})

export const someJobDetails = (change: Partial<CompanyJobDetails> = {}): CompanyJobDetails => ({
  ...aJob(),
  applicantsByShift: {},
  contractTitle: null,
  description: 'Front door of a music venue.',
  requirements: ['first-aid-at-work'],
  otherRequirements: 'Black coat.',
  knownRisks: '',
  address: '50 Porters Walk, London',
  point: { lat: 51.5079, lng: -0.0594 },
  pin: '0427',
  schedule: { startDate: '2026-11-21', duration: '1 Day', days: [{ day: 'Saturday', start: '22:00', end: '06:00' }] },
  alertDuration: 30,
  breaksPaid: false,
  siaSector: 'Door Supervision',
  terms: { company: [{ noticeHours: 24, percent: 50 }], seeker: [], pay: defaultPayTerms },
  checkpoints: [{ letter: 'A', name: 'Main gate' }],
  shifts: [{ ...shift, positions: 5, taken: 2, cancelled: false, stretches: [] }],
  ...change,
})

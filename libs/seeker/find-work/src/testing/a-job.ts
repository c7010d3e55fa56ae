import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { Application, JobCard, JobDetails } from '@s4/contract'

const ID = '01939000-0000-7000-8000-000000000001'
const next = {
  id: '01939000-0000-7000-8000-000000000003',
  startsAt: '2036-11-22T22:00:00.000Z',
  endsAt: '2036-11-23T06:00:00.000Z',
}

export const aJobCard = (overrides: Partial<JobCard> = {}): JobCard => ({
  id: ID,
  title: 'Door supervisor, Saturday night',
  role: 'door-supervisor',
  company: {
    _id: '01939000-0000-7000-8000-000000000002',
    companyName: 'Harbour Guarding',
    companyLogo: null,
    verified: true,
  },
  siteName: 'Tobacco Dock',
  town: 'E1W',
  point: { lat: 51.5079, lng: -0.0594 },
  zone: 'Europe/London',
  payPerHour: 1450,
  shiftPay: 11_600,
  breaksPaid: true,
  payLines: [],
  nextShift: next,
  shiftCount: 1,
  placesLeft: 2,
  siaSector: 'Door Supervision',
  status: 'open',
  postedAt: '2036-11-16T09:00:00.000Z',
  metres: 3219,
  saved: false,
  standing: null,
  reasons: [],
  ...overrides,
})

export const aJobInDetail = (overrides: Partial<JobDetails> = {}): JobDetails => ({
  ...aJobCard(),
  companyRating: { stars: 4.6, count: 12 },
  description: 'Two doors, one queue.',
  requirements: [],
  otherRequirements: '',
  breaksPaid: false,
  address: '50 Porters Walk, London',
  alertDuration: 30,
  terms: { company: [{ noticeHours: 24, percent: 50 }], seeker: [], pay: defaultPayTerms },
  shifts: [{ ...next, positions: 2, taken: 0, cancelled: false, stretches: [] }],
  mine: { application: null, offer: null, ownShifts: [], clashingShiftIds: [], shortRests: [] },
  ...overrides,
})

export const anApplication: Application = {
  id: '01939000-0000-7000-8000-000000000009',
  job: {
    id: ID,
    title: 'Door supervisor, Saturday night',
    companyId: '01939000-0000-7000-8000-000000000002',
    companyName: 'Harbour Guarding',
    siteName: 'Tobacco Dock',
    town: 'E1W',
    zone: 'Europe/London',
    payPerHour: 1450,
    breaksPaid: false,
  },
  status: 'applied',
  note: '',
  reason: null,
  appliedAt: '2036-11-17T09:00:00.000Z',
  decidedAt: null,
  wholeJob: true,
  shifts: [],
  agreed: null,
  offer: null,
}

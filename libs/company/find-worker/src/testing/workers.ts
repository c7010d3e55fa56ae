import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { CompanyJobDetails, SavedWorker, Site, Worker, WorkerProfile } from '@s4/contract'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`
export const ids = { site: id(1), seeker: id(2), job: id(3), shift: id(4) }

export const aSite = (): Site => ({
  id: ids.site,
  name: 'Tobacco Dock',
  address: '50 Porters Walk',
  postcode: 'E1W 2SF',
  point: { lat: 51.5, lng: -0.06 },
  zone: 'Europe/London',
  geofenceMetres: 500,
  boundary: null,
  arrivalInstructions: '',
  callsVary: false,
  callsByCheckpoint: false,
  capacity: null,
  vehicleSpaces: null,
  knownRisks: '',
  checkpoints: [],
})

export const aWorker = (change: Partial<Worker> = {}): Worker => ({
  seekerId: ids.seeker,
  fullname: 'Sam Okoro',
  picture: null,
  shortBio: 'Ten years on doors.',
  availability: 'within',
  ownStaff: false,
  saved: null,
  fit: {
    score: 40,
    distance: 'under-5',
    tooFar: false,
    licence: 'fits',
    sectors: ['Door Supervision'],
    workedHere: 0,
    rating: { stars: null, count: 0 },
    kept: 0,
    agreed: 0,
    chargesVat: false,
    reasons: [{ good: true, declared: false, text: 'Under 5 miles away' }],
  },
  ...change,
})

export const aWorkerProfile = (change: Partial<WorkerProfile> = {}): WorkerProfile => ({
  seekerId: ids.seeker,
  fullname: 'Sam Okoro',
  picture: null,
  shortBio: 'Ten years on doors.',
  fit: { ...aWorker().fit, kept: 4, agreed: 4 },
  ownStaff: false,
  papers: [
    {
      id: id(5),
      name: 'SIA licence, Door Supervision',
      expiresOn: '2028-03-31',
      state: 'accepted',
      checkedAt: '2026-11-11T09:00:00.000Z',
    },
    { id: id(6), name: 'First aid at work', expiresOn: null, state: 'not-checked', checkedAt: null },
  ],
  rightToWork: 'given',
  skills: ['fluent-polish'],
  hasCar: true,
  hours: [{ weekday: 5, start: '20:00', end: '04:00' }],
  experiences: [
    {
      id: id(7),
      employer: 'Harbour Nights',
      position: 'Door supervisor',
      description: '',
      from: '2018-03-01',
      to: null,
    },
  ],
  educationRecords: [],
  saved: null,
  ...change,
})

export const aSavedWorker = (change: Partial<SavedWorker> = {}): SavedWorker => ({
  seekerId: ids.seeker,
  fullname: 'Sam Okoro',
  picture: null,
  note: 'Good with crowds.',
  teams: [],
  tags: [],
  doNotSend: false,
  block: null,
  engagement: { kind: 'self-employed', payrollNumber: '', since: null, proposed: null },
  workedHere: 2,
  rating: { stars: 4.6, count: 12 },
  savedAt: '2026-11-16T09:00:00.000Z',
  ...change,
})

const shift = {
  id: ids.shift,
  startsAt: '2027-11-20T22:00:00.000Z',
  endsAt: '2027-11-21T06:00:00.000Z',
  positions: 2,
  taken: 0,
  cancelled: false,
  stretches: [],
}

/** Sat 20 Nov 2027, 22:00–06:00, for two people. */
export const aJob = (): CompanyJobDetails => ({
  id: ids.job,
  title: 'Door supervisor',
  role: 'door-supervisor',
  status: 'open',
  siteId: ids.site,
  siteName: 'Tobacco Dock',
  zone: 'Europe/London',
  payPerHour: 1450,
  positions: 2,
  nextShift: { id: shift.id, startsAt: shift.startsAt, endsAt: shift.endsAt },
  shiftCount: 1,
  applicants: 0,
  offersOut: 0,
  taken: 0,
  places: 2,
  inProgress: 0,
  postedAt: '2026-11-16T09:00:00.000Z',
  recurring: false,
  client: null,
  applicantsByShift: {},
  contractTitle: null,
  description: '',
  requirements: [],
  otherRequirements: '',
  knownRisks: '',
  address: '50 Porters Walk, E1W 2SF',
  point: { lat: 51.5, lng: -0.06 },
  pin: '0427',
  schedule: { startDate: '2027-11-20', duration: '1 Day', days: [{ day: 'Saturday', start: '22:00', end: '06:00' }] },
  alertDuration: 30,
  breaksPaid: false,
  siaSector: 'Door Supervision',
  terms: { company: [], seeker: [], pay: defaultPayTerms },
  checkpoints: [],
  shifts: [shift],
})

import type { Applicant, ApplicantProfile, Assignment, CompanyJobDetails, Offer, WorkerFit } from '@s4/contract'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`
export const ids = { job: id(1), shift: id(2), company: id(3), application: id(10), seeker: id(20), assignment: id(30), offer: id(40), licence: id(50) }

const terms = { company: [{ noticeHours: 24, percent: 50 }], seeker: [] }
export const shift = { id: ids.shift, startsAt: '2027-11-20T22:00:00.000Z', endsAt: '2027-11-21T06:00:00.000Z', positions: 2, taken: 0, cancelled: false }

/** Sat 20 Nov 2027, 22:00–06:00, for two people. */
export const aJob = (change: Partial<CompanyJobDetails> = {}): CompanyJobDetails => ({
  id: ids.job, title: 'Door supervisor', role: 'door-supervisor', status: 'open', siteId: id(4), siteName: 'Tobacco Dock', zone: 'Europe/London', payPerHour: 1450, positions: 2,
  nextShift: { id: shift.id, startsAt: shift.startsAt, endsAt: shift.endsAt }, shiftCount: 1, applicants: 1, offersOut: 0, taken: 0, places: 2, inProgress: 0, postedAt: '2026-11-16T09:00:00.000Z',
  description: '', requirements: '', address: '50 Porters Walk, E1W 2SF', point: { lat: 51.5, lng: -0.06 }, pin: '0427',
  schedule: { startDate: '2027-11-20', duration: '1 Day', days: [{ day: 'Saturday', start: '22:00', end: '06:00' }] },
  alertDuration: 30, breaksPaid: false, siaSector: 'Door Supervision', terms, checkpoints: [], shifts: [shift], ...change,
})

export const aFit = (change: Partial<WorkerFit> = {}): WorkerFit => ({
  score: 40, distance: 'under-5', licence: 'fits', workedHere: 0, rating: { stars: 4.6, count: 12 }, kept: 14, agreed: 15, chargesVat: false,
  reasons: [{ good: true, text: 'Declares an SIA licence for Door Supervision' }], ...change,
})

export const anApplicant = (change: Partial<Applicant> = {}): Applicant => ({
  id: ids.application, jobId: ids.job, seekerId: ids.seeker, fullname: 'Sam Okoro', picture: null, shortBio: 'Ten years on doors.', status: 'applied', note: 'Free all night.', reason: null,
  appliedAt: '2026-11-16T09:00:00.000Z', offers: [], agreedShiftIds: [], shortlisted: false, companyNote: '', fit: aFit(), saved: null, ...change,
})

export const aProfile = (change: Partial<ApplicantProfile> = {}): ApplicantProfile => ({
  ...anApplicant(),
  job: { id: ids.job, title: 'Door supervisor', companyId: ids.company, companyName: 'Acme Security', siteName: 'Tobacco Dock', place: 'E1W', zone: 'Europe/London', payPerHour: 1450 },
  experiences: [{ id: id(60), employer: 'Northgate Security', position: 'Door supervisor', description: '', from: '2016-01-01', to: null }],
  educationRecords: [], shifts: [shift], ...change,
})

export const anOffer = (change: Partial<Offer> = {}): Offer => ({
  id: ids.offer, job: aProfile().job, applicationId: null, seekerId: ids.seeker, seekerName: 'Sam Okoro', status: 'open', lapsesAt: '2027-11-19T09:00:00.000Z', createdAt: '2026-11-16T09:00:00.000Z',
  shifts: [shift], terms, selfBillingAgreed: false, restWarnings: [], ...change,
})

export const aPlace = (change: Partial<Assignment> = {}): Assignment => ({
  id: ids.assignment, jobId: ids.job, shiftId: ids.shift, companyId: ids.company, companyName: 'Acme Security', seekerId: ids.seeker, seekerName: 'Sam Okoro', seekerPicture: null,
  title: 'Door supervisor', role: 'door-supervisor', siteName: 'Tobacco Dock', address: '50 Porters Walk, E1W 2SF', point: { lat: 51.5, lng: -0.06 }, zone: 'Europe/London',
  startsAt: shift.startsAt, endsAt: shift.endsAt, payPerHour: 1450, breaksPaid: false, alertDuration: 30, terms, pin: '0427', status: 'assigned',
  bookedOnAt: null, bookedOffAt: null, onBreak: false, hours: null, invoices: [], ended: null, ...change,
})

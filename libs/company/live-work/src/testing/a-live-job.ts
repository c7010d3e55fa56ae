import type { Alert, AssignmentDetails, LiveJob, LiveWorker } from '@s4/contract'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

/** Somebody on tonight's shift, for specs. */
export const aWorker = (change: Partial<LiveWorker> = {}): LiveWorker => ({
  assignmentId: id(1), seekerId: id(5), seekerName: 'Ada Byron', seekerPicture: null, phone: '+447700900123',
  startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z', status: 'inProgress', presence: 'on',
  bookedOnAt: '2026-11-21T21:58:00.000Z', bookedOffAt: null, onBreakSince: null, locationShared: false, lastPosition: null, trail: [],
  nextCheckCallAt: '2026-11-21T22:58:00.000Z', missedCheckCalls: 0, openAlerts: 0,
  ...change,
})

/** Tonight's shift as its company watches it at 22:40. */
export const aLiveJob = (change: Partial<LiveJob> = {}): LiveJob => ({
  jobId: id(2), shiftId: id(3), title: 'Door supervisor', siteName: 'Tobacco Dock', address: '50 Porters Walk, London', zone: 'Europe/London',
  startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z', point: { lat: 51.5079, lng: -0.0594 }, geofenceMetres: 500,
  counts: { expected: 0, late: 0, missing: 0, on: 1, onBreak: 0, off: 0, noShow: 0 }, openAlerts: 0,
  workers: [aWorker()], shifts: [{ id: id(3), startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }], now: '2026-11-21T22:40:00.000Z',
  ...change,
})

/** A check call missed at 22:35. */
export const anAlert = (change: Partial<Alert> = {}): Alert => ({
  id: id(8), kind: 'missedCheckCall', jobId: id(2), shiftId: id(3), assignmentId: id(1), seekerId: id(5), seekerName: 'Ada Byron', seekerPhone: '+447700900123',
  title: 'Door supervisor', siteName: 'Tobacco Dock', zone: 'Europe/London', position: null, raisedAt: '2026-11-21T22:35:00.000Z', acknowledgedAt: null, resolvedAt: null, resolution: null,
  missingPapers: [],
  checkCall: { id: id(9), assignmentId: id(1), status: 'missed', dueAt: '2026-11-21T22:30:00.000Z', missAt: '2026-11-21T22:35:00.000Z', answeredAt: null, missedAt: '2026-11-21T22:35:00.000Z' },
  ...change,
})

/** The same person's work as both sides read it: booked on at 21:58. */
export const aRecord: AssignmentDetails = {
  id: id(1), jobId: id(2), shiftId: id(3), companyId: id(4), seekerId: id(5), companyName: 'Harbour Security Ltd', seekerName: 'Ada Byron', seekerPicture: null,
  title: 'Door supervisor', role: 'door-supervisor', siteName: 'Tobacco Dock', address: '50 Porters Walk, London', point: { lat: 51.5079, lng: -0.0594 }, zone: 'Europe/London',
  startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z', payPerHour: 1450, breaksPaid: false, alertDuration: 30, terms: { company: [], seeker: [] },
  status: 'inProgress', bookedOnAt: '2026-11-21T21:58:00.000Z', bookedOffAt: null, onBreak: false, hours: null, invoices: [], ended: null, arrivalInstructions: '', pin: '0427', siaSector: 'Door Supervision', requirements: '',
  events: [], audit: [{ at: '2026-11-21T21:58:00.000Z', action: 'attendance.booked-on', by: 'seeker' }],
}

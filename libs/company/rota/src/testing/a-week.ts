import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { Rota, RotaJob, RotaShift, RotaWorker } from '@s4/contract'

export const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

/** Mon 19 Nov 2096, later than any clock the specs run with. */
export const WEEK = '2096-11-19'
export const SATURDAY = '2096-11-24'
export const night = { startsAt: '2096-11-24T22:00:00.000Z', endsAt: '2096-11-25T06:00:00.000Z' }

export const aRotaWorker = (change: Partial<RotaWorker> = {}): RotaWorker => ({
  seekerId: id(1),
  fullname: 'Sam Okoro',
  picture: null,
  saved: true,
  doNotSend: false,
  inSecret: false,
  teams: [],
  tags: [],
  chargesVat: false,
  licences: [{ sector: 'Door Supervision', expiresOn: '2099-12-31' }],
  hours: [],
  daysOff: [],
  busy: [],
  ...change,
})

export const aRotaJob = (change: Partial<RotaJob> = {}): RotaJob => ({
  id: id(20),
  title: 'Door supervisor',
  role: 'door-supervisor',
  siteId: id(30),
  siteName: 'Tobacco Dock',
  zone: 'Europe/London',
  payPerHour: 1450,
  siaSector: 'Door Supervision',
  terms: { company: [], seeker: [], pay: defaultPayTerms },
  ...change,
})

/** Saturday night with one of two places left. */
export const aRotaShift = (change: Partial<RotaShift> = {}): RotaShift => ({
  id: id(40),
  jobId: id(20),
  ...night,
  positions: 2,
  taken: 1,
  stretches: [],
  open: true,
  ...change,
})

/** Bo works on Saturday night, and Sam could be offered the open place. */
export const aRota = (change: Partial<Rota> = {}): Rota => ({
  week: WEEK,
  workers: [aRotaWorker({ seekerId: id(2), fullname: 'Bo Lee' }), aRotaWorker()],
  jobs: [aRotaJob()],
  shifts: [aRotaShift()],
  drafts: [],
  work: [
    {
      id: id(50),
      jobId: id(20),
      shiftId: id(40),
      seekerId: id(2),
      status: 'assigned',
      workedUntil: night.endsAt,
      pay: 11_600,
      ...night,
    },
  ],
  offers: [],
  ...change,
})

/** Forty people and three hundred shifts, a hundred and twenty of them agreed. */
export function aFullWeek(): Rota {
  const start = Date.parse('2096-11-19T06:00:00.000Z')
  const hour = 3_600_000
  const times = (index: number) => ({
    startsAt: new Date(start + (index * hour) / 2).toISOString(),
    endsAt: new Date(start + (index * hour) / 2 + 8 * hour).toISOString(),
  })
  const shifts = Array.from({ length: 300 }, (_, index) =>
    aRotaShift({ id: id(1000 + index), ...times(index), positions: 1, taken: index < 120 ? 1 : 0, open: index >= 120 }),
  )
  return aRota({
    workers: Array.from({ length: 40 }, (_, index) =>
      aRotaWorker({ seekerId: id(100 + index), fullname: `Worker ${String(index + 1).padStart(2, '0')}` }),
    ),
    shifts,
    work: shifts.slice(0, 120).map((shift, index) => ({
      id: id(5000 + index),
      jobId: shift.jobId,
      shiftId: shift.id,
      seekerId: id(100 + (index % 40)),
      status: 'assigned' as const,
      workedUntil: shift.endsAt,
      pay: 11_600,
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
    })),
  })
}

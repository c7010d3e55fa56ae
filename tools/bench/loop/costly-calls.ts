import type { IdsOf } from '../setup/any-input'
import type { Asked, People } from '../setup/asked'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const longest = (schedule: object) => ({
  title: 'As much as a job may be',
  role: 'event-steward',
  description: 'x'.repeat(4000),
  otherRequirements: 'x'.repeat(1000),
  payPerHour: 1500,
  positions: 500,
  pin: '0427',
  alertDuration: 15,
  publish: true,
  confirmRepeat: true,
  schedule,
})
/** Nearly 200 shifts, the most a job may have. */
const manyShifts = {
  startDate: '2027-03-01',
  duration: '1 Month',
  days: days.slice(0, 5).flatMap((day) =>
    Array.from({ length: 8 }, (_unused, hour) => ({
      day,
      start: `${String(hour * 3).padStart(2, '0')}:00`,
      end: `${String(hour * 3 + 2).padStart(2, '0')}:00`,
    })),
  ),
}
/** Refused for its shifts, which have to be counted first. */
const tooManyShifts = {
  ...manyShifts,
  days: days.flatMap((day) =>
    Array.from({ length: 10 }, (_unused, line) => ({
      day,
      start: `${String(line * 2).padStart(2, '0')}:00`,
      end: `${String(line * 2 + 1).padStart(2, '0')}:00`,
    })),
  ),
}

const places = [
  [90, 0],
  [58.6, -3],
  [51.5, -0.1],
  [49, -9],
  [61, 2.5],
]
const sorts = ['best', 'nearest', 'soonest', 'paid', 'newest']
const encodeCursor = (value: unknown) =>
  Buffer.from(
    JSON.stringify({ part: 0, value, id: '01900000-0000-7000-8000-000000000000', asOf: '2026-11-16T09:00:00.000Z' }),
  ).toString('base64url')

/** What is known to be much work, asked for as largely as it can be. */
export function costlyCalls({ seeker, company }: People, ids: IdsOf): Asked[] {
  const [siteId = ''] = ids('site')
  const searches = places.flatMap(([lat, lng]) =>
    sorts.flatMap((sort) =>
      [1, 100, 500].map((within) => `/jobs?lat=${lat}&lng=${lng}&within=${within}&sort=${sort}&limit=100`),
    ),
  )
  const paths: [path: string, who?: typeof seeker][] = [
    ...searches.map((path): [string] => [path]),
    [`/jobs?sort=paid&lat=51.5&lng=0&within=100&cursor=${encodeCursor(2 ** 31 - 1)}`],
    [`/jobs?text=${encodeURIComponent('"a" or -b '.repeat(20))}&sort=best&lat=51.5&lng=0&within=500`],
    [`/jobs?town=${encodeURIComponent('aa,'.repeat(33))}`],
    ['/jobs?sort=nearest&limit=100', seeker],
    [`/places?q=${encodeURIComponent('aa,'.repeat(33))}`, company],
    ['/bank-holidays?nation=scotland&year=2199'],
    ['/rota.ics?week=2026-11-16', company],
    ['/statement.pdf?day=2026-11-16', company],
    ...ids('site').map((id): [string, typeof company] => [`/sites/${id}/codes.pdf?size=A4`, company]),
    ...ids('invoice')
      .slice(0, 5)
      .map((id): [string, typeof seeker] => [`/invoices/${id}.pdf`, seeker]),
    ['/invoices.csv?from=2000-01-01&to=2199-12-31', seeker],
    ['/openapi.json'],
  ]
  return [
    ...paths.map(([path, who]) => ({ name: path.replace(/\?.*/, ''), method: 'GET', path, who })),
    ...[manyShifts, tooManyShifts].map((schedule) => ({
      name: `jobs.create, ${schedule.days.length} lines`,
      method: 'POST',
      path: '/jobs',
      body: { ...longest(schedule), siteId },
      who: company,
    })),
  ]
}

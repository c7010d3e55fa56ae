import type { WeekStatistics } from '@s4/contract'
import { expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
// A Wednesday.
const NOW = '2026-11-25T12:00:00.000Z'

const open = (company: Company, query = '') => api.as(company, 'GET', `/company/statistics${query}`)
async function weekOf(company: Company, monday: string, query = ''): Promise<WeekStatistics> {
  const { weeks } = (await open(company, query)).json().data
  return weeks.find((week: WeekStatistics) => week.monday === monday)
}
const nothing = { places: 0, filled: 0, due: 0, onTime: 0, noShows: 0, minutes: 0, spend: 0, expected: 0 }

it('shows the weeks asked for and those ahead, also the empty ones', async () => {
  api.moveTo(NOW)
  const company = await api.aCompany()

  const { weeks, thisMonday } = (await open(company, '?weeks=4')).json().data

  expect(thisMonday).toBe('2026-11-23')
  expect(weeks.map(({ monday }: WeekStatistics) => monday)).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
  ])
  expect(weeks[0]).toEqual({ monday: '2026-11-02', ...nothing })
})

it('a shift without agreed hours counts as expected cost, one with them as spent', async () => {
  api.moveTo(NOW)
  // 8 h at £14.50 on the Saturday.
  const shift = await aWorkedShift(api)
  const before = await weekOf(shift.company, '2026-11-16')

  await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })

  expect(before).toEqual({ ...nothing, monday: '2026-11-16', places: 1, filled: 1, due: 1, onTime: 1, expected: 11600 })
  expect(await weekOf(shift.company, '2026-11-16')).toEqual({
    ...before,
    minutes: 480,
    spend: 11600,
    expected: 0,
  })
})

it('a shift of Monday 00:30 at its site belongs to that week, in summer time too', async () => {
  api.moveTo('2026-07-08T12:00:00.000Z')
  const { company } = await aWorkedShift(api, {
    startsAt: '2026-07-05T23:30:00.000Z',
    endsAt: '2026-07-06T07:30:00.000Z',
  })

  expect((await weekOf(company, '2026-07-06')).due).toBe(1)
  expect((await weekOf(company, '2026-06-29')).due).toBe(0)
})

it('on Monday, half an hour after midnight in summer time, the new week is this week', async () => {
  api.moveTo('2026-07-05T23:30:00.000Z')
  const company = await api.aCompany()

  expect((await open(company)).json().data.thisMonday).toBe('2026-07-06')
})

it('counts who came late, who did not come, and places that nobody has', async () => {
  api.moveTo(NOW)
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company, {
    positions: 4,
    shifts: [{ startsAt: '2026-11-24T08:00:00.000Z', endsAt: '2026-11-24T16:00:00.000Z' }],
  })
  const late = await aWorkedShift(api, {
    company,
    job,
    startsAt: '2026-11-24T08:00:00.000Z',
    endsAt: '2026-11-24T16:00:00.000Z',
  })
  await api.db.query(`update attendance set booked_on_at = '2026-11-24T08:10:01Z' where assignment_id = $1`, [late.id])
  await api.anAssignment({ company, job, seeker: await api.aSeeker(), status: 'noShow' })

  expect(await weekOf(company, '2026-11-23')).toMatchObject({ places: 4, filled: 1, due: 2, onTime: 0, noShows: 1 })
})

it('a shift booked on before its start counts as in time once it is due, never more in time than due', async () => {
  api.moveTo('2026-11-24T07:50:00.000Z')
  const times = { startsAt: '2026-11-24T08:00:00.000Z', endsAt: '2026-11-24T16:00:00.000Z' }
  const { company, id } = await aWorkedShift(api, times)
  await api.db.query(`update attendance set booked_on_at = '2026-11-24T07:45:00Z' where assignment_id = $1`, [id])

  expect(await weekOf(company, '2026-11-23')).toMatchObject({ due: 0, onTime: 0 })
  api.moveTo('2026-11-24T08:10:00.000Z')
  expect(await weekOf(company, '2026-11-23')).toMatchObject({ due: 1, onTime: 1 })
})

it('one site alone, and nothing of another company’s site', async () => {
  api.moveTo(NOW)
  const shift = await aWorkedShift(api)
  const rival = await api.aCompany()
  const { sites } = (await open(shift.company)).json().data
  const other = await api.aSite(shift.company)

  expect((await weekOf(shift.company, '2026-11-16', `?siteId=${sites[0].id}`)).due).toBe(1)
  expect((await weekOf(shift.company, '2026-11-16', `?siteId=${other}`)).due).toBe(0)
  expect((await weekOf(rival, '2026-11-16', `?siteId=${sites[0].id}`)).due).toBe(0)
})

it('refuses a period that is not offered, and everybody but the company', async () => {
  const company = await api.aCompany()

  expect((await open(company, '?weeks=5')).json().fields).toHaveProperty('weeks')
  expect((await api.anonymous('GET', '/company/statistics')).statusCode).toBe(401)
  expect((await api.as(await api.aSeeker(), 'GET', '/company/statistics')).statusCode).toBe(403)
})

it('says how long members took to look at alerts and to resolve them, without what ended by itself', async () => {
  const shift = await aWorkedShift(api)
  const { company } = shift
  api.moveTo(NOW)
  const before = (await open(company, '?weeks=4')).json().data.alerts
  for (const [by, seconds] of [
    [company.uid, 60],
    [company.uid, 121],
    [null, 5000],
  ])
    await api.db.query(
      `insert into alert (id, company_id, assignment_id, job_id, kind, raised_at, acknowledged_at, resolved_at,
         resolved_by)
       select gen_random_uuid(), company_id, id, job_id, 'help', $2::timestamptz,
         case when $3::text is not null then $2::timestamptz + make_interval(secs => 30) end,
         $2::timestamptz + make_interval(secs => $4), $3 from assignment where id = $1`,
      [shift.id, new Date(NOW), by, seconds],
    )

  expect(before).toMatchObject({ closed: 0, secondsToClose: null })
  expect((await open(company, '?weeks=4')).json().data.alerts).toMatchObject({
    raised: before.raised + 3,
    seen: 2,
    secondsToSee: 30,
    closed: 2,
    secondsToClose: 91,
  })
  expect((await open(await api.aCompany())).json().data.alerts.raised).toBe(0)
})

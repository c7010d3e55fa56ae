import type { Rota } from '@s4/contract'
import pg from 'pg'
import { expect, it } from 'vitest'
import { planOf } from '../../../src/testing/plan-of'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const PEOPLE = 40
const SHIFTS = 300
const HOUR = 3_600_000
const monday = Date.parse('2026-11-16T06:00:00.000Z')
const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

it('returns all 40 workers, 300 shifts and 120 assignments of a large week', async () => {
  const harbour = await api.aCompany()
  const shifts = Array.from({ length: SHIFTS }, (_, index) => ({
    startsAt: iso(monday + (index * HOUR) / 2),
    endsAt: iso(monday + (index * HOUR) / 2 + 8 * HOUR),
  }))
  const job = await api.aPublishedJob(harbour, { shifts })
  for (let person = 0; person < PEOPLE; person += 1) {
    const seeker = await api.aSeeker({ fullname: `Worker ${String(person).padStart(2, '0')}`, findable: true })
    await api.db.query('insert into saved_worker (company_id, seeker_id, saved_at) values ($1, $2, now())', [
      harbour.companyId,
      seeker.seekerId,
    ])
    // Three shifts each, a day apart; the others stay open.
    for (const day of [0, 48, 96]) {
      const shift = job.shifts[person + day]
      if (shift) await api.anAssignment({ company: harbour, job, seeker, shift })
    }
  }

  const rota: Rota = (await api.as(harbour, 'GET', '/rota?week=2026-11-16')).json().data

  expect([rota.workers.length, rota.shifts.length, rota.work.length]).toEqual([PEOPLE, SHIFTS, PEOPLE * 3])
  expect(rota.shifts.filter(({ open }) => open)).toHaveLength(SHIFTS - PEOPLE * 3)
  for (const { shiftId, startsAt } of rota.work)
    expect(rota.shifts.find(({ id }) => id === shiftId)).toMatchObject({ startsAt, open: false })
})

it('reads the shifts of its week alone, of a company with many others beside a busy one', async () => {
  const OTHERS = 1500
  const [harbour, busy] = [await api.aCompany(), await api.aCompany()]
  const job = await api.aPublishedJob(harbour)
  const elsewhere = await api.aPublishedJob(busy)
  await api.db.query('update shift set starts_at = $2, ends_at = $3 where job_id = any($1)', [
    [job.id, elsewhere.id],
    iso(monday),
    iso(monday + 8 * HOUR),
  ])
  // Each job has one shift: of the first company in the years before, of the second in this week.
  await api.db.query(
    `with copied as (
       insert into job select (jsonb_populate_record(job, jsonb_build_object('id', gen_random_uuid()))).*
       from job cross join generate_series(1, $3) where id in ($1, $2) returning id, company_id
     )
     insert into shift (id, job_id, starts_at, ends_at, positions)
     select gen_random_uuid(), id, at, at + interval '8 hours', 1
     from (select *, row_number() over ()::int as number from copied) numbered
     cross join lateral (select $5::timestamptz
       - case when company_id = $4 then number * interval '10 hours' + interval '9 days' else interval '0' end as at
     ) dated`,
    [job.id, elsewhere.id, OTHERS, harbour.companyId, iso(monday)],
  )
  const owner = new pg.Client({ connectionString: api.ownerUrl })
  await owner.connect()
  await owner.query('vacuum analyze job, shift')
  await owner.end()

  const { answer, steps } = await planOf(api, 'with week_shift', () => api.as(harbour, 'GET', '/rota?week=2026-11-16'))

  expect(answer.json().data.shifts).toHaveLength(1)
  const looked = steps.filter(({ table, rows }) => table === 'shift' && rows > 0)
  expect(new Set(looked.map(({ index, rows }) => `${index} ${rows}`))).toEqual(new Set(['shift_by_company 1']))
})

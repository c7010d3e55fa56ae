import type { Rota } from '@s4/contract'
import { expect, it } from 'vitest'
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

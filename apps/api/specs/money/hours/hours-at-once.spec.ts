import { expect, it } from 'vitest'
import { aShift } from '../../../src/testing/a-shift'
import { hoursActs } from '../../../src/testing/hours-acts'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-21T09:00:00.000Z' })

const waiting = async (count: number) => {
  for (;;) {
    const [row] = await api.db.query<{ requests: number }>(
      `select count(*)::int as requests from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (row?.requests === count) return
  }
}

interface Held {
  table: 'assignment' | 'seeker'
  id: string
}

/** The first request waits for a row; once the second waits too, it is let go. No deadlock: nobody waits for both. */
async function waitForEachOther<Answer>({ table, id }: Held, ...requests: (() => Promise<Answer>)[]) {
  const deadlocks = () =>
    api.db.query(`select pg_stat_get_db_deadlocks(oid) as count from pg_database where datname = current_database()`)
  const before = await deadlocks()
  const answers: Promise<Answer>[] = []
  await api.db.transaction(async (tx) => {
    await tx.query(`select from ${table} where id = $1 for update`, [id])
    for (const [at, request] of requests.entries()) {
      answers.push(request())
      await waiting(at + 1)
    }
  })
  const answered = await Promise.all(answers)
  expect(await deadlocks()).toEqual(before)
  return answered
}

it('hours are answered while they are entered by hand', async () => {
  const sam = await api.aSeeker()
  const { shift, enter, answerHours } = hoursActs(api, () => sam)
  const early = await shift('2026-11-21T10:00:00.000Z', '2026-11-21T18:00:00.000Z')
  const late = await shift('2026-11-21T20:00:00.000Z', '2026-11-21T23:00:00.000Z')
  api.moveTo('2026-11-22T01:00:00.000Z')
  await enter(early, '2026-11-21T10:00:00.000Z', '2026-11-21T12:00:00.000Z')

  const [, entered] = await waitForEachOther(
    { table: 'assignment', id: early.id },
    () => answerHours(late, sam, { action: 'agree' }),
    () => enter(late, '2026-11-21T20:00:00.000Z', '2026-11-21T22:00:00.000Z'),
  )

  expect(entered?.statusCode).toBe(200)
})

it('two companies agree the disputed hours of the same two workers', async () => {
  api.moveTo('2026-11-21T09:00:00.000Z')
  const workers = [await api.aSeeker(), await api.aSeeker()]
  const inDispute = async (startsAt: string, endsAt: string) => {
    const company = await api.aCompany()
    const works = []
    for (const seeker of workers) {
      const { enter, answerHours } = hoursActs(api, () => seeker)
      const work = await aShift(api, { company, seeker, shifts: [{ startsAt, endsAt }] })
      api.moveTo('2026-11-22T01:00:00.000Z')
      await enter(work, startsAt, endsAt)
      await answerHours(work, company, { action: 'counter', minutes: 60 })
      await answerHours(work, seeker, { action: 'refuse' })
      api.moveTo('2026-11-21T09:00:00.000Z')
      works.push({ id: work.id })
    }
    return { company, works }
  }
  const day = await inDispute('2026-11-21T10:00:00.000Z', '2026-11-21T18:00:00.000Z')
  const night = await inDispute('2026-11-21T20:00:00.000Z', '2026-11-21T23:00:00.000Z')
  api.moveTo('2026-11-22T01:00:00.000Z')

  const answers = await waitForEachOther(
    { table: 'seeker', id: workers[0]?.seekerId ?? '' },
    () => api.as(day.company, 'POST', '/hours/agree', { work: day.works }),
    () => api.as(night.company, 'POST', '/hours/agree', { work: night.works.toReversed() }),
  )

  expect(answers.map((answer) => answer.json().data.agreed.length)).toEqual([2, 2])
})

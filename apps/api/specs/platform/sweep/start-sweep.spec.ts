import { connect } from '@s4/db'
import { afterEach, expect, it, vi } from 'vitest'
import type { Deps } from '@s4/api-platform/deps'
import { aShift, bookOnShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'
import { startSweep, type Sweep } from '../../../src/due-work/start-sweep'

const api = await startApi()
const running: { sweep: Sweep; db: Deps['db'] }[] = []

/** Stands for another server process: its own database connections and queue worker. */
async function anotherProcess() {
  const [row] = await api.db.query<{ name: string }>('select current_database() as name')
  const url = new URL(process.env.S4_TEST_SERVER_URL ?? '')
  url.pathname = `/${row?.name}`
  const db = connect(url.href)
  const sweep = await startSweep(
    { ...api.deps, db, settings: { ...api.deps.settings, databaseUrl: url.href } },
    { shiftDay: db, background: db },
  )
  const started = { sweep, db }
  running.push(started)
  return started
}

afterEach(async () => {
  for (const { sweep, db } of running.splice(0)) {
    await sweep.stop()
    await db.end()
  }
})

const listAlerts = (id: string) => api.db.query('select kind from alert where assignment_id = $1', [id])

it('two processes that run due work record a missed check call once', async () => {
  const shifts = [await aShift(api), await aShift(api), await aShift(api)]
  api.moveTo('2026-11-21T22:00:00.000Z')
  for (const shift of shifts) await bookOnShift(api, shift)
  api.moveTo('2026-11-21T22:35:00.000Z')

  await Promise.all([anotherProcess(), anotherProcess()])

  for (const shift of shifts)
    await vi.waitFor(async () => expect(await listAlerts(shift.id)).toEqual([{ kind: 'missedCheckCall' }]), 10_000)
  const jobs = await api.db.query<{ slot: string }>(
    `select singleton_on::text as slot from pgboss.job where name = 'run-due'`,
  )
  expect(new Set(jobs.map(({ slot }) => slot)).size).toBe(jobs.length)
})

it('work that fell due while no process ran is done by the next', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  await anotherProcess()
  await bookOnShift(api, shift)
  const before = running.splice(0)
  for (const { sweep, db } of before) {
    await sweep.stop()
    await db.end()
  }
  api.moveTo('2026-11-21T22:40:00.000Z')

  await anotherProcess()

  await vi.waitFor(async () => expect(await listAlerts(shift.id)).toEqual([{ kind: 'missedCheckCall' }]), 10_000)
  await vi.waitFor(
    async () =>
      expect(
        await api.db.query(`select 1 from due_work_run where work = 'missCheckCalls' and ran_at is not null`),
      ).toEqual([expect.anything()]),
    10_000,
  )
})

import { connect, isDatabaseBusy, connectionLimits } from '@s4/db'
import { afterAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { aShift, bookOnShift } from '../../../src/testing/a-shift'
import { requestsTo } from '../../../src/testing/requests'
import { startApi } from '../../../src/testing/start-api'
import { startSweep } from '../../../src/due-work/start-sweep'

const ROUNDS = 4
const api = await startApi()
const owner = connect(api.ownerUrl, { max: 1 })
const db = connect(api.serverUrl, connectionLimits.interactive)
const shiftDay = connect(api.serverUrl, connectionLimits.shiftDay)
const background = connect(api.serverUrl, connectionLimits.background)
const deps = { ...api.deps, db, settings: { ...api.deps.settings, databaseUrl: api.serverUrl } }
const app = await buildApp(deps, shiftDay)
const { as } = requestsTo(app, deps.settings)
const sweep = await startSweep(deps, { shiftDay, background })
afterAll(async () => {
  await sweep.stop()
  await app.close()
  await Promise.all([owner.end(), db.end(), shiftDay.end(), background.end()])
})

/** Ends every connection of this database except the owner's. */
const endConnections = () =>
  owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )

it('the server survives a connection that ends in the middle of a transaction', async () => {
  const failure = await db
    .transaction(async (tx) => {
      const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
      await owner.query('select pg_terminate_backend($1, 2000)', [own?.pid])
      await tx.query('select 1')
    })
    .then(
      () => null,
      (error: unknown) => error,
    )

  expect(isDatabaseBusy(failure)).toBe(true)
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
})

it('the queue goes on after work that could not be marked as completed', async () => {
  await owner.query(
    `create function end_connection() returns trigger language plpgsql as $$ begin
       perform pg_terminate_backend(pg_backend_pid());
       return new;
     end $$`,
  )
  await owner.query(
    `create trigger end_connection before update on pgboss.job
     for each row when (new.state = 'completed') execute function end_connection()`,
  )
  const countActive = async () =>
    (
      await owner.query<{ count: number }>(
        `select count(*) from pgboss.job where name = 'run-due' and state = 'active'`,
      )
    )[0]?.count

  await vi.waitFor(async () => expect(await countActive()).toBeGreaterThanOrEqual(1), 10_000)

  await owner.query('drop trigger end_connection on pgboss.job')
  const countCompleted = async () =>
    (
      await owner.query<{ count: number }>(
        `select count(*) from pgboss.job where name = 'run-due' and state = 'completed'`,
      )
    )[0]?.count ?? 0
  const before = await countCompleted()
  await vi.waitFor(async () => expect(await countCompleted()).toBeGreaterThan(before), 10_000)
})

it('requests and due work go on after the database ended every connection four times', async () => {
  const company = await api.aCompany()
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, shift)
  const statuses = new Set<number>()
  const load = new AbortController()
  const caller = async () => {
    while (!load.signal.aborted) {
      const [list, help] = await Promise.all([
        as(company, 'GET', '/sites'),
        as(shift.seeker, 'GET', `/assignments/${shift.id}/check-calls`),
      ])
      for (const { statusCode } of [list, help]) statuses.add(statusCode)
    }
  }
  const callers = Array.from({ length: 6 }, caller)

  for (let round = 0; round < ROUNDS; round += 1) {
    await endConnections()
    await vi.waitFor(
      async () => expect((await as(shift.seeker, 'GET', `/assignments/${shift.id}`)).statusCode).toBe(200),
      5000,
    )
  }
  load.abort()
  await Promise.all(callers)
  api.moveTo('2026-11-21T22:35:00.000Z')

  await vi.waitFor(
    async () =>
      expect(await db.query('select kind from alert where assignment_id = $1', [shift.id])).toEqual([
        { kind: 'missedCheckCall' },
      ]),
    10_000,
  )
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
})

import { connect, isDatabaseBusy, connectionLimits, type Db } from '@s4/db'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { aShift } from '../../../src/testing/a-shift'
import { requestsTo } from '../../../src/testing/requests'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const SHORT_LIMITS = { max: 3, connect: 400, statement: 800, lock: 400, idle: 800 }
const owner = connect(api.ownerUrl, { max: 1 })
const interactive = connect(api.serverUrl, SHORT_LIMITS)
const shiftDay = connect(api.serverUrl, { ...connectionLimits.shiftDay, max: 2 })
const app = await buildApp({ ...api.deps, db: interactive }, shiftDay)
const { as, anonymous } = requestsTo(app, api.deps.settings)
afterAll(async () => {
  await app.close()
  await Promise.all([owner.end(), interactive.end(), shiftDay.end()])
})

const site = {
  name: 'The Dock',
  address: '50 Porters Walk, London',
  postcode: 'E1W 2SF',
  point: { lat: 51.5079, lng: -0.0594 },
  checkpoints: [],
}

it('a lock that blocks all ordinary connections does not block shift-day requests or readiness', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  const company = await api.aCompany()

  const { answers, help, ready } = await owner.transaction(async (tx: Db) => {
    await tx.query('lock table checkpoint in access exclusive mode')
    const writing = Array.from({ length: 9 }, () =>
      as(company, 'POST', '/sites', { ...site, checkpoints: [{ letter: 'A', name: 'Gate' }] }),
    )
    const [called, readiness] = await Promise.all([
      as(shift.seeker, 'POST', `/assignments/${shift.id}/help`, {}),
      anonymous('GET', '/readyz'),
    ])
    return { answers: await Promise.all(writing), help: called, ready: readiness }
  })

  expect(help.statusCode).toBe(200)
  expect(ready.json().data).toMatchObject({ database: true, queue: true })
  expect(
    new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().code} ${answer.headers['retry-after']}`)),
  ).toEqual(new Set(['503 server.busy 5']))
  expect((await as(company, 'POST', '/sites', site)).statusCode).toBe(200)
})

it.each([
  ['a statement over its time limit', (db: Db) => db.query('select pg_sleep(3)')],
  ['an unreachable database', () => connect('postgres://nobody@127.0.0.1:1/none', SHORT_LIMITS).query('select 1')],
])('%s is recognised as a busy database', async (_what, ask) => {
  const failure = await ask(interactive).then(
    () => null,
    (error: unknown) => error,
  )

  expect(isDatabaseBusy(failure)).toBe(true)
})

it('an idle transaction is ended and releases its locks', async () => {
  const failure = await interactive
    .transaction(async (tx) => {
      await tx.query('lock table checkpoint in access exclusive mode')
      await owner.query('select count(*) from checkpoint')
    })
    .then(
      () => null,
      (error: unknown) => error,
    )

  expect(isDatabaseBusy(failure)).toBe(true)
  expect(await interactive.query('select 1 as one')).toEqual([{ one: 1 }])
})

it('the connections of the day of work plan a repeated statement once, and only so many', async () => {
  const day = connect(api.serverUrl, { ...connectionLimits.shiftDay, max: 1 })
  const listPlans = () => day.query<{ statement: string }>('select statement from pg_prepared_statements')

  for (const number of [1, 2, 3]) expect(await day.query('select $1::int as number', [number])).toEqual([{ number }])
  const repeated = await listPlans()
  for (let number = 0; number < 200; number += 1) await day.query(`select $1::int + ${number} as sum`, [1])
  const many = await listPlans()
  await day.end()

  expect(repeated).toEqual([{ statement: 'select $1::int as number' }])
  expect(many).toHaveLength(150)
})

it('other connections keep no plans', async () => {
  await interactive.query('select $1::int as number', [1])

  expect(await interactive.query('select statement from pg_prepared_statements')).toEqual([])
})

it('behind a pooler each transaction has its limits, and no connection keeps any', async () => {
  const day = connect(api.serverUrl, { ...connectionLimits.shiftDay, max: 1, isPooled: true })
  const limits = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('timezone') as timezone`

  const before = await day.query(limits)
  const inside = await day.transaction((tx) => tx.query(limits))
  const after = await day.query(limits)
  const plans = await day.query('select statement from pg_prepared_statements where $1 = 1', [1])
  await day.end()

  expect(inside).toEqual([{ statement: '10s', lock: '5s', timezone: 'UTC' }])
  expect(after).toEqual(before)
  expect(after).not.toEqual(inside)
  expect(plans).toEqual([])
})

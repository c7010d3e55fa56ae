import { connect, type Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { afterAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { aShift } from '../../../src/testing/a-shift'
import { cutAfterCommit } from '../../../src/testing/stand-ins/cut-after-commit'
import { requestsTo } from '../../../src/testing/requests'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const acme = await api.aCompany()
const owner = connect(api.ownerUrl, { max: 2 })
afterAll(() => owner.end())

const aSite = (name: string) => ({
  name,
  address: '50 Porters Walk, London',
  postcode: 'E1W 2SF',
  point: { lat: 51.5079, lng: -0.0594 },
  checkpoints: [],
})
const create = (site: object, key: string, send = api.as) =>
  send(acme, 'POST', '/sites', site, { 'idempotency-key': key })
const countSites = async (name: string) => (await api.db.query('select id from site where name = $1', [name])).length

/** Locks the table of sites until `end` is called. */
async function lockSites() {
  let release = () => {}
  let end: Promise<unknown> = Promise.resolve()
  await new Promise<void>((locked) => {
    end = owner.transaction(async (tx: Db) => {
      await tx.query('lock table site in exclusive mode')
      locked()
      await new Promise<void>((resolve) => {
        release = resolve
      })
    })
  })
  return {
    end: () => {
      release()
      return end
    },
  }
}

const findBlockedProcess = async () => {
  const waiting = await owner.query<{ pid: number }>(
    `select pid from pg_locks where not granted and relation = 'site'::regclass`,
  )
  expect(waiting).toHaveLength(1)
  return waiting[0]?.pid
}

it('a connection cut right after the commit still returns the response and creates one record', async () => {
  const line = await cutAfterCommit(api.serverUrl)
  const db = connect(line.url, { max: 3 })
  const app = await buildApp({ ...api.deps, db })
  const { as } = requestsTo(app, api.deps.settings)

  line.cutNextCommit()
  const cut = await create(aSite('Cut off'), 'cut-after-commit', as)
  const again = await create(aSite('Cut off'), 'cut-after-commit', as)

  expect([cut.statusCode, again.statusCode, again.body]).toEqual([200, 200, cut.body])
  expect(await countSites('Cut off')).toBe(1)
  await app.close()
  await db.end()
  await line.close()
})

it('a request whose database connection was ended can be repeated with the same key', async () => {
  const lock = await lockSites()
  const sent = create(aSite('Ended'), 'ended-in-the-middle')
  const pid = await vi.waitFor(findBlockedProcess, 5000)
  await owner.query('select pg_terminate_backend($1)', [pid])
  const ended = await sent
  await lock.end()

  const again = await create(aSite('Ended'), 'ended-in-the-middle')

  expect([ended.statusCode, ended.json().code, ended.headers['retry-after']]).toEqual([503, 'server.busy', '5'])
  expect(again.statusCode).toBe(200)
  expect(await countSites('Ended')).toBe(1)
})

it('a repeat of a running request gets 409, and afterwards the same response', async () => {
  const lock = await lockSites()
  const first = create(aSite('Slow'), 'slower-than-patience')
  await vi.waitFor(findBlockedProcess, 5000)

  const meanwhile = await create(aSite('Slow'), 'slower-than-patience')
  await lock.end()

  expect([meanwhile.statusCode, meanwhile.json().code, meanwhile.headers['retry-after']]).toEqual([
    409,
    'request.in-progress',
    '1',
  ])
  const answer = (await first).json()
  expect((await create(aSite('Slow'), 'slower-than-patience')).json()).toEqual(answer)
  expect(await countSites('Slow')).toBe(1)
})

it('twenty equal requests at once create one record and get the same response', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(aSite('Twenty'), 'twenty-at-once')))

  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(await countSites('Twenty')).toBe(1)
})

it('other content under the same key is refused with 422', async () => {
  await create(aSite('First'), 'other-content')

  const other = await create(aSite('Second'), 'other-content')

  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency.mismatch'])
})

it('a failed request stores nothing, so its key can be used again', async () => {
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company)
  const publish = () => api.as(company, 'POST', `/jobs/${job.id}/publish`, {}, { 'idempotency-key': 'failed-and-free' })

  const failed = await publish()
  const keys = await api.db.query('select key from idempotent_answer where uid = $1', [company.uid])
  await api.db.query(`update job set status = 'draft' where id = $1`, [job.id])

  expect(failed.json().code).toBe('job.not-draft')
  expect(keys).toEqual([])
  expect((await publish()).statusCode).toBe(200)
})

it('a repeated publish returns the first response instead of an error', async () => {
  const company = await api.aCompany()
  const job = await api.aJob(company)
  const publish = () => api.as(company, 'POST', `/jobs/${job.id}/publish`, {}, { 'idempotency-key': 'published-twice' })

  const [one, other] = await Promise.all([publish(), publish()])
  const later = await publish()

  expect([one.statusCode, other.statusCode, later.statusCode]).toEqual([200, 200, 200])
  expect(new Set([one.body, other.body, later.body]).size).toBe(1)
})

it('a chat message sent twice under one key is delivered once and returns 202 both times', async () => {
  const seeker = await api.aSeeker()
  const job = await api.aPublishedJob(acme)
  await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, { note: '' })
  const { id } = (await api.as(seeker, 'POST', '/conversations', { jobId: job.id })).json().data
  const message = { messageId: uuid(), text: 'See you at the gate.' }
  const send = () =>
    api.as(seeker, 'POST', `/conversations/${id}/messages`, message, { 'idempotency-key': 'message-by-key' })

  const [first, second] = [await send(), await send()]

  expect([first.statusCode, second.statusCode, second.body]).toEqual([202, 202, first.body])
  await vi.waitFor(() => expect(api.deps.chat.written.map(({ text }) => text)).toEqual(['See you at the gate.']))
})

it('a wrong PIN is counted although the request fails', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  const bookOn = (index: number) =>
    api.as(
      shift.seeker,
      'POST',
      `/assignments/${shift.id}/book-on`,
      { pin: '9999', code: shift.code },
      { 'idempotency-key': `wrong-pin-${index}` },
    )

  const codes: string[] = []
  for (let index = 0; index < 6; index += 1) codes.push((await bookOn(index)).json().code)

  expect(codes).toEqual([
    'booking.wrong-pin',
    'booking.wrong-pin',
    'booking.wrong-pin',
    'booking.wrong-pin',
    'booking.locked',
    'booking.locked',
  ])
  expect(await api.db.query('select key from idempotent_answer where uid = $1', [shift.seeker.uid])).toEqual([])
})

it('a failed inner and outer transaction leave no changes', async () => {
  await api.aSite(acme)
  const db = connect(api.serverUrl, { max: 1 })
  const fail = () => Promise.reject(new Error('fails'))
  const work = async () => {
    await db.query('update site set name = name || $1 where company_id = $2', [' (kept)', acme.companyId])
    await db.transaction(fail).catch(() => null)
    await fail()
  }

  await db.oneTransaction(() => db.transaction(work).catch(() => null), {
    onOpen: async () => undefined,
    onCommit: async () => undefined,
  })
  await db.end()

  expect(await api.db.query(`select 1 from site where name like '%(kept)'`)).toEqual([])
})

it('a member of the staff who sends a decision twice under one key decides once', async () => {
  const company = await api.aCompany({ vetting: 'notVerified' })
  const member = await api.aStaffMember()
  const other = await api.aStaffMember()
  const decide = (by = member, reason = 'Nothing is declared.') =>
    by.call(
      'POST',
      `/staff/companies/${company.companyId}/decision`,
      { decision: 'refused', reason },
      { 'idempotency-key': 'one-press-of-staff' },
    )

  const first = await decide()
  const again = await decide()

  expect(again.json()).toEqual(first.json())
  expect(first.json().data.decisions).toHaveLength(1)
  expect((await decide(member, 'Another reason.')).json().code).toBe('idempotency.mismatch')
  expect((await decide(other)).json().data.decisions).toHaveLength(2)
})

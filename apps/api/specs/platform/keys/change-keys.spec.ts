import { randomBytes } from 'node:crypto'
import { siteCodes } from '@s4/api-marketplace/sites'
import { keyId, type Settings, type SigningKeys } from '@s4/api-platform/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { keysText } from '../../../src/signing-keys/keys-text'
import { readKeysInUse, recordSigningKeys } from '../../../src/signing-keys/signing-key-repository'
import { aShift, type TestShift } from '../../../src/testing/a-shift'
import { requestsTo } from '../../../src/testing/requests'
import { startApi } from '../../../src/testing/start-api'

const START = '2026-11-21T22:00:00.000Z'
const api = await startApi({ now: START })
const { sessionKeys: before, codeKeys: codesBefore } = api.deps.settings
const [newSessionKey, newCodeKey] = [randomBytes(32), randomBytes(32)]

/** A server of the same database, as it is at a step of the change. */
async function aServer(sessionKeys: SigningKeys, codeKeys: SigningKeys) {
  const settings: Settings = { ...api.deps.settings, sessionKeys, codeKeys }
  const deps = { ...api.deps, settings }
  const app = await buildApp(deps)
  afterAll(() => app.close())
  // A page goes on with what it was given before.
  return { app, deps, ...requestsTo(app, api.deps.settings), fresh: requestsTo(app, settings) }
}

const prepared = await aServer([before[0], newSessionKey], [codesBefore[0], newCodeKey])
const switched = await aServer([newSessionKey, before[0]], [newCodeKey, codesBefore[0]])
const finished = await aServer([newSessionKey], [newCodeKey])

const bookOn = (shift: TestShift, by: Pick<typeof api, 'as'>, code = shift.code) =>
  by.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-on`, { pin: '0427', code })

describe('while the keys change', () => {
  it('every request is served, whichever server and whichever key it meets', async () => {
    const shifts = await Promise.all(Array.from({ length: 12 }, () => aShift(api)))
    const newCode = (shift: TestShift) =>
      siteCodes([newCodeKey]).printed({ id: shift.job.siteId, codeGeneration: 1 }, 'A')

    const answers = await Promise.all([
      ...shifts.map((shift, index) => bookOn(shift, index % 2 ? prepared : switched)),
      ...shifts.map((shift, index) => bookOn(shift, index % 2 ? prepared.fresh : switched.fresh, newCode(shift))),
      ...shifts.map(({ company }, index) => (index % 2 ? prepared : switched).as(company, 'GET', '/sites')),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  })

  it('the phone knows a checkpoint by what hangs there, printed before or after', async () => {
    const { job } = await aShift(api)

    const marks = (keys: SigningKeys) => siteCodes(keys).mark({ id: job.siteId, codeGeneration: 1 }, 'A')
    expect(marks([newCodeKey, codesBefore[0]]).split(' ')).toEqual([marks([newCodeKey]), marks(codesBefore)])
  })

  it('a kiosk that is on stays on, and goes off with its key', async () => {
    const shift = await aShift(api)
    const started = await api.as(shift.company, 'POST', `/sites/${shift.job.siteId}/kiosk`)
    const { token } = started.json<{ data: { token: string } }>().data

    const open = async (by: Pick<typeof api, 'anonymous'>) =>
      (await by.anonymous('POST', '/kiosk', { token })).statusCode
    expect([await open(switched), await open(finished)]).toEqual([200, 403])
  })

  it('a code that was texted before is accepted after the switch', async () => {
    const company = await api.aCompany()
    await api.as(company, 'PUT', '/reach/phone', { phone: '07700 900123' })
    const [row] = await api.db.query<{ id: string; codeSealed: Buffer }>(
      `select id, code_sealed from outgoing_message where uid = $1 and purpose = 'code'`,
      [company.uid],
    )
    const code = row ? api.deps.sealer.open(row.codeSealed, 'outgoing_message.code_sealed', row.id) : ''

    const confirmed = await switched.as(company, 'POST', '/reach/phone/code', { code })

    expect(confirmed.statusCode).toBe(200)
  })
})

it('afterwards what the earlier key signed is refused, and what the new one signed is not', async () => {
  const [shift, other] = await Promise.all([aShift(api), aShift(api)])

  const forged = await bookOn(shift, finished)
  const wrongCode = await bookOn(other, finished.fresh)
  const right = await bookOn(
    other,
    finished.fresh,
    siteCodes([newCodeKey]).printed({ id: other.job.siteId, codeGeneration: 1 }, 'A'),
  )

  expect([forged.json().code, wrongCode.json().code, right.statusCode]).toEqual([
    'session.forged',
    'booking.wrong-code',
    200,
  ])
})

describe('what the command says', () => {
  const say = async ({ deps }: Pick<typeof switched, 'deps'>) =>
    keysText(deps.settings, await readKeysInUse(deps), deps.clock.now())

  beforeAll(() => api.db.query('delete from session'))
  afterAll(() => api.moveTo(START))

  it('names the keys by id and says when an earlier one may go', async () => {
    await recordSigningKeys(api.deps)
    expect(await say(api)).toBe(
      `S4_SESSION_KEY: ${keyId(before[0])} signs since ${START}.\n` +
        `S4_CODE_KEY: ${keyId(codesBefore[0])} signs since ${START}.\n`,
    )

    await api.aCompany()
    api.moveTo('2026-11-21T23:00:00.000Z')
    await recordSigningKeys(switched.deps)
    expect(await say(switched)).toContain(
      `S4_SESSION_KEY: ${keyId(before[0])} is accepted.\n` +
        'Keep S4_OTHER_SESSION_KEYS: 1 sessions are from before, and it takes a day at least.',
    )

    await api.db.query('delete from session')
    api.moveTo('2026-12-22T23:00:00.000Z')
    const later = await say(switched)
    expect(later).toContain('S4_OTHER_SESSION_KEYS may go.')
    expect(later).toMatch(/S4_OTHER_CODE_KEYS may go once each of the \d+ sites has printed its codes again/)
    expect(later).not.toContain(newSessionKey.toString('base64'))
  })

  it('counts from the last time a key began to sign, also when it signed long before', async () => {
    const since = async () => (await readKeysInUse(switched.deps)).sessionSince
    const first = await since()
    await recordSigningKeys(switched.deps)
    expect(await since()).toBe(first)

    await recordSigningKeys(api.deps)
    api.moveTo('2026-12-23T23:00:00.000Z')
    await recordSigningKeys(switched.deps)

    expect(await since()).toBe('2026-12-23T23:00:00.000Z')
  })
})

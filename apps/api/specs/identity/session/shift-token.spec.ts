import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'
import { checkWithProvider, removeOldSessions, SESSION_COOKIE } from '@s4/api-identity/session'

const api = await startApi()
const origin = 'http://seeker.s4.localhost:4200'

let shift: TestShift
let token: string
beforeEach(async () => {
  api.moveTo('2026-11-21T21:55:00.000Z')
  shift = await aShift(api)
  api.deps.identity.setAccount({ uid: shift.seeker.uid, email: shift.seeker.email, emailVerified: true, recent: true })
  token = await bookOnShift(api, shift)
})

const statusWithToken = async () =>
  (await api.anonymous('GET', `/assignments/${shift.id}/check-calls`, undefined, { 'shift-token': token })).statusCode
/** Signs the worker in, in this browser or in another. */
const signIn = async (headers: Record<string, string> = {}) => {
  const answer = await api.anonymous(
    'POST',
    '/session',
    { idToken: `token-of-${shift.seeker.uid}` },
    { origin, ...headers },
  )
  const [newest] = await api.db.query<{ id: string }>(
    'select id from session where uid = $1 order by id desc limit 1',
    [shift.seeker.uid],
  )
  return { ...shift.seeker, secret: answer.cookies[0]?.value ?? '', sessionId: newest?.id ?? '' }
}
interface Listed {
  id: string
  device: string
  shiftPassUntil: string | null
}
const listDevices = async (person: Person) =>
  (await api.as(person, 'GET', '/session/devices')).json<{ data: Listed[] }>().data
const expireSession = (id: string) =>
  api.db.query('update session set expires_at = $2 where id = $1', [id, new Date('2026-11-20T21:56:00.000Z')])
/** Runs the check with the provider, which is due once a minute for each session. */
const runProviderCheck = async () => {
  await api.db.query(`update session set provider_checked_at = now() - interval '61 seconds'`)
  await checkWithProvider(api.deps, api.deps.clock.now())
}
const endDevice = (from: Person, { sessionId }: Person) => api.as(from, 'DELETE', `/session/devices/${sessionId}`)

describe('the token of a shift', () => {
  it('stays valid when its session expires', async () => {
    await api.db.query('update session set expires_at = $2 where uid = $1', [shift.seeker.uid, new Date(0)])

    expect(await statusWithToken()).toBe(200)
  })

  it('ends when its session is signed out', async () => {
    await api.as(shift.seeker, 'DELETE', '/session')

    expect(await statusWithToken()).toBe(401)
  })

  it('ends when its phone is signed out from another device', async () => {
    await endDevice(await signIn(), shift.seeker)

    expect(await statusWithToken()).toBe(401)
  })

  it('stays valid when another device is signed out', async () => {
    await endDevice(shift.seeker, await signIn())

    expect(await statusWithToken()).toBe(200)
  })

  it('moves to the new session when the worker signs in again in the same browser', async () => {
    const again = await signIn({ cookie: `${SESSION_COOKIE}=${shift.seeker.secret}` })
    expect(await statusWithToken()).toBe(200)

    await endDevice(await signIn(), again)

    expect(await statusWithToken()).toBe(401)
  })

  it('obtained with an earlier token belongs to the same session and ends with it', async () => {
    const again = await api.anonymous(
      'POST',
      `/assignments/${shift.id}/book-on`,
      { pin: '0427', code: shift.code },
      { 'shift-token': token },
    )
    token = again.json().data.shiftToken
    expect(await statusWithToken()).toBe(200)

    await endDevice(await signIn(), shift.seeker)

    expect(await statusWithToken()).toBe(401)
  })

  it('is listed with its device after the session expired, and can be ended there', async () => {
    await expireSession(shift.seeker.sessionId)
    api.moveTo('2026-11-22T17:00:00.000Z')
    await removeOldSessions(api.deps, api.deps.clock.now())
    const here = await signIn()

    expect(await listDevices(here)).toContainEqual(
      expect.objectContaining({
        id: shift.seeker.sessionId,
        shiftPassUntil: '2026-11-22T18:00:00.000Z',
        current: false,
      }),
    )
    expect((await endDevice(here, shift.seeker)).statusCode).toBe(200)

    expect(await statusWithToken()).toBe(401)
  })

  it('obtained by a program is listed too and can be ended there', async () => {
    const bearer = { authorization: `Bearer token-of-${shift.seeker.uid}`, 'firebase-id': shift.seeker.uid }
    token = (
      await api.anonymous('POST', `/assignments/${shift.id}/book-on`, { pin: '0427', code: shift.code }, bearer)
    ).json().data.shiftToken
    const program = (await listDevices(shift.seeker)).find(({ device }) => device === 'A program')

    expect(program).toMatchObject({ shiftPassUntil: '2026-11-22T18:00:00.000Z' })
    await api.as(shift.seeker, 'DELETE', `/session/devices/${program?.id}`)

    expect(await statusWithToken()).toBe(401)
  })

  it.each<[name: string, change: (uid: string) => void]>([
    ['disabled', (uid) => api.deps.identity.disable(uid)],
    ['given a new password', (uid) => api.deps.identity.changePassword(uid, new Date(Date.now() - 60_000))],
    [
      'given another address',
      (uid) => api.deps.identity.setAccount({ uid, email: 'moved@example.co.uk', emailVerified: true, recent: true }),
    ],
  ])(
    'ends within a minute of its account being %s at the provider, even if the session expired',
    async (_name, change) => {
      await expireSession(shift.seeker.sessionId)
      await api.db.query(`update session set proved_at = proved_at - interval '1 hour'`)
      await runProviderCheck()
      expect(await statusWithToken()).toBe(200)

      change(shift.seeker.uid)
      await runProviderCheck()

      expect(await statusWithToken()).toBe(401)
    },
  )

  it('ends within a minute of its account being deleted at the provider; other sessions stay', async () => {
    api.deps.identity.setAccount({
      uid: shift.company.uid,
      email: shift.company.email,
      emailVerified: true,
      recent: true,
    })
    await api.db.query('delete from session where uid <> all($1)', [[shift.seeker.uid, shift.company.uid]])

    await api.deps.identity.remove(shift.seeker.uid)
    await runProviderCheck()

    expect(await statusWithToken()).toBe(401)
    expect((await api.as(shift.company, 'GET', '/session')).statusCode).toBe(200)
  })

  it('stays valid when the provider is unavailable or has lost all accounts', async () => {
    const ask = vi.spyOn(api.deps.identity, 'lookupAll').mockRejectedValueOnce(new Error('away'))
    await runProviderCheck()
    ask.mockResolvedValueOnce([])
    await runProviderCheck()
    ask.mockRestore()

    expect(await statusWithToken()).toBe(200)
  })

  it('ends when its worker erases the account', async () => {
    await api.db.query(`update assignment set status = 'paid' where id = $1`, [shift.id])

    expect((await api.as(shift.seeker, 'DELETE', '/user')).statusCode).toBe(200)

    expect(await statusWithToken()).toBe(401)
  })
})

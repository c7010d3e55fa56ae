import { beforeEach, describe, expect, it } from 'vitest'
import { aShift, bookedOn, type TestShift } from '../testing/a-shift'
import type { Person } from '../testing/person'
import { startApi } from '../testing/start-api'
import { SESSION_COOKIE } from './cookies'

const api = await startApi()
const origin = 'http://seeker.s4.localhost:4200'

let shift: TestShift
let token: string
beforeEach(async () => {
  api.moveTo('2026-11-21T21:55:00.000Z')
  shift = await aShift(api)
  api.deps.identity.know({ uid: shift.seeker.uid, email: shift.seeker.email, emailVerified: true, recent: true })
  token = await bookedOn(api, shift)
})

const answered = async () => (await api.anonymous('GET', `/assignments/${shift.id}/check-calls`, undefined, { 'shift-token': token })).statusCode
/** Signs the worker in, in this browser or in another. */
const signIn = async (headers: Record<string, string> = {}) => {
  const answer = await api.anonymous('POST', '/session', { idToken: `token-of-${shift.seeker.uid}` }, { origin, ...headers })
  const [newest] = await api.db.query<{ id: string }>('select id from session where uid = $1 order by id desc limit 1', [shift.seeker.uid])
  return { ...shift.seeker, secret: answer.cookies[0]?.value ?? '', sessionId: newest?.id ?? '' }
}
const endDevice = (from: Person, { sessionId }: Person) => api.as(from, 'DELETE', `/session/devices/${sessionId}`)

describe('the token of a shift', () => {
  it('outlives the session that ran out', async () => {
    await api.db.query('update session set expires_at = $2 where uid = $1', [shift.seeker.uid, new Date(0)])

    expect(await answered()).toBe(200)
  })

  it('ends with the session that is signed out', async () => {
    await api.as(shift.seeker, 'DELETE', '/session')

    expect(await answered()).toBe(401)
  })

  it('ends when its phone is signed out from another device', async () => {
    await endDevice(await signIn(), shift.seeker)

    expect(await answered()).toBe(401)
  })

  it('stays when another device signs out', async () => {
    await endDevice(shift.seeker, await signIn())

    expect(await answered()).toBe(200)
  })

  it('goes on when its worker signs in again in the same browser, and ends with that session', async () => {
    const again = await signIn({ cookie: `${SESSION_COOKIE}=${shift.seeker.secret}` })
    expect(await answered()).toBe(200)

    await endDevice(await signIn(), again)

    expect(await answered()).toBe(401)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { checkWithProvider, SESSION_COOKIE } from '@s4/api-identity/session'

const api = await startApi()
const idTokenFor = ({ uid }: { uid: string }) => `token-of-${uid}`
const signIn = (idToken: string, headers: Record<string, string> = {}) =>
  api.anonymous('POST', '/session', { idToken }, headers)
const failureCode = (answer: { json: () => { code?: string } }) => answer.json().code

describe('signing in', () => {
  it('gives a cookie that scripts cannot read and a token that they can', async () => {
    const seeker = await api.aSeeker()

    const answer = await signIn(idTokenFor(seeker))

    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      user: { uid: seeker.uid, role: 'Job Seeker' },
      jobSeekerId: seeker.seekerId,
    })
    const cookies = answer.cookies.map(({ name, httpOnly, sameSite, domain }) => ({
      name,
      httpOnly: httpOnly ?? false,
      sameSite,
      domain,
    }))
    expect(cookies).toEqual([
      { name: '__session', httpOnly: true, sameSite: 'Lax', domain: 's4.localhost' },
      { name: 'XSRF-TOKEN', httpOnly: false, sameSite: 'Lax', domain: 's4.localhost' },
    ])
  })

  it('and out leaves a trace of which session it was, and nothing else of the person', async () => {
    const seeker = await api.aSeeker()
    await api.as(seeker, 'DELETE', '/session')
    await signIn(idTokenFor(seeker), { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140' })

    const entries = await api.db.query(
      `select * from audit_entry where actor_uid = $1 and subject_kind = 'session' order by id`,
      [seeker.uid],
    )

    expect(entries.map(({ action }) => action)).toEqual(['session.ended', 'session.started'])
    expect(JSON.stringify(entries)).not.toMatch(/Chrome|Android|@/)
  })

  it('stores no secret that could be used again', async () => {
    const seeker = await api.aSeeker()
    const answer = await signIn(idTokenFor(seeker))
    const secret = answer.cookies[0]?.value ?? ''

    const rows = await api.db.query<{ row: string }>('select session::text as row from session where uid = $1', [
      seeker.uid,
    ])

    expect(rows.some(({ row }) => row.includes(secret))).toBe(false)
  })

  it.each<[name: string, token: string, code: string]>([
    ['a forged token', 'eyJhbGciOiJub25lIn0.e30.', 'identity.invalid'],
    ['a token of nobody', 'token-of-nobody', 'identity.invalid'],
    ['no token at all', '', 'input.invalid'],
    ['a token of 10,000 characters', 'x'.repeat(10_000), 'input.invalid'],
  ])('is refused for %s', async (_name, token, code) => {
    expect(failureCode(await signIn(token))).toBe(code)
  })

  it('is refused for a token that proves no recent sign-in: replayed, refreshed, or made from a session', async () => {
    const seeker = await api.aSeeker()
    api.deps.identity.know({ uid: seeker.uid, email: seeker.email, emailVerified: true, recent: false })

    expect(failureCode(await signIn(idTokenFor(seeker)))).toBe('session.recent-sign-in-needed')
  })

  it('is refused for somebody switched off, with the reason', async () => {
    const seeker = await api.aSeeker()
    api.deps.identity.disable(seeker.uid)

    expect(failureCode(await signIn(idTokenFor(seeker)))).toBe('identity.disabled')
  })

  it('is refused for an identity without an account', async () => {
    api.deps.identity.know({ uid: 'newcomer', email: 'new@example.co.uk', emailVerified: false, recent: true })

    expect(failureCode(await signIn('token-of-newcomer'))).toBe('account.unfinished')
  })

  it.each([
    ['another host', 'https://evil.example'],
    ['a neighbour of ours', 'http://company.s4.localhost:4200'],
    ['nowhere', 'null'],
  ])('is refused from %s', async (_name, origin) => {
    const seeker = await api.aSeeker()

    expect(failureCode(await signIn(idTokenFor(seeker), { origin }))).toBe('session.forged')
  })

  it('works with the cookie of an expired session still there', async () => {
    const seeker = await api.aSeeker()
    const old = await signIn(idTokenFor(seeker))
    api.moveTo('2026-11-16T11:00:00.000Z')

    const again = await signIn(idTokenFor(seeker), { cookie: `${SESSION_COOKIE}=${old.cookies[0]?.value ?? ''}` })

    expect(again.statusCode).toBe(200)
    api.moveTo('2026-11-16T09:00:00.000Z')
  })

  it('again as the same person replaces the session this browser had', async () => {
    const seeker = await api.aSeeker()

    const again = await signIn(idTokenFor(seeker), { cookie: `${SESSION_COOKIE}=${seeker.secret}` })

    expect((await api.as({ ...seeker, secret: again.cookies[0]?.value ?? '' }, 'GET', '/user')).statusCode).toBe(200)
    await vi.waitFor(async () => expect((await api.as(seeker, 'GET', '/user')).statusCode).toBe(401))
  })

  it('as somebody else ends the session this browser had', async () => {
    const [first, second] = [await api.aSeeker(), await api.aCompany()]

    await signIn(idTokenFor(second), { cookie: `${SESSION_COOKIE}=${first.secret}` })

    expect((await api.as(first, 'GET', '/user')).statusCode).toBe(401)
  })
})

describe('signing out', () => {
  it('ends the session at once and takes the cookies back', async () => {
    const seeker = await api.aSeeker()

    const answer = await api.as(seeker, 'DELETE', '/session')

    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__session', ''],
      ['XSRF-TOKEN', ''],
    ])
    expect((await api.as(seeker, 'GET', '/user')).statusCode).toBe(401)
  })

  it('is not done by another origin, nor by a page of somebody before', async () => {
    const [seeker, before] = [await api.aSeeker(), await api.aSeeker()]

    expect(failureCode(await api.as(seeker, 'DELETE', '/session', undefined, { origin: 'https://evil.example' }))).toBe(
      'session.forged',
    )
    expect(failureCode(await api.as({ ...seeker, uid: before.uid }, 'DELETE', '/session'))).toBe('session.other-person')
    expect((await api.as(seeker, 'GET', '/user')).statusCode).toBe(200)
  })
})

describe('a session', () => {
  it('is not found by guessing, by its id or by its hash', async () => {
    const seeker = await api.aSeeker()
    const guesses = ['', 'a'.repeat(43), seeker.sessionId, seeker.secret.slice(0, -1), `${seeker.secret}a`]

    const answers = await Promise.all(guesses.map((secret) => api.as({ ...seeker, secret }, 'GET', '/user')))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(guesses.map(() => 401))
  })

  it('acts for its own person only', async () => {
    const [seeker, other] = [await api.aSeeker(), await api.aSeeker()]

    expect(failureCode(await api.as({ ...seeker, uid: other.uid }, 'GET', '/user'))).toBe('session.other-person')
  })

  it.each<[name: string, headers: Record<string, string>]>([
    ['without the XSRF header', { 'x-xsrf-token': '' }],
    ['with the XSRF token of another session', { 'x-xsrf-token': 'Zm9yZ2VkLWZvci1hbm90aGVyLXNlc3Npb24tYWx0b2dldGg' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from the other app’s host', { origin: 'http://company.s4.localhost:4200' }],
    ['without an origin', { origin: '' }],
  ])('writes nothing %s', async (_name, headers) => {
    const seeker = await api.aSeeker()

    expect(failureCode(await api.as(seeker, 'POST', '/session/renew', {}, headers))).toBe('session.forged')
  })

  it('is over an hour after its timestamp, by the server’s clock, and says so', async () => {
    const seeker = await api.aSeeker()
    const answer = await signIn(idTokenFor(seeker))
    const { issuedAt, expiresAt, now } = answer.json().data
    const secret = answer.cookies[0]?.value ?? ''

    expect(Date.parse(expiresAt) - Date.parse(issuedAt)).toBe(3_600_000)
    expect(now).toBe(issuedAt)
    api.moveTo('2026-11-16T10:00:00.000Z')
    expect(failureCode(await api.as({ ...seeker, secret }, 'GET', '/user'))).toBe('session.expired')
    api.moveTo('2026-11-16T09:00:00.000Z')
  })

  it('starts its hour again when asked', async () => {
    const seeker = await api.aSeeker()
    api.moveTo('2026-11-16T09:50:00.000Z')

    const renewed = await api.as(seeker, 'POST', '/session/renew', {})

    expect(renewed.json().data).toMatchObject({
      issuedAt: '2026-11-16T09:50:00.000Z',
      expiresAt: '2026-11-16T10:50:00.000Z',
    })
    api.moveTo('2026-11-16T09:00:00.000Z')
  })

  it.each<[name: string, change: (uid: string) => Promise<void>, code: string]>([
    ['switched off', async (uid) => api.deps.identity.disable(uid), 'identity.disabled'],
    ['signed out everywhere at the provider', (uid) => api.deps.identity.revoke(uid), 'session.expired'],
    ['gone at the provider', (uid) => api.deps.identity.remove(uid), 'identity.invalid'],
  ])('is not renewed for somebody %s', async (_name, change, code) => {
    const seeker = await api.aSeeker()
    await change(seeker.uid)

    expect(failureCode(await api.as(seeker, 'POST', '/session/renew', {}))).toBe(code)
  })

  it('is listed with its device, and ends from another one', async () => {
    const seeker = await api.aSeeker()
    const phone = await signIn(idTokenFor(seeker), { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140' })
    const devices = (await api.as(seeker, 'GET', '/session/devices')).json().data as {
      id: string
      device: string
      current: boolean
    }[]

    expect(devices.map(({ device, current }) => ({ device, current }))).toContainEqual({
      device: 'Chrome on Android',
      current: false,
    })
    const id = devices.find(({ current }) => !current)?.id ?? ''
    expect((await api.as(await api.aSeeker(), 'DELETE', `/session/devices/${id}`)).statusCode).toBe(404)
    await api.as(seeker, 'DELETE', `/session/devices/${id}`)

    const secret = phone.cookies[0]?.value ?? ''
    expect((await api.as({ ...seeker, secret }, 'GET', '/user')).statusCode).toBe(401)
  })

  it('hears that the address was verified, without its hour starting again', async () => {
    const seeker = await api.aSeeker({ emailVerified: false })
    const show = async () => (await api.as(seeker, 'GET', '/session')).json().data
    const before = await show()
    api.deps.identity.know({ uid: seeker.uid, email: seeker.email, emailVerified: true, recent: true })

    const after = await show()

    expect([before.user.emailVerified, after.user.emailVerified]).toEqual([false, true])
    expect(after.expiresAt).toBe(before.expiresAt)
  })

  it('answers who is signed in to anyone who asks, even with the header of somebody before', async () => {
    const seeker = await api.aSeeker()

    expect((await api.anonymous('GET', '/session')).json()).toEqual({ data: null })
    expect(
      (await api.anonymous('GET', '/session', undefined, { cookie: `${SESSION_COOKIE}=${seeker.secret}` })).json().data
        .user.uid,
    ).toBe(seeker.uid)
  })
})

/** The check runs after the answer, behind whatever else the machine does. */
const BUSY_MACHINE = { timeout: 10_000 }

describe('a session from before', () => {
  const isOver = async (person: Parameters<typeof api.as>[0]) =>
    (await api.as(person, 'GET', '/user')).statusCode === 401
  /** Signed in an hour ago, and the password changed a while after. */
  const changePassword = async ({ uid }: { uid: string }, secondsAgo = 60) => {
    await api.db.query(`update session set proved_at = proved_at - interval '1 hour' where uid = $1`, [uid])
    api.deps.identity.changePassword(uid, new Date(Date.now() - secondsAgo * 1000))
  }
  const recheck = (email: string, headers = {}) => api.anonymous('POST', '/session/recheck', { email }, headers)
  const aMinuteLater = async () => {
    await api.db.query(`update session set provider_checked_at = now() - interval '61 seconds'`)
    await checkWithProvider(api.deps, api.deps.clock.now())
  }

  it('a password chosen by mail ends at once, whoever says so', async () => {
    const [seeker, other] = [await api.aSeeker(), await api.aSeeker()]
    await changePassword(seeker)

    await recheck(seeker.email)
    await recheck(other.email)

    await vi.waitFor(async () => expect(await isOver(seeker)).toBe(true), BUSY_MACHINE)
    expect(await isOver(other)).toBe(false)
  })

  it('a password chosen by mail ends at once, also when it is said under a key', async () => {
    const asking = await api.aSeeker()
    const people = await Promise.all(Array.from({ length: 10 }, () => api.aSeeker()))
    for (const person of people) await changePassword(person)
    const warnings = vi.spyOn(api.deps.log, 'warn')

    const answers = await Promise.all(
      people.map(({ email }, index) =>
        api.as(asking, 'POST', '/session/recheck', { email }, { 'idempotency-key': `said-by-key-${index}` }),
      ),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200))
    await vi.waitFor(
      async () => expect(await Promise.all(people.map(isOver))).toEqual(people.map(() => true)),
      BUSY_MACHINE,
    )
    expect(warnings).not.toHaveBeenCalled()
    warnings.mockRestore()
  })

  it('a new password ends within a minute, however often it was renewed', async () => {
    const seeker = await api.aSeeker()
    await aMinuteLater()
    expect(await isOver(seeker)).toBe(false)
    await changePassword(seeker)
    await api.db.query('update session set issued_at = $2 where uid = $1', [
      seeker.uid,
      new Date('2099-01-01T00:00:00.000Z'),
    ])

    await aMinuteLater()

    expect(await isOver(seeker)).toBe(true)
  })

  it('a change of this very second waits for the next look, since a provider that restarts says so of everybody', async () => {
    const seeker = await api.aSeeker()
    await changePassword(seeker, 2)
    await aMinuteLater()
    expect(await isOver(seeker)).toBe(false)

    await changePassword(seeker, 62)
    await aMinuteLater()

    expect(await isOver(seeker)).toBe(true)
  })

  it.each<[name: string, change: (uid: string) => void]>([
    ['the account was switched off', (uid) => api.deps.identity.disable(uid)],
    [
      'the address was changed',
      (uid) => api.deps.identity.know({ uid, email: `${uid}@moved.example`, emailVerified: true, recent: true }),
    ],
  ])('ends within a minute when %s', async (_name, change) => {
    const seeker = await api.aSeeker()
    change(seeker.uid)

    await aMinuteLater()

    expect(await isOver(seeker)).toBe(true)
  })

  it('a change of address ends wherever the new address is heard of first', async () => {
    const [looking, renewing, signingIn] = [
      await api.aSeeker({ emailVerified: false }),
      await api.aSeeker(),
      await api.aSeeker(),
    ]
    const people = [looking, renewing, signingIn]
    for (const { uid } of people)
      api.deps.identity.know({ uid, email: `${uid}@moved.example`, emailVerified: true, recent: true })

    await api.as(looking, 'GET', '/session')
    await api.as(renewing, 'POST', '/session/renew', {})
    await signIn(idTokenFor(signingIn))

    expect(await Promise.all(people.map(isOver))).toEqual([true, true, true])
  })

  it('a password changed here ends, and the one it was changed in goes on', async () => {
    const seeker = await api.aSeeker()
    const phone = await signIn(idTokenFor(seeker))
    const here = {
      ...seeker,
      secret: phone.cookies[0]?.value ?? '',
      sessionId:
        (
          await api.db.query<{ id: string }>('select id from session where uid = $1 order by id desc limit 1', [
            seeker.uid,
          ])
        )[0]?.id ?? '',
    }
    await changePassword(seeker)

    await api.as(here, 'POST', '/session/reauth', { idToken: idTokenFor(seeker) })

    expect([await isOver(seeker), await isOver(here)]).toEqual([true, false])
  })

  it('is asked about in a way that tells nobody whose address it is', async () => {
    const seeker = await api.aSeeker()
    const answers = [await recheck(seeker.email), await recheck('nobody@example.co.uk')]

    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { data: { done: true } }]),
    )
    expect(failureCode(await recheck(seeker.email, { origin: 'https://evil.example' }))).toBe('session.forged')
  })
})

describe('thirty days after signing in', () => {
  it('the hour is not started again: it ends with them, and says why', async () => {
    const seeker = await api.aSeeker()
    const answer = await signIn(idTokenFor(seeker))
    const [{ id } = { id: '' }] = await api.db.query<{ id: string }>(
      'select id from session where uid = $1 order by id desc limit 1',
      [seeker.uid],
    )
    const phone = { ...seeker, secret: answer.cookies[0]?.value ?? '', sessionId: id }
    const renew = () => api.as(phone, 'POST', '/session/renew', {})
    await api.db.query('update session set expires_at = $2 where id = $1', [id, new Date('2026-12-16T08:30:00.000Z')])
    api.moveTo('2026-12-16T08:20:00.000Z')

    expect((await renew()).json().data.expiresAt).toBe('2026-12-16T09:00:00.000Z')
    api.moveTo('2026-12-16T08:59:00.000Z')
    expect(failureCode(await renew())).toBe('session.too-old')

    api.moveTo('2026-12-16T09:00:00.000Z')
    expect(failureCode(await renew())).toBe('session.expired')
    api.moveTo('2026-11-16T09:00:00.000Z')
  })
})

describe('a fresh sign-in', () => {
  it('is asked for before what is sensitive, and counts for five minutes', async () => {
    const seeker = await api.aSeeker()
    api.moveTo('2026-11-16T09:05:01.000Z')
    expect(failureCode(await api.as(seeker, 'DELETE', '/user'))).toBe('session.recent-sign-in-needed')

    await api.as(seeker, 'POST', '/session/reauth', { idToken: idTokenFor(seeker) })

    expect((await api.as(seeker, 'DELETE', '/user')).statusCode).toBe(200)
    api.moveTo('2026-11-16T09:00:00.000Z')
  })

  it('must be of the same person', async () => {
    const [seeker, other] = [await api.aSeeker(), await api.aSeeker()]

    expect(failureCode(await api.as(seeker, 'POST', '/session/reauth', { idToken: idTokenFor(other) }))).toBe(
      'session.other-person',
    )
  })
})

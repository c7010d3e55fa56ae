import { describe, expect, it, vi } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { checkWithProvider, SESSION_COOKIE } from '@s4/api-identity/session'

const api = await startApi()
const idTokenFor = ({ uid }: { uid: string }) => `token-of-${uid}`
const signIn = (idToken: string, headers: Record<string, string> = {}) =>
  api.anonymous('POST', '/session', { idToken }, headers)
const failureCode = (answer: { json: () => { code?: string } }) => answer.json().code

describe('signing in', () => {
  it('sets a session cookie that scripts cannot read and an XSRF cookie that they can', async () => {
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

  it('and signing out are recorded without the device or the email address', async () => {
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

  it('stores no session secret in plain text', async () => {
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
    ['a token of an unknown person', 'token-of-nobody', 'identity.invalid'],
    ['no token at all', '', 'input.invalid'],
    ['a token of 10,000 characters', 'x'.repeat(10_000), 'input.invalid'],
  ])('is refused for %s', async (_name, token, code) => {
    expect(failureCode(await signIn(token))).toBe(code)
  })

  it('is refused for a token that proves no recent sign-in', async () => {
    const seeker = await api.aSeeker()
    api.deps.identity.setAccount({ uid: seeker.uid, email: seeker.email, emailVerified: true, recent: false })

    expect(failureCode(await signIn(idTokenFor(seeker)))).toBe('session.recent-sign-in-needed')
  })

  it('is refused for a disabled account, with the reason', async () => {
    const seeker = await api.aSeeker()
    api.deps.identity.disable(seeker.uid)

    expect(failureCode(await signIn(idTokenFor(seeker)))).toBe('identity.disabled')
  })

  it('is refused for an identity without an account', async () => {
    api.deps.identity.setAccount({ uid: 'newcomer', email: 'new@example.co.uk', emailVerified: false, recent: true })

    expect(failureCode(await signIn('token-of-newcomer'))).toBe('account.unfinished')
  })

  it.each([
    ['another host', 'https://evil.example'],
    ['another app of S4', 'http://company.s4.localhost:4200'],
    ['an opaque origin', 'null'],
  ])('is refused from %s', async (_name, origin) => {
    const seeker = await api.aSeeker()

    expect(failureCode(await signIn(idTokenFor(seeker), { origin }))).toBe('session.forged')
  })

  it('works while the browser still has the cookie of an expired session', async () => {
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

  it('does not wait for another sign-in of the same person', async () => {
    const seeker = await api.aSeeker()

    const answer = await api.db.transaction(async (tx) => {
      // What a session that is being stored holds of its account.
      await tx.query('select 1 from account where uid = $1 for key share', [seeker.uid])
      return signIn(idTokenFor(seeker))
    })

    expect(answer.statusCode).toBe(200)
  })

  it('as somebody else ends the session this browser had', async () => {
    const [first, second] = [await api.aSeeker(), await api.aCompany()]

    await signIn(idTokenFor(second), { cookie: `${SESSION_COOKIE}=${first.secret}` })

    expect((await api.as(first, 'GET', '/user')).statusCode).toBe(401)
  })
})

describe('signing out', () => {
  it('ends the session at once and clears the cookies', async () => {
    const seeker = await api.aSeeker()

    const answer = await api.as(seeker, 'DELETE', '/session')

    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__session', ''],
      ['XSRF-TOKEN', ''],
    ])
    expect((await api.as(seeker, 'GET', '/user')).statusCode).toBe(401)
  })

  it('is refused from another origin and from a page opened by another person', async () => {
    const [seeker, before] = [await api.aSeeker(), await api.aSeeker()]

    expect(failureCode(await api.as(seeker, 'DELETE', '/session', undefined, { origin: 'https://evil.example' }))).toBe(
      'session.forged',
    )
    expect(failureCode(await api.as({ ...seeker, uid: before.uid }, 'DELETE', '/session'))).toBe('session.other-person')
    expect((await api.as(seeker, 'GET', '/user')).statusCode).toBe(200)
  })
})

describe('a session', () => {
  it('is not found by a guessed, partial or extended secret, or by its id', async () => {
    const seeker = await api.aSeeker()
    const guesses = ['', 'a'.repeat(43), seeker.sessionId, seeker.secret.slice(0, -1), `${seeker.secret}a`]

    const answers = await Promise.all(guesses.map((secret) => api.as({ ...seeker, secret }, 'GET', '/user')))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(guesses.map(() => 401))
  })

  it('is refused for a page of another person', async () => {
    const [seeker, other] = [await api.aSeeker(), await api.aSeeker()]

    expect(failureCode(await api.as({ ...seeker, uid: other.uid }, 'GET', '/user'))).toBe('session.other-person')
  })

  it.each<[name: string, headers: Record<string, string>]>([
    ['without the XSRF header', { 'x-xsrf-token': '' }],
    ['with the XSRF token of another session', { 'x-xsrf-token': 'Zm9yZ2VkLWZvci1hbm90aGVyLXNlc3Npb24tYWx0b2dldGg' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from the other app’s host', { origin: 'http://company.s4.localhost:4200' }],
    ['without an origin', { origin: '' }],
  ])('changes nothing %s', async (_name, headers) => {
    const seeker = await api.aSeeker()

    expect(failureCode(await api.as(seeker, 'POST', '/session/renew', {}, headers))).toBe('session.forged')
  })

  it('expires an hour after it was issued, by the server’s clock', async () => {
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

  it('lasts an hour from each renewal', async () => {
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
    ['disabled', async (uid) => api.deps.identity.disable(uid), 'identity.disabled'],
    ['signed out everywhere at the provider', (uid) => api.deps.identity.revoke(uid), 'session.expired'],
    ['deleted at the provider', (uid) => api.deps.identity.remove(uid), 'identity.invalid'],
  ])('is not renewed for somebody %s', async (_name, change, code) => {
    const seeker = await api.aSeeker()
    await change(seeker.uid)

    expect(failureCode(await api.as(seeker, 'POST', '/session/renew', {}))).toBe(code)
  })

  it('is listed with its device and can be ended from another device', async () => {
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

  it('shows that the address was verified, without being renewed', async () => {
    const seeker = await api.aSeeker({ emailVerified: false })
    const getSession = async () => (await api.as(seeker, 'GET', '/session')).json().data
    const before = await getSession()
    api.deps.identity.setAccount({ uid: seeker.uid, email: seeker.email, emailVerified: true, recent: true })

    const after = await getSession()

    expect([before.user.emailVerified, after.user.emailVerified]).toEqual([false, true])
    expect(after.expiresAt).toBe(before.expiresAt)
  })

  it('is returned by its cookie alone, and null without one', async () => {
    const seeker = await api.aSeeker()

    expect((await api.anonymous('GET', '/session')).json()).toEqual({ data: null })
    expect(
      (await api.anonymous('GET', '/session', undefined, { cookie: `${SESSION_COOKIE}=${seeker.secret}` })).json().data
        .user.uid,
    ).toBe(seeker.uid)
  })
})

/** The check runs after the response, which takes a while on a busy machine. */
const WAIT_OPTIONS = { timeout: 10_000 }

describe('a session started before a change of the account', () => {
  const isOver = async (person: Parameters<typeof api.as>[0]) =>
    (await api.as(person, 'GET', '/user')).statusCode === 401
  /** Moves the sign-in an hour back and changes the password after it. */
  const changePassword = async ({ uid }: { uid: string }, secondsAgo = 60) => {
    await api.db.query(`update session set proved_at = proved_at - interval '1 hour' where uid = $1`, [uid])
    api.deps.identity.changePassword(uid, new Date(Date.now() - secondsAgo * 1000))
  }
  const recheck = (email: string, headers = {}) => api.anonymous('POST', '/session/recheck', { email }, headers)
  /** Runs the check with the provider, which is due once a minute for each session. */
  const runProviderCheck = async () => {
    await api.db.query(`update session set provider_checked_at = now() - interval '61 seconds'`)
    await checkWithProvider(api.deps, api.deps.clock.now())
  }

  it('ends at once after a password reset by email, when anyone requests a recheck of that address', async () => {
    const [seeker, other] = [await api.aSeeker(), await api.aSeeker()]
    await changePassword(seeker)

    await recheck(seeker.email)
    await recheck(other.email)

    await vi.waitFor(async () => expect(await isOver(seeker)).toBe(true), WAIT_OPTIONS)
    expect(await isOver(other)).toBe(false)
  })

  it('ends at once after a password reset by email, also for rechecks with an idempotency key', async () => {
    const asking = await api.aSeeker()
    const people = await Promise.all(Array.from({ length: 10 }, () => api.aSeeker()))
    for (const person of people) await changePassword(person)
    const warnings = vi.spyOn(api.deps.log, 'warn')

    const answers = await Promise.all(
      people.map(({ email }, index) =>
        api.as(asking, 'POST', '/session/recheck', { email }, { 'idempotency-key': `recheck-${index}` }),
      ),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200))
    await vi.waitFor(
      async () => expect(await Promise.all(people.map(isOver))).toEqual(people.map(() => true)),
      WAIT_OPTIONS,
    )
    expect(warnings).not.toHaveBeenCalled()
    warnings.mockRestore()
  })

  it('ends within a minute of a new password, however recently it was renewed', async () => {
    const seeker = await api.aSeeker()
    await runProviderCheck()
    expect(await isOver(seeker)).toBe(false)
    await changePassword(seeker)
    await api.db.query('update session set issued_at = $2 where uid = $1', [
      seeker.uid,
      new Date('2099-01-01T00:00:00.000Z'),
    ])

    await runProviderCheck()

    expect(await isOver(seeker)).toBe(true)
  })

  // A provider that restarts reports a new password for everybody at that moment.
  it('ends only at a later check when the password change is seconds old', async () => {
    const seeker = await api.aSeeker()
    await changePassword(seeker, 2)
    await runProviderCheck()
    expect(await isOver(seeker)).toBe(false)

    await changePassword(seeker, 62)
    await runProviderCheck()

    expect(await isOver(seeker)).toBe(true)
  })

  it.each<[name: string, change: (uid: string) => void]>([
    ['the account was disabled', (uid) => api.deps.identity.disable(uid)],
    [
      'the address was changed',
      (uid) => api.deps.identity.setAccount({ uid, email: `${uid}@moved.example`, emailVerified: true, recent: true }),
    ],
  ])('ends within a minute when %s', async (_name, change) => {
    const seeker = await api.aSeeker()
    change(seeker.uid)

    await runProviderCheck()

    expect(await isOver(seeker)).toBe(true)
  })

  it('ends on the first request that learns of a new email address', async () => {
    const [looking, renewing, signingIn] = [
      await api.aSeeker({ emailVerified: false }),
      await api.aSeeker(),
      await api.aSeeker(),
    ]
    const people = [looking, renewing, signingIn]
    for (const { uid } of people)
      api.deps.identity.setAccount({ uid, email: `${uid}@moved.example`, emailVerified: true, recent: true })

    await api.as(looking, 'GET', '/session')
    await api.as(renewing, 'POST', '/session/renew', {})
    await signIn(idTokenFor(signingIn))

    expect(await Promise.all(people.map(isOver))).toEqual([true, true, true])
  })

  it('ends when the password is changed in another session, and that other session continues', async () => {
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

  it('is rechecked with the same response for known and unknown addresses', async () => {
    const seeker = await api.aSeeker()
    const answers = [await recheck(seeker.email), await recheck('nobody@example.co.uk')]

    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { data: { done: true } }]),
    )
    expect(failureCode(await recheck(seeker.email, { origin: 'https://evil.example' }))).toBe('session.forged')
  })
})

describe('thirty days after signing in', () => {
  it('a session ends and cannot be renewed beyond that, with the reason', async () => {
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
  it('is required for sensitive requests once the last one is five minutes old', async () => {
    const seeker = await api.aSeeker()
    api.moveTo('2026-11-16T09:05:01.000Z')
    expect(failureCode(await api.as(seeker, 'DELETE', '/user'))).toBe('session.recent-sign-in-needed')

    await api.as(seeker, 'POST', '/session/reauth', { idToken: idTokenFor(seeker) })

    expect((await api.as(seeker, 'DELETE', '/user')).statusCode).toBe(200)
    api.moveTo('2026-11-16T09:00:00.000Z')
  })

  it('must be by the same person', async () => {
    const [seeker, other] = [await api.aSeeker(), await api.aSeeker()]

    expect(failureCode(await api.as(seeker, 'POST', '/session/reauth', { idToken: idTokenFor(other) }))).toBe(
      'session.other-person',
    )
  })
})

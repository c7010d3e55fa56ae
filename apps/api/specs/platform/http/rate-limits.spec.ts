import { expect, it, vi } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const askForReset = (email: string, ip = '203.0.113.5') =>
  api.app.inject({
    method: 'POST',
    url: '/api/user/reset-mail',
    payload: { email },
    remoteAddress: ip,
    headers: { host: 's4.localhost:4200', origin: 'http://s4.localhost:4200' },
  })

/** Runs one test with the limits of production. */
const withRealLimits = async (work: () => Promise<void>) => {
  const { rateLimitFactor } = api.deps.settings
  api.deps.settings.rateLimitFactor = 1
  await work().finally(() => {
    api.deps.settings.rateLimitFactor = rateLimitFactor
  })
}

const countMailsTo = (email: string) => api.deps.identity.mails.filter((mail) => mail.email === email).length
/** Waits until all requested mails have gone to the provider. */
const waitUntilSent = () => vi.waitFor(async () => expect(await api.db.query('select 1 from sign_in_mail')).toEqual([]))

it('a network that asks too often for one address gets the same response and no mail; others still do', () =>
  withRealLimits(async () => {
    const answers = []
    for (let asked = 0; asked < 7; asked += 1)
      answers.push(await askForReset(asked % 2 ? 'ADA@example.co.uk' : 'ada@example.co.uk', `2001:db8::${asked + 1}`))
    await waitUntilSent()
    expect(countMailsTo('ada@example.co.uk') + countMailsTo('ADA@example.co.uk')).toBe(5)
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(
      answers.map(() => [200, '{"data":{"done":true}}']),
    )

    await askForReset('ada@example.co.uk', '198.51.100.9')

    await waitUntilSent()
    expect(countMailsTo('ada@example.co.uk') + countMailsTo('ADA@example.co.uk')).toBe(6)
  }))

it('one address gets at most forty mails a day from strangers, and its owner can still request one', () =>
  withRealLimits(async () => {
    const owner = await api.aSeeker()
    for (let network = 0; network < 9; network += 1)
      for (let asked = 0; asked < 5; asked += 1) await askForReset(owner.email, `198.51.100.${100 + network}`)
    await waitUntilSent()
    expect(countMailsTo(owner.email)).toBe(40)

    await api.as(owner, 'POST', '/user/reset-mail', { email: owner.email })

    await waitUntilSent()
    expect(countMailsTo(owner.email)).toBe(41)
  }))

it('changes of address send at most five mails to one address', () =>
  withRealLimits(async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => api.aSeeker()))
    for (const person of people) {
      for (let asked = 0; asked < 3; asked += 1)
        expect((await api.as(person, 'POST', '/user/email-change', { email: 'dot@example.co.uk' })).statusCode).toBe(
          200,
        )
    }

    await waitUntilSent()
    expect(countMailsTo('dot@example.co.uk')).toBe(5)
  }))

it('one network can request twenty mails an hour, and the refusal says how long to wait', () =>
  withRealLimits(async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => askForReset(`person-${index}@example.co.uk`, '198.51.100.7')),
    )

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json().code).toBe('rate.limited')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await askForReset('somebody@example.co.uk', '198.51.100.8')).statusCode).toBe(200)
  }))

it('the counters store no email or network address in plain text', async () => {
  await askForReset('cas@example.co.uk')

  const rows = await api.db.query<{ row: string }>('select rate_window::text as row from rate_window')
  expect(rows.some(({ row }) => row.includes('cas@') || row.includes('203.0.113'))).toBe(false)
})

it('signing in is limited to twenty attempts', () =>
  withRealLimits(async () => {
    const seeker = await api.aSeeker()
    const answers = []
    for (let tries = 0; tries < 21; tries += 1)
      answers.push(await api.anonymous('POST', '/session', { idToken: `token-of-${seeker.uid}` }))

    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(answers.slice(0, 20).every(({ statusCode }) => statusCode === 200)).toBe(true)
  }))

it('one network address can make 120 searches, without affecting other requests', () =>
  withRealLimits(async () => {
    const search = (remoteAddress: string) =>
      api.app.inject({ url: '/api/jobs?limit=1', remoteAddress, headers: { host: 's4.localhost:4200' } })
    const answers = []
    for (let asked = 0; asked < 121; asked += 1) answers.push(await search('192.0.2.9'))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 120 }, () => 200), 429])
    expect(answers.at(-1)?.json().code).toBe('rate.limited')
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await search('192.0.2.10')).statusCode).toBe(200)
    expect(
      (await api.app.inject({ url: '/api/config', remoteAddress: '192.0.2.9', headers: { host: 's4.localhost:4200' } }))
        .statusCode,
    ).toBe(200)
  }))

it('requests for unknown pages and files are limited by network, with a time to wait', async () => {
  const settings = { ...api.deps.settings, rateLimitFactor: 0.01 }
  const app = await buildApp({ ...api.deps, settings })
  const ask = (url: string, remoteAddress: string) =>
    app.inject({ url, remoteAddress, headers: { host: 's4.localhost:4200' } })

  const answers = []
  for (let asked = 0; asked < 16; asked += 1)
    answers.push(await ask(asked % 2 ? '/login' : '/nothing.js', `2001:db8::${asked + 1}`))

  expect(answers.slice(0, 15).every(({ statusCode }) => statusCode === 404)).toBe(true)
  expect([answers.at(-1)?.statusCode, answers.at(-1)?.json().code]).toEqual([429, 'rate.limited'])
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask('/login', '2001:db8:1::1')).statusCode).toBe(404)
  await app.close()
})

it('two processes share the limit of an address', () =>
  withRealLimits(async () => {
    const other = await buildApp(api.deps)
    const search = (app: typeof other) =>
      app.inject({ url: '/api/jobs?limit=1', remoteAddress: '192.0.2.77', headers: { host: 's4.localhost:4200' } })
    for (let asked = 0; asked < 115; asked += 1) await search(api.app)

    let served = 0
    await vi.waitFor(
      async () => {
        const { statusCode } = await search(other)
        if (statusCode === 200) served += 1
        expect(statusCode).toBe(429)
      },
      { timeout: 10_000, interval: 40 },
    )

    // Each tells the other within a second, so that two may pass; alone it would serve 120.
    expect(served).toBeLessThan(60)
    await other.close()
  }))

it('asking whether it is alive and ready is not counted', () =>
  withRealLimits(async () => {
    const app = await buildApp(api.deps)
    const ask = (url: string) => app.inject({ url, remoteAddress: '192.0.2.78' })
    for (let asked = 0; asked < 605; asked += 1) await ask('/api/healthz')

    expect((await ask('/api/healthz')).statusCode).toBe(200)
    expect((await ask('/api/config')).statusCode).not.toBe(429)
    await app.close()
  }))

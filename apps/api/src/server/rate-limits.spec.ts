import { expect, it } from 'vitest'
import { startApi } from '../testing/start-api'

const api = await startApi()
const askForReset = (email: string, ip = '203.0.113.5') =>
  api.app.inject({
    method: 'POST',
    url: '/api/user/reset-mail',
    payload: { email },
    remoteAddress: ip,
    headers: { host: 's4.localhost:4200', origin: 'http://s4.localhost:4200' },
  })

/** Limits as they are in production, for the while of one test. */
const unmultiplied = async (work: () => Promise<void>) => {
  const { rateLimitFactor } = api.deps.settings
  api.deps.settings.rateLimitFactor = 1
  await work().finally(() => {
    api.deps.settings.rateLimitFactor = rateLimitFactor
  })
}

it('one person’s address gets five mails an hour from anywhere, and is told how long to wait', () =>
  unmultiplied(async () => {
    const answers = []
    for (let sent = 0; sent < 6; sent += 1) answers.push(await askForReset(' Ada@Example.co.uk'.trim(), `203.0.113.${sent}`))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers.at(-1)?.json().code).toBe('rate.limited')
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await askForReset('ada@example.co.uk')).statusCode).toBe(429)
    expect((await askForReset('ben@example.co.uk')).statusCode).toBe(200)
  }))

it('one network address gets twenty an hour, whoever they are for', () =>
  unmultiplied(async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => askForReset(`person-${index}@example.co.uk`, '198.51.100.7')))

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect((await askForReset('somebody@example.co.uk', '198.51.100.8')).statusCode).toBe(200)
  }))

it('keeps no address, only its hash', async () => {
  await askForReset('cas@example.co.uk')

  const rows = await api.db.query<{ row: string }>('select rate_window::text as row from rate_window')
  expect(rows.some(({ row }) => row.includes('cas@') || row.includes('203.0.113'))).toBe(false)
})

it('signing in is counted too', () =>
  unmultiplied(async () => {
    const seeker = await api.aSeeker()
    const answers = []
    for (let tries = 0; tries < 21; tries += 1) answers.push(await api.anonymous('POST', '/session', { idToken: `token-of-${seeker.uid}` }))

    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(answers.slice(0, 20).every(({ statusCode }) => statusCode === 200)).toBe(true)
  }))

it('searching has a limit of its own for each network address', () =>
  unmultiplied(async () => {
    const search = (remoteAddress: string) => api.app.inject({ url: '/api/jobs?limit=1', remoteAddress, headers: { host: 's4.localhost:4200' } })
    const answers = []
    for (let asked = 0; asked < 121; asked += 1) answers.push(await search('192.0.2.9'))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 120 }, () => 200), 429])
    expect(answers.at(-1)?.json().code).toBe('rate.limited')
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await search('192.0.2.10')).statusCode).toBe(200)
    expect((await api.app.inject({ url: '/api/config', remoteAddress: '192.0.2.9', headers: { host: 's4.localhost:4200' } })).statusCode).toBe(200)
  }))

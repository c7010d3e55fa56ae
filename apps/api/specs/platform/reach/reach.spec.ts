import type { Reach } from '@s4/contract'
import { deliverMessages } from '@s4/api-platform/channels'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aPushDevice } from '../../../src/testing/a-push-device'
import type { Company } from '../../../src/testing/a-company'
import { startApi } from '../../../src/testing/start-api'
import { stubService } from '../../../src/testing/stand-ins/stub-service'

const api = await startApi()
const service = await stubService()
afterAll(() => service.close())
api.deps.settings.pushServices = [service.origin]

beforeEach(() => {
  service.received.length = 0
  service.answer = { status: 201, headers: {} }
  api.deps.settings.phone = null
})

const reachOf = async (company: Company) => (await api.as(company, 'GET', '/reach')).json<{ data: Reach }>().data
const deliver = () => deliverMessages(api.deps, api.deps.clock.now())
const addDevice = (company: Company, device = aPushDevice(service.origin)) =>
  api.as(company, 'POST', '/reach/devices', device)
const test = async (company: Company) => {
  await api.as(company, 'POST', '/reach/test')
  await deliver()
  return Object.fromEntries(
    (await reachOf(company)).tests.map(({ channel, state, failure }) => [channel, failure ?? state]),
  )
}

interface Mailed {
  recipient: string
  subject: string
  body: string
}
const outbox = async () =>
  (await api.anonymous('GET', '/dev/mailbox'))
    .json<{ data: Mailed[] }>()
    .data.filter(({ subject }) => ['Text message', 'Phone call'].includes(subject))
const giveNumber = async (company: Company, phone = '07700 900 321') => {
  await api.as(company, 'PUT', '/reach/phone', { phone })
  await deliver()
  const codes = (await outbox()).filter(({ body }) => body.includes('is your code'))
  return codes[0]?.body.slice(0, 6) ?? ''
}
const confirm = (company: Company, code: string) => api.as(company, 'POST', '/reach/phone/code', { code })
const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

async function withVerifiedNumber() {
  const company = await api.aCompany()
  await confirm(company, await giveNumber(company))
  return company
}

describe('a mobile number', () => {
  it('counts once the code that was sent to it was entered', async () => {
    const company = await api.aCompany()
    const code = await giveNumber(company)

    expect((await reachOf(company)).phone).toEqual({ number: '+447700900321', isVerified: false })
    expect((await outbox())[0]).toMatchObject({ recipient: '+447700900321', subject: 'Text message' })
    expect((await confirm(company, code)).json().data.phone).toEqual({ number: '+447700900321', isVerified: true })
  })

  it('of somebody else cannot be verified by guessing: five wrong codes end it', async () => {
    const company = await api.aCompany()
    const code = await giveNumber(company)

    const answers = []
    for (let time = 0; time < 5; time += 1) answers.push((await confirm(company, wrong(code))).json().fields.code)
    const right = await confirm(company, code)

    expect(answers).toEqual([
      ...Array<string>(4).fill('That is not the code in the text.'),
      'The code was wrong too often. Have a new one sent.',
    ])
    expect(right.json().fields.code).toBe('The code was wrong too often. Have a new one sent.')
    expect((await reachOf(company)).phone?.isVerified).toBe(false)
  })

  it('is not verified by a code older than 10 minutes, or one of an earlier number', async () => {
    const company = await api.aCompany()
    const first = await giveNumber(company)
    await giveNumber(company, '07700 900 322')

    expect((await confirm(company, first)).statusCode).toBe(422)
    const code = await giveNumber(company)
    api.moveTo('2026-11-16T09:10:00.000Z')
    const late = await confirm(company, code)
    api.moveTo('2026-11-16T09:00:00.000Z')

    expect(late.json().fields.code).toBe('That code has expired. Ask for a new one.')
  })

  it.each(['020 7946 0000', '+33 6 12 34 56 78', '07624', '070 1234 5678'])('is refused: %s', async (phone) => {
    const refused = await api.as(await api.aCompany(), 'PUT', '/reach/phone', { phone })

    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields.phone).toMatch(/^Enter a/)
  })

  it('gets a few codes a day, from whoever asks', async () => {
    api.deps.settings.rateLimitFactor = 1
    const statuses = []
    for (let time = 0; time < 6; time += 1)
      statuses.push((await api.as(await api.aCompany(), 'PUT', '/reach/phone', { phone: '07700 900 399' })).statusCode)
    api.deps.settings.rateLimitFactor = 1_000_000

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('can be taken away', async () => {
    const company = await withVerifiedNumber()

    expect((await api.as(company, 'DELETE', '/reach/phone')).json().data.phone).toBeNull()
    expect(await test(company)).toMatchObject({ text: 'no-number', call: 'no-number' })
  })
})

describe('a device', () => {
  it('gets a push that says what and where, encrypted and signed, and nothing else', async () => {
    const company = await api.aCompany()
    await addDevice(company)

    expect(await test(company)).toMatchObject({ push: 'sent' })
    const [push] = service.received
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(push?.headers['authorization']).toMatch(/^vapid t=/)
    expect(push?.body).not.toContain('test')
  })

  it.each([
    ['http://127.0.0.1:1/x'],
    ['https://evil.example/x'],
    ['https://user@fcm.googleapis.com/x'],
    ['file:///etc/passwd'],
  ])('at %s is refused', async (endpoint) => {
    const refused = await addDevice(await api.aCompany(), { ...aPushDevice(service.origin), endpoint })

    expect(refused.statusCode).toBe(422)
  })

  it('goes when the service does not know it any more, and the test says so', async () => {
    const company = await api.aCompany()
    await addDevice(company)
    service.answer.status = 410

    expect(await test(company)).toMatchObject({ push: 'device-gone' })
    expect((await reachOf(company)).devices).toEqual([])
  })

  it('is not sent where a redirect leads', async () => {
    const elsewhere = await stubService()
    const company = await api.aCompany()
    await addDevice(company)
    service.answer = { status: 307, headers: { location: elsewhere.origin } }

    expect(await test(company)).toMatchObject({ push: 'refused' })
    expect(elsewhere.received).toEqual([])
    await elsewhere.close()
  })

  it('is tried three times while the service is down', async () => {
    const company = await api.aCompany()
    await addDevice(company)
    service.answer.status = 503

    expect(await test(company)).toMatchObject({ push: 'unreachable' })
    for (const second of ['05', '10', '20', '30']) {
      api.moveTo(`2026-11-16T09:00:${second}.000Z`)
      await deliver()
    }
    api.moveTo('2026-11-16T09:00:00.000Z')

    expect(service.received).toHaveLength(3)
  })

  it('goes with the session: signing out', async () => {
    const company = await api.aCompany()
    await addDevice(company)
    await api.as(company, 'DELETE', '/session')

    expect(await api.db.query('select id from push_subscription where uid = $1', [company.uid])).toEqual([])
  })

  it('is whose browser it is now, but cannot be taken over with other keys', async () => {
    const [first, second] = [await api.aCompany(), await api.aCompany()]
    const device = aPushDevice(service.origin)
    await addDevice(first, device)

    expect((await addDevice(second, { ...aPushDevice(service.origin), endpoint: device.endpoint })).statusCode).toBe(
      409,
    )
    expect((await addDevice(second, device)).json().data.devices).toMatchObject([
      { device: 'Chrome on Linux', isCurrent: true },
    ])
    expect((await reachOf(first)).devices).toEqual([])
  })

  it('is removed by its owner alone', async () => {
    const company = await api.aCompany()
    await addDevice(company)
    const [device] = (await reachOf(company)).devices
    const stranger = await api.aCompany()
    const path = `/reach/devices/${device?.id}`

    await api.refusals({ method: 'DELETE', path, wrongRole: await api.aSeeker(), stranger })
    expect((await api.as(company, 'DELETE', path)).json().data.devices).toEqual([])
  })
})

describe('the phone provider', () => {
  const withProvider = () => {
    api.deps.settings.phone = { url: service.origin, account: 'AC1', token: 'secret', from: '+441632960001' }
  }

  it('is given texts and calls in its own form, without a name', async () => {
    const company = await withVerifiedNumber()
    withProvider()

    expect(await test(company)).toMatchObject({ text: 'sent', call: 'sent', push: 'no-device', mail: 'waiting' })
    const [text, call] = service.received.toSorted((a, b) => b.path.localeCompare(a.path))
    expect([text?.path, call?.path]).toEqual([
      '/2010-04-01/Accounts/AC1/Messages.json',
      '/2010-04-01/Accounts/AC1/Calls.json',
    ])
    expect(text?.headers['authorization']).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`)
    expect(Object.fromEntries(new URLSearchParams(text?.body))).toEqual({
      To: '+447700900321',
      From: '+441632960001',
      Body: 'S4: this is a test. Alerts reach you on this number.',
    })
    expect(new URLSearchParams(call?.body).get('Twiml')).toContain('<Say language="en-GB" loop="2">This is S4.')
  })

  it('that is down is said, and tried once', async () => {
    const company = await withVerifiedNumber()
    withProvider()
    service.answer.status = 500

    expect(await test(company)).toMatchObject({ text: 'unreachable', call: 'unreachable' })
    await deliver()
    expect(service.received).toHaveLength(2)
  })

  it('is given 20 texts and calls a person and day', async () => {
    const company = await withVerifiedNumber()
    withProvider()
    for (let time = 0; time < 12; time += 1) await api.as(company, 'POST', '/reach/test')
    await deliver()

    // One text was the code.
    expect(service.received).toHaveLength(19)
    expect((await reachOf(company)).tests).toContainEqual(expect.objectContaining({ failure: 'person-limit' }))
  })
})

it('quiet hours are kept and taken away', async () => {
  const company = await api.aCompany()
  const quietHours = { from: '22:00', to: '07:00' }

  expect((await api.as(company, 'PUT', '/reach/quiet-hours', { quietHours })).json().data.quietHours).toEqual(
    quietHours,
  )
  expect((await api.as(company, 'PUT', '/reach/quiet-hours', { quietHours: null })).json().data.quietHours).toBeNull()
})

it('a message that a process took and did not finish is sent by another', async () => {
  const company = await api.aCompany()
  await addDevice(company)
  await api.as(company, 'POST', '/reach/test')
  await api.db.query(
    `update outgoing_message set leased_until = now() - interval '1 second', tries = 1 where uid = $1`,
    [company.uid],
  )
  await Promise.all([deliver(), deliver(), deliver()])

  expect(service.received).toHaveLength(1)
})

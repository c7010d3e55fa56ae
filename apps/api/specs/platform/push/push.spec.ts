import type { Push } from '@s4/contract'
import { deliverMessages } from '@s4/api-platform/channels'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { aPushDevice } from '../../../src/testing/a-push-device'
import { startApi } from '../../../src/testing/start-api'
import { stubService } from '../../../src/testing/stand-ins/stub-service'

const api = await startApi()
const service = await stubService()
afterAll(() => service.close())
api.deps.settings.pushServices = [service.origin]
const company = await api.aCompany()
type Seeker = Awaited<ReturnType<typeof api.aSeeker>>

beforeEach(() => {
  service.received.length = 0
})

const deliver = () => deliverMessages(api.deps, api.deps.clock.now())
const addDevice = (seeker: Seeker) => api.as(seeker, 'POST', '/push/devices', aPushDevice(service.origin))
const pushes = ({ uid }: Seeker) =>
  api.db.query<{ kind: string | null; link: string; purpose: string }>(
    `select kind, link, purpose from outgoing_message where uid = $1 and sent_at is not null order by created_at, id`,
    [uid],
  )

it('an offer of 15 minutes reaches each device of its worker at once, without a word about it', async () => {
  const [seeker, other] = [await api.aSeeker({ findable: true }), await api.aSeeker()]
  await addDevice(seeker)
  await addDevice(seeker)
  await addDevice(other)
  api.moveTo('2026-11-21T20:50:00.000Z')
  const job = await api.aPublishedJob(company, { title: 'Secret door' })

  const offered = await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId })
  await deliver()

  expect(offered.statusCode).toBe(200)
  expect(service.received).toHaveLength(2)
  expect(service.received[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' })
  const sent = { kind: 'offer.made', link: '/User-MyWorkAssignedPage', purpose: 'notice' }
  expect(await pushes(seeker)).toEqual([sent, sent])
  expect(await pushes(other)).toEqual([])
  await deliver()
  expect(service.received).toHaveLength(2)
})

it('a phone that asked for help in secret gets no push while the call is open', async () => {
  const seeker = await api.aSeeker({ findable: true })
  await addDevice(seeker)
  const job = await api.aPublishedJob(company)
  const work = await api.anAssignment({ job, company, seeker })
  api.moveTo(job.shift.startsAt)
  await api.as(seeker, 'POST', `/assignments/${work}/help`, { inSecret: true })

  await api.as(company, 'POST', `/assignments/${work}/cancel`, { reason: 'The event is off.' })
  await deliver()
  expect(service.received).toEqual([])

  const [call] = (await api.as(company, 'GET', '/alerts')).json<{ data: { id: string }[] }>().data
  await api.as(company, 'POST', `/alerts/${call?.id}/resolve`, { outcome: 'falseAlarm', resolution: 'They are safe.' })
  const later = await api.aPublishedJob(company)
  await api.as(company, 'POST', `/jobs/${later.id}/offers`, { seekerId: seeker.seekerId })
  await deliver()
  expect(service.received).toHaveLength(1)
})

it('a member of a company gets no pushes of notices', async () => {
  const [seeker] = [await api.aSeeker()]
  await api.as(company, 'POST', '/reach/devices', aPushDevice(service.origin))
  const job = await api.aPublishedJob(company)
  const work = await api.anAssignment({ job, company, seeker })

  await api.as(seeker, 'POST', `/assignments/${work}/cancel`, { reason: 'I am ill.' })
  await deliver()

  expect(service.received).toEqual([])
})

it('devices are listed, tested and removed by their worker alone', async () => {
  const [seeker, stranger] = [await api.aSeeker(), await api.aSeeker()]
  const { devices } = (await addDevice(seeker)).json<{ data: Push }>().data
  expect(devices).toMatchObject([{ device: 'Chrome on Linux', isCurrent: true }])
  const [device] = devices

  expect((await api.as(stranger, 'DELETE', `/push/devices/${device?.id}`)).statusCode).toBe(404)
  await api.as(seeker, 'POST', '/push/test')
  await deliver()
  expect(await pushes(seeker)).toEqual([{ kind: null, link: '/User-UserNotification/devices', purpose: 'test' }])

  expect((await api.as(seeker, 'DELETE', `/push/devices/${device?.id}`)).json().data.devices).toEqual([])
  expect((await api.as(seeker, 'GET', '/push')).json().data.devices).toEqual([])
})

it('needs a session of a worker and a known push service', async () => {
  const seeker = await api.aSeeker()

  expect((await api.anonymous('GET', '/push')).json().code).toBe('session.required')
  expect((await api.anonymous('POST', '/push/devices', aPushDevice(service.origin))).statusCode).toBe(401)
  expect((await api.as(company, 'GET', '/push')).statusCode).toBe(403)
  const unknown = await api.as(seeker, 'POST', '/push/devices', {
    ...aPushDevice(service.origin),
    endpoint: 'https://evil.example/x',
  })
  expect([unknown.statusCode, Object.keys(unknown.json().fields)]).toEqual([422, ['endpoint']])
})

import { expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

async function aShiftWithHelp(): Promise<TestShift & { token: string }> {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  const token = await bookOnShift(api, shift)
  await api.anonymous(
    'POST',
    `/assignments/${shift.id}/help`,
    { position: { lat: 51.508, lng: -0.0594, accuracy: 9 } },
    { 'shift-token': token },
  )
  return { ...shift, token }
}

interface Found {
  seekerId: string
  inSecret: boolean
}

const listAlerts = async ({ company }: TestShift, query = '') =>
  (await api.as(company, 'GET', `/alerts${query}`)).json<{ data: { id: string; kind: string; inSecret: boolean }[] }>()
    .data

it('asking for help alerts the company at once with the position, and by email', async () => {
  const shift = await aShiftWithHelp()

  const alerts = await listAlerts(shift)

  expect(alerts).toMatchObject([
    {
      kind: 'help',
      seekerName: 'Sam Okoro',
      seekerPhone: '+447700900123',
      position: { lat: 51.508, lng: -0.0594 },
      acknowledgedAt: null,
      resolvedAt: null,
    },
  ])
  expect(await api.db.query('select subject from mail where recipient = $1', [shift.company.email])).toEqual([
    { subject: 'Sam Okoro needs help' },
  ])
})

it('asking again within a minute makes no second alert', async () => {
  const shift = await aShiftWithHelp()
  const press = () => api.anonymous('POST', `/assignments/${shift.id}/help`, {}, { 'shift-token': shift.token })

  api.moveTo('2026-11-21T22:00:59.000Z')
  await press()
  const before = await listAlerts(shift)
  api.moveTo('2026-11-21T22:01:30.000Z')
  await press()

  expect(before).toHaveLength(1)
  expect(await listAlerts(shift)).toHaveLength(2)
})

it('asking in secret says so on the alert, its notice and an alert that was pressed openly before', async () => {
  const shift = await aShiftWithHelp()
  expect(await listAlerts(shift)).toMatchObject([{ kind: 'help', inSecret: false }])
  const pass = { 'shift-token': shift.token }

  api.moveTo('2026-11-21T22:00:20.000Z')
  await api.anonymous('POST', `/assignments/${shift.id}/help`, { inSecret: true }, pass)
  await api.anonymous('POST', `/assignments/${shift.id}/help`, { inSecret: true }, pass)

  expect(await listAlerts(shift)).toMatchObject([{ inSecret: true }, { inSecret: true }])
  expect((await api.as(shift.company, 'GET', '/alerts/waiting')).json().data).toMatchObject({
    newest: { inSecret: true },
  })
  const notices = await api.db.query<{ body: string }>(
    `select distinct body from notification where kind = 'alert.help' and body like '%secret%'`,
  )
  expect(notices.map(({ body }) => body)).toEqual([
    expect.stringMatching(/: Asked for help in secret: do not call or write to their phone$/),
  ])
})

it('while help asked for in secret is open, nothing about that person offers to ring the phone', async () => {
  const shift = await aShiftWithHelp()
  const pass = { 'shift-token': shift.token }
  await api.as(shift.company, 'POST', `/alerts/${(await listAlerts(shift))[0]?.id}/resolve`, {
    outcome: 'falseAlarm',
    resolution: 'Rang.',
  })
  await api.db.query(
    `insert into alert (id, company_id, assignment_id, job_id, kind, raised_at)
     select gen_random_uuid(), company_id, assignment_id, job_id, 'leftGeofence', raised_at from alert
     where assignment_id = $1`,
    [shift.id],
  )
  const inSecret = async () => {
    const { workers } = (await api.as(shift.company, 'GET', `/company/jobs/${shift.job.id}/live`)).json().data
    const { alerts } = (await api.as(shift.company, 'GET', '/company/control-room')).json().data
    return [workers, alerts, await listAlerts(shift, '?state=open')].map((people: { inSecret: boolean }[]) =>
      people.every((person) => person.inSecret),
    )
  }

  expect(await inSecret()).toEqual([false, false, false])
  await api.anonymous('POST', `/assignments/${shift.id}/help`, { inSecret: true }, pass)
  expect(await inSecret()).toEqual([true, true, true])

  const help = (await listAlerts(shift, '?state=open')).find(({ kind }) => kind === 'help')
  await api.as(shift.company, 'POST', `/alerts/${help?.id}/resolve`, { outcome: 'dealtWith', resolution: 'Seen.' })
  expect(await inSecret()).toEqual([false, false, false])
})

it('Find Worker says so of somebody who asks for help in secret, to the company they ask alone', async () => {
  const shift = await aShiftWithHelp()
  await api.db.query('update seeker set findable = true where id = $1', [shift.seeker.seekerId])
  const siteId = await api.aSite(shift.company)
  const stranger = await api.aCompany()
  const found = async (company: Company, site: string) => {
    await api.as(company, 'PUT', `/workers/${shift.seeker.seekerId}`, {})
    const answers = [`/workers/find?siteId=${site}`, '/workers', `/workers/${shift.seeker.seekerId}`].map(
      async (path) => (await api.as(company, 'GET', path)).json<{ data: Found | Found[] }>().data,
    )
    const people = (await Promise.all(answers)).flat().filter(({ seekerId }) => seekerId === shift.seeker.seekerId)
    return people.map(({ inSecret }) => inSecret)
  }

  expect(await found(shift.company, siteId)).toEqual([false, false, false])
  await api.anonymous('POST', `/assignments/${shift.id}/help`, { inSecret: true }, { 'shift-token': shift.token })
  expect(await found(shift.company, siteId)).toEqual([true, true, true])
  expect(await found(stranger, await api.aSite(stranger))).toEqual([false, false, false])
})

it('asking again at once makes another alert when the company has closed the first', async () => {
  const shift = await aShiftWithHelp()
  const [alert] = await listAlerts(shift)
  await api.as(shift.company, 'POST', `/alerts/${alert?.id}/resolve`, { outcome: 'falseAlarm', resolution: 'Rang.' })

  await api.anonymous('POST', `/assignments/${shift.id}/help`, {}, { 'shift-token': shift.token })

  expect(await listAlerts(shift)).toMatchObject([{ resolvedAt: null }, { resolution: 'Rang.' }])
})

it('an alert is acknowledged, then resolved with a result', async () => {
  const shift = await aShiftWithHelp()
  const [alert] = await listAlerts(shift)

  const acknowledged = await api.as(shift.company, 'POST', `/alerts/${alert?.id}/acknowledge`)
  const resolved = await api.as(shift.company, 'POST', `/alerts/${alert?.id}/resolve`, {
    outcome: 'falseAlarm',
    resolution: 'Called: false alarm.',
  })

  expect(acknowledged.json().data).toMatchObject({
    acknowledgedAt: '2026-11-21T22:00:00.000Z',
    acknowledgedBy: expect.any(String),
    resolvedAt: null,
  })
  expect(resolved.json().data).toMatchObject({
    resolvedAt: '2026-11-21T22:00:00.000Z',
    resolvedBy: expect.any(String),
    outcome: 'falseAlarm',
    resolution: 'Called: false alarm.',
  })
  expect(await listAlerts(shift, '?state=open')).toEqual([])
})

it('an alert resolved by two managers at once is resolved once, and the other gets 409', async () => {
  const shift = await aShiftWithHelp()
  const [alert] = await listAlerts(shift)
  const close = (resolution: string) =>
    api.as(shift.company, 'POST', `/alerts/${alert?.id}/resolve`, { outcome: 'dealtWith', resolution })

  const answers = await Promise.all([close('Rang him.'), close('Sent Jo.')])

  expect(answers.map((answer) => answer.statusCode)).toEqual(expect.arrayContaining([200, 409]))
})

it('alerts are listed page by page and filtered by job', async () => {
  const shift = await aShiftWithHelp()
  const other = await aShift(api, { company: shift.company })
  for (const minute of [2, 4, 6]) {
    api.moveTo(`2026-11-21T22:0${minute}:00.000Z`)
    await api.anonymous('POST', `/assignments/${shift.id}/help`, {}, { 'shift-token': shift.token })
  }

  const first = (await api.as(shift.company, 'GET', '/alerts?limit=3')).json()
  const second = (await api.as(shift.company, 'GET', `/alerts?limit=3&cursor=${first.nextCursor}`)).json()

  expect([first.data.length, second.data.length, second.nextCursor]).toEqual([3, 1, null])
  expect(await listAlerts(shift, `?jobId=${shift.job.id}`)).toHaveLength(4)
  expect(await listAlerts(shift, `?jobId=${other.job.id}`)).toEqual([])
})

it('alerts are refused to everybody but the company', async () => {
  const shift = await aShiftWithHelp()
  const [alert] = await listAlerts(shift)
  const stranger = await api.aCompany()

  await api.refusals({ method: 'GET', path: '/alerts', wrongRole: shift.seeker })
  await api.refusals({ method: 'POST', path: `/alerts/${alert?.id}/acknowledge`, wrongRole: shift.seeker, stranger })
  await api.refusals({
    method: 'POST',
    path: `/alerts/${alert?.id}/resolve`,
    body: { outcome: 'dealtWith', resolution: 'Seen.' },
    wrongRole: shift.seeker,
    stranger,
  })
  await api.refusals({
    method: 'POST',
    path: `/alerts/${alert?.id}/assign`,
    body: { uid: null, from: null },
    wrongRole: shift.seeker,
    stranger,
  })
  expect((await api.as(stranger, 'GET', '/alerts')).json().data).toEqual([])
  expect((await api.as(stranger, 'GET', '/alerts.csv')).body.trim().split('\n')).toHaveLength(1)
  expect((await api.as(shift.seeker, 'GET', '/alerts.pdf')).statusCode).toBe(403)
})

it('help is refused to other people and long before the shift', async () => {
  const shift = await aShift(api)
  const stranger = await api.aSeeker()
  api.moveTo('2026-11-21T20:00:00.000Z')

  await api.refusals({
    method: 'POST',
    path: `/assignments/${shift.id}/help`,
    body: {},
    stranger,
    wrongRole: shift.company,
  })
  expect((await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/help`, {})).json()).toMatchObject({
    code: 'assignment.wrong-state',
    detail: expect.stringContaining('999'),
  })
})

it('who asked for help reads who has seen it, and is followed while it is open', async () => {
  const shift = await aShiftWithHelp()
  const mine = async () =>
    (await api.anonymous('GET', `/assignments/${shift.id}/help`, undefined, { 'shift-token': shift.token })).json().data
  const moveTo = (lat: number) =>
    api.anonymous(
      'POST',
      `/assignments/${shift.id}/help/position`,
      { position: { lat, lng: -0.06, accuracy: 9 }, deviceAt: '2026-11-21T22:00:10.000Z' },
      { 'shift-token': shift.token },
    )
  const asked = await mine()
  api.moveTo('2026-11-21T22:00:10.000Z')
  const followed = await moveTo(51.51)
  const [alert] = await listAlerts(shift)
  await api.as(shift.company, 'POST', `/alerts/${alert?.id}/acknowledge`)
  const seen = await mine()
  await api.as(shift.company, 'POST', `/alerts/${alert?.id}/resolve`, {
    outcome: 'dealtWith',
    resolution: 'Rang him: he is fine.',
  })

  expect(asked.call).toMatchObject({
    acknowledgedAt: null,
    acknowledgedBy: null,
    positionAt: '2026-11-21T22:00:00.000Z',
  })
  expect(asked.ringNumber).toMatch(/^\+44/)
  expect(followed.json().data).toEqual({ isOpen: true })
  expect(alert).toMatchObject({ position: { lat: 51.51, lng: -0.06 }, positionAt: '2026-11-21T22:00:10.000Z' })
  expect(seen.call).toMatchObject({ acknowledgedAt: '2026-11-21T22:00:10.000Z', acknowledgedBy: expect.any(String) })
  expect(seen.call.acknowledgedBy).not.toContain(' ')
  expect((await mine()).call).toMatchObject({ resolution: 'Rang him: he is fine.' })
  expect((await moveTo(51.52)).json().data).toEqual({ isOpen: false })
  expect(await listAlerts(shift)).toMatchObject([{ position: { lat: 51.51 } }])
})

it('nobody else reads or moves a request for help', async () => {
  const shift = await aShiftWithHelp()
  const position = { position: { lat: 51.5, lng: -0.06, accuracy: 9 }, deviceAt: '2026-11-21T22:00:10.000Z' }

  await api.refusals({
    method: 'POST',
    path: `/assignments/${shift.id}/help/position`,
    body: position,
    stranger: await api.aSeeker(),
    wrongRole: shift.company,
  })
  await api.refusals({ method: 'GET', path: `/assignments/${shift.id}/help`, stranger: await api.aSeeker() })
})

import { randomUUID } from 'node:crypto'
import type { Patrol } from '@s4/contract'
import { siteCodes } from '@s4/api-marketplace/sites'
import { expect, it } from 'vitest'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const moveTo = (time: string) => api.moveTo(`2026-11-${time}:00.000Z`)
const runDueNow = () => runDue(api.deps, api.deps.clock.now())

const round = {
  name: 'Doors',
  letters: ['A', 'B'],
  anyOrder: false,
  everyMinutes: 120,
  times: [],
  windowMinutes: 30,
  toleranceMinutes: 5,
}

/** On shift from 22:00 at a site whose route is walked at 00:00, 02:00 and 04:00. */
async function onPatrol(change: object = {}) {
  const shift = await aShift(api)
  const { siteId } = shift.job
  await api.db.query(
    `insert into checkpoint (id, site_id, letter, name) values (gen_random_uuid(), $1, 'A', 'Gate'),
       (gen_random_uuid(), $1, 'B', 'Roof'), (gen_random_uuid(), $1, 'C', 'Yard')
     on conflict (site_id, letter) do update set name = excluded.name`,
    [siteId],
  )
  const added = await api.as(shift.company, 'POST', `/sites/${siteId}/patrols`, { ...round, ...change })
  moveTo('21T22:00')
  await bookOnShift(api, shift)
  await runDueNow()
  return { ...shift, route: added.json().data.id as string }
}

const codeOf = ({ job }: TestShift, letter: 'A' | 'B' | 'C' | null) =>
  siteCodes(api.deps.settings.codeKeys).printed({ id: job.siteId, codeGeneration: 1 }, letter)

const list = async (shift: TestShift): Promise<Patrol[]> =>
  (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}/patrols`)).json().data.patrols

async function scan(shift: TestShift, letter: 'A' | 'B' | 'C' | null, index = 0) {
  const patrol = (await list(shift))[index]
  return api.as(shift.seeker, 'POST', `/assignments/${shift.id}/patrols/${patrol?.id}/scans`, {
    code: codeOf(shift, letter),
  })
}

const alertsOf = ({ id }: TestShift) =>
  api.db.query(`select kind from alert where assignment_id = $1 and kind = 'missedPatrol'`, [id])

it('patrols are made once from booking on, and done when every point is scanned in its order', async () => {
  const shift = await onPatrol()
  await Promise.all([runDueNow(), runDueNow()])
  const made = await list(shift)
  const early = await scan(shift, 'A')
  moveTo('21T23:56')
  const wrong = [await scan(shift, 'B'), await scan(shift, 'C'), await scan(shift, null)]
  const elsewhere = await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/patrols/${made[0]?.id}/scans`, {
    code: codeOf(await aShift(api), 'A'),
  })
  await scan(shift, 'A')
  const twice = await scan(shift, 'A')
  const last = await scan(shift, 'B')

  expect(made.map(({ startsAt }) => startsAt.slice(11, 16))).toEqual(['00:00', '02:00', '04:00'])
  expect([early, ...wrong, elsewhere, twice].map((answer) => answer.json().detail)).toEqual([
    'It is too early: this patrol can be scanned from 23:55.',
    'Out of order: Gate comes first.',
    'Checkpoint C is not on this patrol.',
    'That is the code of the site itself. Scan the one at the checkpoint.',
    'That code does not belong to this site, or it has been replaced.',
    'Gate was scanned already, at 23:56.',
  ])
  expect(last.json().data).toMatchObject({ status: 'done', points: [{ isLate: false }, { isLate: false }] })
})

it('points not scanned raise one alert for the patrol, whoever sweeps; a scan after that is kept as late', async () => {
  const shift = await onPatrol({ anyOrder: true })
  moveTo('22T00:20')
  await scan(shift, 'B')
  moveTo('22T00:35')
  await Promise.all([runDueNow(), runDueNow()])
  await runDueNow()

  expect(await alertsOf(shift)).toHaveLength(1)
  moveTo('22T00:40')
  expect((await scan(shift, 'A')).json().data).toMatchObject({
    status: 'missed',
    points: [
      { name: 'Gate', isLate: true, missedAt: '2026-11-22T00:35:00.000Z' },
      { name: 'Roof', isLate: false, missedAt: null },
    ],
  })
  const [notice] = await api.db.query<{ body: string }>(
    `select body from notification where uid = $1 and kind = 'alert.missed-patrol'`,
    [shift.company.uid],
  )
  expect(notice?.body).toContain('Doors at 00:00: Gate')
  const pdf = await api.as(shift.company, 'GET', `/company/jobs/${shift.job.id}/report.pdf`)
  expect(pdf.statusCode).toBe(200)
})

it('a patrol is cut short with a reason, once, and alerts the company at once', async () => {
  const shift = await onPatrol()
  moveTo('22T00:10')
  const [patrol] = await list(shift)
  const cut = (reason: string) =>
    api.as(shift.seeker, 'POST', `/assignments/${shift.id}/patrols/${patrol?.id}/cut-short`, { reason })

  expect((await cut(' ')).json().fields).toHaveProperty('reason')
  expect((await cut('The roof is locked.')).json().data).toMatchObject({
    status: 'cutShort',
    reason: 'The roof is locked.',
  })
  await cut('Again.')
  moveTo('22T00:36')
  await runDueNow()
  expect(await alertsOf(shift)).toHaveLength(1)
})

it('a route that is switched off takes back what has not begun; on again, it is walked again', async () => {
  const shift = await onPatrol()
  const path = `/sites/${shift.job.siteId}/patrols/${shift.route}`

  await api.as(shift.company, 'PUT', path, { isOn: false })
  await runDueNow()
  expect(await list(shift)).toEqual([])
  await api.as(shift.company, 'PUT', path, { isOn: true })
  await runDueNow()
  expect(await list(shift)).toHaveLength(3)
})

it('a patrol still open at booking off is no alert', async () => {
  const shift = await onPatrol()
  moveTo('22T00:10')
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-off`, {})
  moveTo('22T06:00')
  await runDueNow()

  expect(await alertsOf(shift)).toEqual([])
})

it('routes and patrols are their company’s and their worker’s, and take what makes sense', async () => {
  const shift = await onPatrol()
  const stranger = await api.aCompany()
  const other = await api.aSeeker()
  const path = `/sites/${shift.job.siteId}/patrols`
  const [patrol] = await list(shift)

  expect((await api.as(stranger, 'GET', path)).statusCode).toBe(404)
  expect((await api.as(stranger, 'POST', path, round)).statusCode).toBe(404)
  expect((await api.as(stranger, 'PUT', `${path}/${shift.route}`, { isOn: false })).statusCode).toBe(404)
  expect((await api.as(other, 'GET', `/assignments/${shift.id}/patrols`)).statusCode).toBe(404)
  const theirs = `/assignments/${shift.id}/patrols/${patrol?.id}/scans`
  expect((await api.as(other, 'POST', theirs, { code: codeOf(shift, 'A') })).statusCode).toBe(404)
  expect((await api.anonymous('GET', path)).statusCode).toBe(401)
  const readOnly = await api.aMember(shift.company, { role: 'readOnly' })
  expect((await api.as(readOnly, 'POST', path, round)).statusCode).toBe(403)
  const refused = async (change: object) =>
    Object.keys((await api.as(shift.company, 'POST', path, { ...round, ...change })).json().fields ?? {})
  expect(await refused({ everyMinutes: null })).toEqual(['everyMinutes'])
  expect(await refused({ letters: ['J'] })).toEqual(['letters'])
  expect(await refused({ letters: ['A', 'A'] })).toEqual(['letters'])
})

it.each([
  ['points that a phone without a signal scanned in time end its alert; marks name no code', false],
  ['points scanned before the company booked the worker off by hand count as well', true],
])('%s', async (_name, isBookedOff) => {
  const shift = await onPatrol()
  moveTo('22T00:36')
  await runDueNow()
  const [patrol] = await list(shift)
  const { codeMarks } = (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}/patrols`)).json().data
  moveTo('22T03:00')
  if (isBookedOff)
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/manual`, { action: 'bookOff', reason: 'Sent home.' })
  const scanAt = (letter: 'A' | 'B', time: string) => ({
    key: randomUUID(),
    name: 'patrols.scan',
    input: { id: shift.id, patrolId: patrol?.id, code: codeOf(shift, letter) },
    pressedAt: `2026-11-${time}:00.000Z`,
    offset: 0,
  })
  const answer = await api.as(shift.seeker, 'POST', '/phone-queue', {
    sentAt: '2026-11-22T03:00:00.000Z',
    actions: [scanAt('A', '22T00:10'), scanAt('B', '22T00:12'), scanAt('B', '22T00:13')],
  })

  expect(codeMarks).toEqual({ A: expect.stringMatching(/^[0-9a-f]{8}$/), B: expect.stringMatching(/^[0-9a-f]{8}$/) })
  expect(answer.json().data.results.map(({ status }: { status: number }) => status)).toEqual([200, 200, 422])
  expect((await list(shift))[0]).toMatchObject({
    status: 'done',
    points: [
      { scannedAt: '2026-11-22T00:10:00.000Z', isLate: false, missedAt: null },
      { scannedAt: '2026-11-22T00:12:00.000Z', isLate: false, missedAt: null },
    ],
  })
  const [alert] = await api.db.query<{ outcome: string; resolution: string }>(
    `select outcome, resolution from alert where assignment_id = $1 and kind = 'missedPatrol'`,
    [shift.id],
  )
  expect(alert).toMatchObject({ outcome: 'endedByItself', resolution: expect.stringContaining('in time') })
})

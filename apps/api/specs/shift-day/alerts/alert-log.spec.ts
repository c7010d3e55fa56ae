import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import type { Person } from '../../../src/testing/person'
import { aShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

/** Adds an alert to the log of a shift, raised at an instant. */
async function anAlertOf(shift: TestShift, raisedAt: string, severity?: 'urgent' | 'important'): Promise<string> {
  const id = uuid()
  await api.db.query(
    `insert into alert (id, company_id, assignment_id, job_id, kind, raised_at) values ($1, $2, $3, $4, 'help', $5)`,
    [id, shift.company.companyId, shift.id, shift.job.id, raisedAt],
  )
  if (severity)
    await api.db.query(
      `insert into alert_escalation (alert_id, company_id, severity, rung, step) values ($1, $2, $3, 'owner', 1)`,
      [id, shift.company.companyId, severity],
    )
  return id
}

async function aWatchedShift() {
  const shift = await aShift(api)
  const controller = await api.aMember(shift.company, { role: 'controller' })
  api.moveTo('2026-11-21T22:04:10.000Z')
  return { shift, controller, id: await anAlertOf(shift, '2026-11-21T22:00:00.000Z', 'urgent') }
}

const assign = (who: Person, id: string, uid: string | null, from: string | null) =>
  api.as(who, 'POST', `/alerts/${id}/assign`, { uid, from })

const siteOf = async (shift: TestShift) =>
  (await api.db.query<{ siteId: string }>('select site_id from job where id = $1', [shift.job.id]))[0]?.siteId ?? ''

it('an alert is given to a member, who is told; who and when is in the log', async () => {
  const { shift, controller, id } = await aWatchedShift()

  const given = await assign(shift.company, id, controller.uid, null)

  expect(given.json().data).toMatchObject({
    assignedTo: { uid: controller.uid },
    assignedAt: '2026-11-21T22:04:10.000Z',
    assignedBy: expect.any(String),
  })
  const notices = await api.db.query(`select uid from notification where kind = 'alert.assigned' and uid = $1`, [
    controller.uid,
  ])
  expect(notices).toHaveLength(1)
  expect((await assign(controller, id, null, controller.uid)).json().data.assignedTo).toBeNull()
})

it('of two who give it to different people at once, the second is told who was first', async () => {
  const { shift, controller, id } = await aWatchedShift()

  const answers = await Promise.all([
    assign(shift.company, id, controller.uid, null),
    assign(controller, id, shift.company.uid, null),
  ])

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toMatchObject({ code: 'record.changed', detail: expect.stringContaining('has given this') })
})

it('of two who look at it, the second is told who did so first, and again when it is closed', async () => {
  const { shift, controller, id } = await aWatchedShift()
  const see = (who: Person) => api.as(who, 'POST', `/alerts/${id}/acknowledge`)

  expect((await see(controller)).statusCode).toBe(200)
  expect((await see(controller)).statusCode).toBe(200)
  expect((await see(shift.company)).json()).toMatchObject({
    code: 'record.changed',
    detail: expect.stringMatching(/is already looking at this alert since .*22:04/),
  })
  const close = (who: Person, outcome: string) =>
    api.as(who, 'POST', `/alerts/${id}/resolve`, { outcome, resolution: 'Rang him.' })
  await close(controller, 'dealtWith')
  expect((await close(shift.company, 'falseAlarm')).json()).toMatchObject({
    code: 'record.changed',
    detail: expect.stringContaining('closed this alert'),
  })
  expect((await assign(shift.company, id, shift.company.uid, null)).statusCode).toBe(409)
})

it('is given only to members who may deal with it and see its site', async () => {
  const { shift, id } = await aWatchedShift()
  const other = await api.aSite(shift.company, { name: 'Far gate' })
  const elsewhere = await api.aMember(shift.company, { role: 'siteSupervisor', siteIds: [other] })
  const reader = await api.aMember(shift.company, { role: 'readOnly' })
  const stranger = await api.aCompany()

  for (const { uid } of [elsewhere, reader, stranger])
    expect((await assign(shift.company, id, uid, null)).json()).toMatchObject({
      code: 'input.invalid',
      fields: { uid: expect.any(String) },
    })
  expect((await assign(reader, id, reader.uid, null)).statusCode).toBe(403)
  expect((await assign(elsewhere, id, elsewhere.uid, null)).statusCode).toBe(404)
  const people = (await api.as(shift.company, 'GET', `/alerts/people?jobId=${shift.job.id}`)).json()
  expect(people.data.map(({ uid }: { uid: string }) => uid)).not.toContain(elsewhere.uid)
  expect((await api.as(elsewhere, 'GET', `/alerts.csv`)).body.trim().split('\n')).toHaveLength(1)
  expect((await api.as(elsewhere, 'GET', `/alerts.csv?siteId=${await siteOf(shift)}`)).statusCode).toBe(404)
})

it('is read alone in any state, by the members of its company who see its site', async () => {
  const { shift, controller, id } = await aWatchedShift()
  const elsewhere = await api.aMember(shift.company, {
    role: 'siteSupervisor',
    siteIds: [await api.aSite(shift.company, { name: 'Far gate' })],
  })
  await api.as(shift.company, 'POST', `/alerts/${id}/resolve`, { outcome: 'dealtWith', resolution: 'Rang him.' })
  const read = (who: Person) => api.as(who, 'GET', `/alerts/${id}`)

  expect((await read(controller)).json().data).toMatchObject({ id, resolution: 'Rang him.' })
  for (const stranger of [elsewhere, await api.aCompany()]) expect((await read(stranger)).statusCode).toBe(404)
  expect((await api.anonymous('GET', `/alerts/${id}`)).statusCode).toBe(401)
})

it('answers bad input by naming the field', async () => {
  const { shift, id } = await aWatchedShift()

  const unnamed = await api.as(shift.company, 'POST', `/alerts/${id}/resolve`, { resolution: 'Rang him.' })
  expect(unnamed.json()).toMatchObject({ fields: { outcome: 'Choose how it ended.' } })
  for (const query of ['severity=high', 'state=gone', 'siteId=1'])
    for (const path of ['/alerts', '/alerts.csv', '/alerts.pdf'])
      expect((await api.as(shift.company, 'GET', `${path}?${query}`)).statusCode).toBe(422)
})

it('narrows list and files by state, severity, site and who has it', async () => {
  const { shift, controller, id } = await aWatchedShift()
  const [low, seen] = [
    await anAlertOf(shift, '2026-11-21T21:00:00.000Z'),
    await anAlertOf(shift, '2026-11-21T20:00:00.000Z', 'important'),
  ]
  await assign(shift.company, id, controller.uid, null)
  await api.as(shift.company, 'POST', `/alerts/${seen}/acknowledge`)
  const site = await siteOf(shift)
  const ids = async (query: string) =>
    (await api.as(shift.company, 'GET', `/alerts?${query}`)).json().data.map((one: { id: string }) => one.id)

  expect(await ids('')).toEqual([id, low, seen])
  expect(await ids('severity=urgent')).toEqual([id])
  expect(await ids('severity=low')).toEqual([low])
  expect(await ids('state=waiting')).toEqual([id, low])
  expect(await ids(`state=seen&siteId=${site}`)).toEqual([seen])
  expect(await ids(`assignedTo=${controller.uid}`)).toEqual([id])
  expect(await ids('assignedTo=nobody&limit=1')).toEqual([low])
  const csv = await api.as(shift.company, 'GET', '/alerts.csv?state=seen')
  expect(csv.body).toContain(String(2 * 3600 + 4 * 60 + 10))
  const pdf = await api.as(shift.company, 'GET', '/alerts.pdf')
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
})

it('reads a page of 10 000 alerts by an index, wherever the page is', async () => {
  const { shift, controller } = await aWatchedShift()
  await api.db.query(
    `insert into alert (id, company_id, assignment_id, job_id, kind, raised_at, assigned_to)
     select gen_random_uuid(), $1, $2, $3, 'help', timestamptz '2026-11-01' + number * interval '1 minute',
       case when number % 500 = 0 then $4 end from generate_series(1, 10000) as number`,
    [shift.company.companyId, shift.id, shift.job.id, controller.uid],
  )
  await api.db.query('analyze alert')
  const plan = async (where: string) => {
    const lines = await api.db.query<{ 'QUERY PLAN'?: string; queryPlan?: string }>(
      `explain select id from alert where company_id = '${shift.company.companyId}' and ${where}
       order by raised_at desc, id desc limit 21`,
    )
    return JSON.stringify(lines)
  }

  expect(await plan(`(raised_at, id) < ('2026-11-03', '${uuid()}')`)).toContain('alert_by_company')
  expect(await plan(`assigned_to = '${controller.uid}'`)).toContain('alert_by_assignee')
  const started = performance.now()
  expect((await api.as(shift.company, 'GET', '/alerts?severity=urgent')).json().data).toHaveLength(1)
  expect(performance.now() - started).toBeLessThan(1000)
})

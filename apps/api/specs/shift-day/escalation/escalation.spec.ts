import type { Alert, Escalation, WaitingAlerts } from '@s4/contract'
import { deliverDueMessages, deliverMessages } from '@s4/api-platform/channels'
import { raiseLateArrivals } from '@s4/api-shift-day/alerts'
import { climbEscalations } from '@s4/api-shift-day/escalation'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aPushDevice } from '../../../src/testing/a-push-device'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import type { Person } from '../../../src/testing/person'
import { runDue } from '../../../src/testing/run-due'
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

async function sweepAt(time: string) {
  api.moveTo(`2026-11-${time}.000Z`)
  await runDue(api.deps, api.deps.clock.now())
}
const addDevice = (person: Person) => api.as(person, 'POST', '/reach/devices', aPushDevice(service.origin))
const verifyNumber = (person: Person) =>
  api.db.query(
    `insert into reach (uid, phone, phone_verified_at) values ($1, '+447700900321', now())
     on conflict (uid) do update set phone = excluded.phone, phone_verified_at = now()`,
    [person.uid],
  )

/** The owner, with Ann first and Bob second on call from Saturday 20:00 to Sunday 08:00, each with a device. */
async function onCall(shift: TestShift) {
  const { company } = shift
  const ann = await api.aMember(company, { role: 'controller', name: 'Ann' })
  const bob = await api.aMember(company, { role: 'controller', name: 'Bob' })
  for (const [person, place] of [
    [ann, 'first'],
    [bob, 'second'],
  ] as const) {
    await api.as(company, 'POST', '/on-call/entries', {
      uid: person.uid,
      place,
      weekdays: ['Saturday'],
      date: null,
      startsAt: '20:00',
      endsAt: '08:00',
    })
    await addDevice(person)
  }
  return { owner: company, ann, bob }
}

const findAlert = async ({ company }: TestShift): Promise<Alert> => {
  const [alert] = (await api.as(company, 'GET', '/alerts')).json<{ data: Alert[] }>().data
  if (!alert) throw new Error('there is no alert')
  return alert
}
const escalationOf = async (shift: TestShift) =>
  (await api.as(shift.company, 'GET', `/alerts/${(await findAlert(shift)).id}/escalation`)).json<{ data: Escalation }>()
    .data
/** Who was reached by what, as `Ann push sent`. */
const told = async (shift: TestShift) =>
  (await escalationOf(shift)).messages.map(
    ({ name, channel, state, failure }) => `${name} ${channel} ${failure ?? state}`,
  )

/** A worker who has not come: the alert is raised at 22:10. */
async function aLateWorker() {
  const shift = await aShift(api)
  return { shift, ...(await onCall(shift)) }
}

describe('an alert', () => {
  it('climbs from the first to the second to the owner, once each, until it is acknowledged', async () => {
    const { shift, bob } = await aLateWorker()
    await sweepAt('21T22:10:00')
    expect(await told(shift)).toEqual(['Ann push sent', 'Ann text no-number', 'Ann call no-number', 'Ann mail waiting'])
    await sweepAt('21T22:14:59')
    expect(await told(shift)).toHaveLength(4)
    await sweepAt('21T22:15:00')
    await sweepAt('21T22:15:00')
    expect(await told(shift)).toHaveLength(8)
    expect(await escalationOf(shift)).toMatchObject({ rung: 'second', nextAt: '2026-11-21T22:20:00.000Z' })

    await api.as(bob, 'POST', `/alerts/${(await findAlert(shift)).id}/acknowledge`)
    await sweepAt('21T23:30:00')

    expect(await told(shift)).toHaveLength(8)
    expect((await findAlert(shift)).unansweredAt).toBeNull()
    expect((await escalationOf(shift)).nextAt).toBeNull()
  })

  it('that nobody acknowledges says so at the end, and the owner reads it by email', async () => {
    const { shift, owner } = await aLateWorker()
    await sweepAt('21T22:10:00')
    await sweepAt('21T22:15:00')
    await sweepAt('21T22:20:00')
    expect((await told(shift)).filter((line) => line.startsWith('Mo Diallo'))).toHaveLength(4)
    await sweepAt('21T22:30:00')
    await sweepAt('21T22:31:00')

    expect((await findAlert(shift)).unansweredAt).toBe('2026-11-21T22:30:00.000Z')
    expect(
      await api.db.query(`select subject from mail where recipient = $1 order by created_at`, [owner.email]),
    ).toEqual([
      { subject: 'Sam Okoro has not booked on' },
      { subject: 'Nobody is looking at it: Sam Okoro has not booked on' },
    ])
  })

  it.each([
    ['mailOnly', 'only emails are left', '', 'No push, text or call went out, and we do not know whether our emails'],
    [
      'notReached',
      'no email was taken either',
      'update mail set given_up_at = now() where sent_at is null',
      'No push, text, call or email to those on call or the owners went out',
    ],
    ['notAnswered', 'a push went out', 'device', 'Nobody we told has looked at it'],
  ])('of which %s says the same to the owner as in the control room: %s', async (unanswered, _what, act, words) => {
    const shift = await aShift(api)
    if (act === 'device') await addDevice(shift.company)
    api.moveTo('2026-11-21T22:00:00.000Z')
    await bookOnShift(api, shift)
    await sweepAt('21T22:35:00')
    if (act.startsWith('update')) await api.db.query(act)
    await sweepAt('21T22:45:00')

    const room = (await api.as(shift.company, 'GET', '/company/control-room')).json().data
    expect(room.alerts).toMatchObject([{ kind: 'missedCheckCall', unanswered }])
    expect(await escalationOf(shift)).toMatchObject({ unanswered })
    const [mail] = await api.db.query<{ body: string }>(
      `select body from mail where recipient = $1 and subject like 'Nobody is looking%'`,
      [shift.company.email],
    )
    expect(mail?.body).toContain(words)
    expect(mail?.body).not.toContain('We told everybody')
  })

  it('about a check call that was answered late says so to whoever is told after that', async () => {
    const shift = await aShift(api)
    const { ann, bob } = await onCall(shift)
    api.moveTo('2026-11-21T22:00:00.000Z')
    const token = await bookOnShift(api, shift)
    await sweepAt('21T22:35:00')
    const { checkCall } = await findAlert(shift)
    api.moveTo('2026-11-21T22:37:00.000Z')
    await api.anonymous('POST', `/check-calls/${checkCall?.id}/answer`, { pin: '0427' }, { 'shift-token': token })
    for (const time of ['21T22:40:00', '21T22:45:00', '21T22:55:00']) await sweepAt(time)

    const read = async ({ email }: Person) =>
      (
        await api.db.query<{ subject: string; body: string }>(
          `select subject, body from mail where recipient = $1 and subject like '%check call%' order by created_at`,
          [email],
        )
      ).map(({ subject, body }) => `${subject}. ${body}`)
    expect(await read(ann)).toEqual([
      'Sam Okoro has not answered a check call. Door supervisor, Saturday night, Tobacco Dock',
    ])
    expect(await read(bob)).toEqual([
      'Sam Okoro answered a check call late. Door supervisor, Saturday night, Tobacco Dock: answered at 22:37',
    ])
    expect((await read(shift.company)).at(-1)).toBe(
      'Nobody is looking at it: Sam Okoro answered a check call late. ' +
        'Door supervisor, Saturday night, Tobacco Dock: answered at 22:37. ' +
        'Nobody we told has looked at it. Open it now.',
    )
  })

  it('begins with the owner when nobody is on call', async () => {
    const shift = await aShift(api)
    await sweepAt('21T22:10:00')

    expect(await escalationOf(shift)).toMatchObject({ rung: 'owner', nextAt: '2026-11-21T22:20:00.000Z' })
  })

  it('goes on at once when nothing could be sent to the first', async () => {
    const { shift, ann } = await aLateWorker()
    await api.db.query('delete from push_subscription where uid = $1', [ann.uid])
    await verifyNumber(ann)
    api.deps.settings.phone = { url: service.origin, account: 'AC1', token: 'secret', from: '+441632960001' }
    service.answer.status = 500
    await sweepAt('21T22:10:00')
    await sweepAt('21T22:10:02')

    expect(await told(shift)).toEqual([
      'Ann push no-device',
      'Ann text unreachable',
      'Ann call unreachable',
      'Ann mail waiting',
      'Bob push unreachable',
      'Bob text no-number',
      'Bob call no-number',
      'Bob mail waiting',
    ])
  })

  it('keeps to quiet hours, and goes on to the next at once', async () => {
    const { shift, ann } = await aLateWorker()
    await api.as(ann, 'PUT', '/reach/quiet-hours', { quietHours: { from: '22:00', to: '06:00' } })
    await sweepAt('21T22:10:00')
    await sweepAt('21T22:10:02')

    expect((await told(shift)).slice(0, 5)).toEqual([
      'Ann push quiet-hours',
      'Ann text quiet-hours',
      'Ann call quiet-hours',
      'Ann mail waiting',
      'Bob push sent',
    ])
  })

  it('leaves out whoever was removed while on call', async () => {
    const { shift, ann } = await aLateWorker()
    await api.db.query('delete from company_member where uid = $1', [ann.uid])
    await sweepAt('21T22:10:00')

    expect((await told(shift))[0]).toBe('Bob push sent')
  })

  it('is no longer sent to somebody who left after it was raised, nor once it is acknowledged', async () => {
    const { shift, ann, owner } = await aLateWorker()
    api.moveTo('2026-11-21T22:10:00.000Z')
    await runDue(api.deps, api.deps.clock.now(), [raiseLateArrivals])
    await api.db.query('delete from company_member where uid = $1', [ann.uid])
    await deliverMessages(api.deps, api.deps.clock.now())
    expect((await told(shift))[0]).toMatch(/push not-needed$/)

    await climbEscalations(api.deps, api.deps.clock.now())
    await api.as(owner, 'POST', `/alerts/${(await findAlert(shift)).id}/acknowledge`)
    await deliverMessages(api.deps, api.deps.clock.now())
    expect(await told(shift)).toContain('Bob push not-needed')
    expect(service.received).toEqual([])
  })

  it('climbs once however many processes look at the same time', async () => {
    const { shift } = await aLateWorker()
    await sweepAt('21T22:10:00')
    api.moveTo('2026-11-21T22:15:00.000Z')
    const now = api.deps.clock.now()
    await Promise.all([1, 2, 3, 4].map(() => climbEscalations(api.deps, now)))
    await Promise.all([1, 2, 3, 4].map(() => deliverMessages(api.deps, now)))

    expect(await told(shift)).toHaveLength(8)
    expect(new Set(service.received.map(({ path }) => path)).size).toBe(service.received.length)
  })

  it('of a kind the company takes lightly tells nobody by push, and climbs nowhere', async () => {
    const { shift, owner } = await aLateWorker()
    const { rules } = (await api.as(owner, 'GET', '/on-call')).json().data
    await api.as(owner, 'PUT', '/on-call/rules', { ...rules, severities: { ...rules.severities, late: 'low' } })
    await sweepAt('21T22:10:00')

    expect(await escalationOf(shift)).toEqual({ rung: null, nextAt: null, unanswered: null, messages: [] })
    expect(await findAlert(shift)).toMatchObject({ kind: 'late', severity: 'low' })
  })
})

it('of a site that the first on call does not see goes to the second', async () => {
  const { shift, ann } = await aLateWorker()
  await api.db.query('update company_member set all_sites = false where uid = $1', [ann.uid])
  await sweepAt('21T22:10:00')

  expect((await told(shift))[0]).toBe('Bob push sent')
  expect((await api.as(ann, 'GET', '/alerts/waiting')).json().data.count).toBe(0)
  expect((await api.as(ann, 'GET', `/alerts/${(await findAlert(shift)).id}/escalation`)).statusCode).toBe(404)
})

describe('I need help', () => {
  async function aCallForHelp(input: { inSecret?: boolean } = {}) {
    const late = await aLateWorker()
    await api.db.query(`update company set manager_email = 'boss@example.co.uk' where id = $1`, [late.owner.companyId])
    for (const person of [late.ann, late.bob]) {
      await verifyNumber(person)
      await api.as(person, 'PUT', '/reach/quiet-hours', { quietHours: { from: '00:00', to: '00:00' } })
    }
    api.moveTo('2026-11-21T22:00:00.000Z')
    const token = await bookOnShift(api, late.shift)
    await api.anonymous('POST', `/assignments/${late.shift.id}/help`, input, { 'shift-token': token })
    return late
  }

  it('in secret says in every text, push and email not to ring the phone, also to who is told later', async () => {
    const { owner } = await aCallForHelp({ inSecret: true })
    const IN_SECRET = 'Asked for help in secret: do not call or write to their phone'
    const texts: string[] = []
    const pushes: unknown[] = []
    await deliverDueMessages(api.deps, api.deps.clock.now(), {
      push: ({ payload }) => (pushes.push(payload), Promise.resolve(null)),
      phone: ({ channel, words }) => (channel === 'text' && texts.push(words), Promise.resolve(null)),
    })
    await sweepAt('21T22:05:00')

    expect(texts).toEqual(
      [1, 2].map(() => expect.stringContaining(`S4 alert: SOMEBODY NEEDS HELP. ${IN_SECRET}. http`)),
    )
    expect(pushes).toMatchObject([{ inSecret: true }, { inSecret: true }])
    const mails = await api.db.query<{ recipient: string; body: string }>(
      `select recipient, body from mail where recipient in (
         select email from company_member join account using (uid) where company_id = $1
         union select manager_email from company where id = $1)`,
      [owner.companyId],
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(['boss@example.co.uk', owner.email]))
    for (const { body } of mails) expect(body).toContain(IN_SECRET)
  })

  it('in secret makes every later alert about that person say so in its first notice', async () => {
    const { shift, owner, ann } = await aLateWorker()
    const IN_SECRET = 'Asked for help in secret: do not call or write to their phone'
    await api.db.query(`update company set manager_email = 'chief@example.co.uk' where id = $1`, [owner.companyId])
    await verifyNumber(ann)
    api.moveTo('2026-11-21T22:00:00.000Z')
    await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/help`, { inSecret: true })
    const help = await findAlert(shift)
    await sweepAt('21T22:00:00')
    const texts: string[] = []
    const pushes: unknown[] = []

    api.moveTo('2026-11-21T22:10:00.000Z')
    await runDue(api.deps, api.deps.clock.now(), [raiseLateArrivals])
    await deliverDueMessages(api.deps, api.deps.clock.now(), {
      push: ({ payload }) => (pushes.push(payload), Promise.resolve(null)),
      phone: ({ channel, words }) => (channel === 'text' && texts.push(words), Promise.resolve(null)),
    })

    expect(pushes).toMatchObject([{ kind: 'late', inSecret: true }])
    expect(texts).toEqual([expect.stringContaining(IN_SECRET)])
    const told = await api.db.query<{ body: string }>(
      `select body from notification where kind = 'alert.late' and uid = $1
       union all select body from mail where subject = 'Sam Okoro has not booked on'
         and recipient in ('chief@example.co.uk', $2)`,
      [owner.uid, ann.email],
    )
    expect(told).toHaveLength(3)
    for (const { body } of told) expect(body).toContain(IN_SECRET)

    await api.as(owner, 'POST', `/alerts/${help.id}/resolve`, { outcome: 'dealtWith', resolution: 'Seen.' })
    expect(await findAlert(shift)).toMatchObject({ kind: 'late', inSecret: false })
  })

  it('reaches everybody on call at once by every channel, also in their quiet hours', async () => {
    const { shift } = await aCallForHelp()
    await deliverMessages(api.deps, api.deps.clock.now())

    expect(await told(shift)).toEqual(
      ['Ann', 'Bob'].flatMap((name) =>
        ['push sent', 'text sent', 'call sent', 'mail waiting'].map((is) => `${name} ${is}`),
      ),
    )
    await sweepAt('21T22:05:00')
    expect(await escalationOf(shift)).toMatchObject({ rung: 'owner' })
  })

  it('waits in the red bar until somebody looks at it, and is named there until it is resolved', async () => {
    const { shift, owner } = await aCallForHelp()
    const waiting = async () => (await api.as(owner, 'GET', '/alerts/waiting')).json<{ data: WaitingAlerts }>().data

    expect(await waiting()).toMatchObject({ count: 1, isHelp: true, newest: { kind: 'help', seekerName: 'Sam Okoro' } })
    await api.db.query(
      `with later as (
         insert into alert (id, company_id, assignment_id, job_id, kind, raised_at)
         select gen_random_uuid(), company_id, assignment_id, job_id, 'leftGeofence', raised_at + interval '1 minute'
         from alert where id = $1 returning id, company_id)
       insert into alert_escalation (alert_id, company_id, severity, rung, step)
       select id, company_id, 'important', 'first', 1 from later`,
      [(await findAlert(shift)).id],
    )
    expect(await waiting()).toMatchObject({ count: 2, newest: { kind: 'help' } })
    await api.db.query(`delete from alert where kind = 'leftGeofence' and company_id = $1`, [owner.companyId])
    await api.as(owner, 'POST', `/alerts/${(await findAlert(shift)).id}/acknowledge`)
    expect(await waiting()).toMatchObject({
      count: 0,
      isHelp: false,
      newest: null,
      open: 1,
      notSeen: 0,
      help: { count: 1, seekerName: 'Sam Okoro', acknowledgedBy: 'Mo Diallo' },
    })
    const call = { outcome: 'dealtWith', resolution: 'Rang him.' }
    await api.as(owner, 'POST', `/alerts/${(await findAlert(shift)).id}/resolve`, call)
    expect(await waiting()).toEqual({ count: 0, isHelp: false, newest: null, open: 0, notSeen: 0, help: null })
  })
})

it('the log of an alert is the company’s own', async () => {
  const { shift } = await aLateWorker()
  await sweepAt('21T22:10:00')

  await api.refusals({
    method: 'GET',
    path: `/alerts/${(await findAlert(shift)).id}/escalation`,
    wrongRole: shift.seeker,
    stranger: await api.aCompany(),
  })
  await api.refusals({ method: 'GET', path: '/alerts/waiting', wrongRole: shift.seeker })
})

import { noteOwnAccount } from '@s4/api-identity/staff'
import { runCommand } from '@s4/api-platform/commands'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })
const ola = await api.aStaffMember()

const hoursAsCompany = (shift: WorkedShift, body: object) =>
  api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, body)

async function aDispute(minutes = 240, overrides: Parameters<typeof aWorkedShift>[1] = {}): Promise<WorkedShift> {
  const shift = await aWorkedShift(api, overrides)
  await hoursAsCompany(shift, { action: 'counter', minutes, reason: 'You went home early.' })
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/hours`, {
    action: 'refuse',
    reason: 'You sent me home.',
  })
  return shift
}

async function anAppeal() {
  const company = await api.aCompany()
  const seeker = await api.aSeeker()
  const job = await api.aPublishedJob(company, {
    shifts: [{ startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }],
  })
  const id = await api.anAssignment({ company, job, seeker })
  await api.as(company, 'POST', `/assignments/${id}/no-show`, { reason: 'Nobody came.' })
  const appealed = await api.as(seeker, 'POST', '/problems', {
    jobId: job.id,
    assignmentId: id,
    category: 'noShow',
    severity: 'high',
    subject: 'I was there',
    text: 'At the back gate from ten.',
  })
  return { id, company, seeker, job, problem: `/problems/${appealed.json().data.id}` }
}

const listed = async () => (await ola.call('GET', '/staff/disputes')).json().data.map(({ id }: { id: string }) => id)
const show = (id: string) => ola.call('GET', `/staff/disputes/${id}`)
const decideHours = (id: string, body: object, staff = ola) => staff.call('POST', `/staff/disputes/${id}/hours`, body)
const decideAppeal = (id: string, body: object, staff = ola) => staff.call('POST', `/staff/disputes/${id}/appeal`, body)
const assignment = async ({ id, seeker }: Pick<WorkedShift, 'id' | 'seeker'>) =>
  (await api.as(seeker, 'GET', `/assignments/${id}`)).json().data

const incident = { kind: 'incident', answers: { kind: 'threat', place: 'Gate 2', hurt: 'no' } }

describe('hours in dispute', () => {
  it('are shown with both figures and the evidence, and each look is recorded', async () => {
    const shift = await aDispute()
    await api.db.query(
      `insert into position_fix (assignment_id, lat, lng, accuracy, inside, device_at, server_at)
       values ($1, 51.5, -0.06, 10, 'inside', now(), '2026-11-21T22:00:00Z'),
         ($1, 51.6, -0.06, 10, 'outside', now(), '2026-11-22T02:00:00Z')`,
      [shift.id],
    )
    await api.db.query(
      `insert into check_call (id, assignment_id, status, due_at, miss_at, answered_at)
       values (gen_random_uuid(), $1, 'responded', '2026-11-21T23:00:00Z', '2026-11-21T23:05:00Z',
         '2026-11-21T23:01:00Z')`,
      [shift.id],
    )
    await api.db.query(
      `insert into logbook_entry (id, assignment_id, text, form, created_at)
       values (gen_random_uuid(), $1, 'A man shouted.', $2, '2026-11-22T01:00:00Z'),
         (gen_random_uuid(), $1, 'Sent home by the manager.', null, '2026-11-22T02:00:00Z')`,
      [shift.id, JSON.stringify(incident)],
    )

    const shown = (await show(shift.id)).json().data

    expect(await listed()).toContain(shift.id)
    expect(shown).toMatchObject({
      kind: 'hours',
      figures: {
        worker: { minutes: 480, extraMinutes: 0 },
        company: { minutes: 240, extraMinutes: 0 },
        companyReason: 'You went home early.',
        workerReason: 'You sent me home.',
        invoiced: { minutes: 240, extraMinutes: 0 },
      },
      trail: { count: 2, inside: 1, outside: 1, lastAt: '2026-11-22T02:00:00.000Z' },
      checkCalls: [{ status: 'responded', answeredAt: '2026-11-21T23:01:00.000Z' }],
      logbook: [
        { text: 'A man shouted.', form: incident },
        { text: 'Sent home by the manager.', form: null },
      ],
      thread: [{ by: 'seeker', text: 'You sent me home.' }],
    })
    const looks = await api.db.query<{ uid: string }>('select uid from staff_look where subject_id = $1 order by uid', [
      shift.id,
    ])
    expect(looks.map(({ uid }) => uid)).toEqual([shift.company.uid, shift.seeker.uid].toSorted())
  })

  it('are decided between both figures: the rest is a supplementary invoice, and both are told why', async () => {
    const shift = await aDispute()

    const decided = await decideHours(shift.id, { minutes: 360, reason: 'The log ends at two, the gate at four.' })

    expect(decided.json().data).toEqual({ done: true })
    const after = await assignment(shift)
    expect(after).toMatchObject({
      status: 'invoiced',
      hours: { status: 'agreed', agreedMinutes: 360, agreedPay: 8700 },
      invoices: [
        { kind: 'original', total: 5800 },
        { kind: 'supplementary', total: 2900 },
      ],
    })
    expect(await listed()).not.toContain(shift.id)
    const text = 'S4 decided 6 h of the shift. The log ends at two, the gate at four.'
    for (const { uid, email } of [shift.seeker, shift.company]) {
      expect(
        await api.db.query(`select body from notification where uid = $1 and kind = 'hours.decided'`, [uid]),
      ).toEqual([{ body: `${text} What is not invoiced yet follows on an invoice.` }])
      expect(
        await api.db.query(`select 1 from mail where recipient = $1 and subject like 'S4 decided%'`, [email]),
      ).toHaveLength(1)
    }
    const [problem] = (await api.as(shift.seeker, 'GET', '/problems')).json().data
    expect(problem).toMatchObject({ status: 'resolved', outcome: text })
    expect(
      await api.db.query(
        `select action, actor_kind, staff_id, detail from audit_entry
         where assignment_id = $1 and action = 'hours.decided'`,
        [shift.id],
      ),
    ).toEqual([
      {
        action: 'hours.decided',
        actorKind: 'S4',
        staffId: ola.id,
        detail: { minutes: 360, extraMinutes: 0, pence: 8700, silence: false },
      },
    ])
    const reopened = await api.as(shift.company, 'POST', `/problems/${problem.id}/reopen`, { reason: 'No.' })
    expect(reopened.json().code).toBe('problem.wrong-state')
  })

  it.each<[name: string, lines: object, pay: number]>([
    ['above both', { minutes: 480, extraMinutes: 30 }, 12_325],
    ['at what is invoiced already', { minutes: 240 }, 5800],
  ])('may be decided %s', async (_name, lines, pay) => {
    const shift = await aDispute()

    await decideHours(shift.id, { ...lines, reason: 'The gate’s record.' })

    expect((await assignment(shift)).hours).toMatchObject({ status: 'agreed', agreedPay: pay })
  })

  it.each<[name: string, body: object, field: string]>([
    ['below what is invoiced', { minutes: 239, reason: 'x' }, 'minutes'],
    ['longer than the shift', { minutes: 481, reason: 'x' }, 'minutes'],
    ['without a reason', { minutes: 300, reason: ' ' }, 'reason'],
  ])('are not decided %s', async (_name, body, field) => {
    const shift = await aDispute()

    expect((await decideHours(shift.id, body)).json().fields).toHaveProperty(field)
  })

  it('are decided once, and not when both have agreed meanwhile', async () => {
    const [decided, agreed] = [await aDispute(), await aDispute()]
    await hoursAsCompany(agreed, { action: 'agree' })

    const answers = await Promise.all([
      decideHours(decided.id, { minutes: 300, reason: 'One.' }),
      decideHours(decided.id, { minutes: 310, reason: 'Two.' }),
    ])

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await decideHours(agreed.id, { minutes: 300, reason: 'Late.' })).json().code).toBe('record.missing')
    expect((await assignment(decided)).invoices).toHaveLength(2)
  })

  it('are not decided by somebody whose other account is a party', async () => {
    const shift = await aDispute()
    const noted = await api.aStaffMember()
    const byPhone = await api.aStaffMember({ email: (await api.aSeeker()).email })
    const decide = (by: typeof noted) => decideHours(shift.id, { minutes: 480, reason: 'Mine.' }, by)
    await api.db.query('update account set phone = $2 where uid = $1', [shift.seeker.uid, '+447700900999'])
    await api.db.query('update account set phone = $2 where lower(email) = $1', [byPhone.email, '+447700900999'])
    await runCommand(api.deps, { actor: null, requestId: uuid() }, (ctx) =>
      noteOwnAccount(ctx, noted.id, shift.company.email.toUpperCase()),
    )

    expect((await decide(noted)).json().code).toBe('staff.own-case')
    expect((await decide(byPhone)).json().code).toBe('staff.own-case')
  })

  it('are not decided by a party, whichever side', async () => {
    const shift = await aDispute()

    for (const { email } of [shift.seeker, shift.company]) {
      const own = await api.aStaffMember({ email })
      expect((await decideHours(shift.id, { minutes: 480, reason: 'Mine.' }, own)).json().code).toBe('staff.own-case')
    }
  })

  it('wait for a decision also when the problem about them was closed', async () => {
    const shift = await aDispute()
    const [problem] = (await api.as(shift.seeker, 'GET', '/problems')).json().data
    await api.as(shift.seeker, 'POST', `/problems/${problem.id}/close`)

    expect(await listed()).toContain(shift.id)
    expect((await decideHours(shift.id, { minutes: 300, reason: 'Half.' })).statusCode).toBe(200)
  })
})

describe('an appeal against a no-show', () => {
  it('is decided by staff: withdrawn, the work is agreed again', async () => {
    const appeal = await anAppeal()
    expect((await show(appeal.id)).json().data).toMatchObject({
      kind: 'noShow',
      figures: null,
      noShowReason: 'Nobody came.',
      thread: [{ text: 'At the back gate from ten.' }],
    })

    await decideAppeal(appeal.id, { noShow: 'withdrawn', reason: 'The camera shows her.' })

    expect((await assignment(appeal)).status).toBe('assigned')
    const problem = (await api.as(appeal.seeker, 'GET', appeal.problem)).json().data
    expect(problem).toMatchObject({
      status: 'resolved',
      outcome: 'S4 decided: The no-show is withdrawn. The camera shows her.',
      decidedAt: '2026-11-22T09:00:00.000Z',
    })
    for (const { uid } of [appeal.seeker, appeal.company])
      expect(
        await api.db.query(`select body from notification where uid = $1 and kind = 'problem.decided'`, [uid]),
      ).toEqual([{ body: 'The no-show is withdrawn. The camera shows her.' }])
  })

  it('that is turned down cannot be made or opened again', async () => {
    const appeal = await anAppeal()

    await decideAppeal(appeal.id, { noShow: 'stands', reason: 'No record of her.' })

    expect((await assignment(appeal)).status).toBe('noShow')
    expect(await listed()).not.toContain(appeal.id)
    const again = await api.as(appeal.seeker, 'POST', '/problems', {
      jobId: appeal.job.id,
      assignmentId: appeal.id,
      category: 'noShow',
      subject: 'Again',
      text: 'Again.',
    })
    expect(again.json().code).toBe('problem.exists')
    const reopened = await api.as(appeal.seeker, 'POST', `${appeal.problem}/reopen`, { reason: 'Again.' })
    expect(reopened.json().code).toBe('problem.wrong-state')
  })

  it('is over once the company withdraws the no-show, and is not decided by a party', async () => {
    const appeal = await anAppeal()
    const own = await api.aStaffMember({ email: appeal.company.email })
    expect((await decideAppeal(appeal.id, { noShow: 'stands', reason: 'Ours.' }, own)).json().code).toBe(
      'staff.own-case',
    )

    await api.as(appeal.company, 'POST', `${appeal.problem}/resolve`, { outcome: 'Our mistake.' })

    expect((await show(appeal.id)).json().code).toBe('record.missing')
  })
})

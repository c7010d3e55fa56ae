import { beforeEach, describe, expect, it } from 'vitest'
import { aShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'
import { closeResolved, escalateProblems } from '@s4/api-communication/problems'

const api = await startApi()

let shift: TestShift
let path: string
beforeEach(async () => {
  api.moveTo('2026-11-16T09:00:00.000Z')
  shift = await aShift(api)
  const made = await api.as(shift.seeker, 'POST', '/problems', {
    jobId: shift.job.id,
    category: 'site',
    severity: 'high',
    subject: 'The gate sticks',
    text: 'Every night.',
  })
  path = `/problems/${made.json().data.id}`
})

const resolve = (outcome = 'New hinges.') => api.as(shift.company, 'POST', `${path}/resolve`, { outcome })
const show = async (who: TestShift['seeker'] | TestShift['company'] = shift.company) =>
  (await api.as(who, 'GET', path)).json().data
const noticeKinds = async (uid: string) =>
  (
    await api.db.query<{ kind: string }>('select kind from notification where uid = $1 order by created_at, id', [uid])
  ).map(({ kind }) => kind)

describe('a problem', () => {
  it('can be given an owner and another severity, which changes its due time', async () => {
    const changed = await api.as(shift.company, 'PATCH', path, { ownerUid: shift.company.uid, severity: 'low' })

    expect(changed.json().data).toMatchObject({
      owner: { uid: shift.company.uid, name: 'Mo Diallo' },
      severity: 'low',
      dueAt: '2026-11-23T09:00:00.000Z',
      members: [{ uid: shift.company.uid }],
    })
    expect(await show(shift.seeker)).toMatchObject({ owner: null, severity: 'low' })
  })

  it('is the member’s who answered first, named also after they left; the worker reads the first name', async () => {
    const controller = await api.aMember(shift.company, { role: 'controller', name: 'Ada Byron' })
    await api.as(controller, 'POST', `${path}/replies`, { text: 'We are on it.' })
    const names = async (reader: TestShift['seeker'] | TestShift['company']) =>
      (await show(reader)).thread.map(({ memberName }: { memberName: string | null }) => memberName)

    expect(await names(shift.company)).toEqual([null, 'Ada Byron'])
    expect(await show()).toMatchObject({ owner: { name: 'Ada Byron' } })
    expect((await api.as(controller, 'POST', '/company/team/leave')).statusCode).toBe(200)
    expect(await names(shift.company)).toEqual([null, 'Ada Byron'])
    expect(await names(shift.seeker)).toEqual([null, 'Ada'])
  })

  it('can be owned by a member of the company only', async () => {
    const answer = await api.as(shift.company, 'PATCH', path, { ownerUid: shift.seeker.uid })

    expect(answer.json().fields).toHaveProperty('ownerUid')
  })

  it('is resolved with an outcome, and the worker can reopen it with a reason', async () => {
    api.moveTo('2026-11-16T10:00:00.000Z')
    const resolved = await resolve()
    const reopened = await api.as(shift.seeker, 'POST', `${path}/reopen`, { reason: 'It sticks again.' })

    expect(resolved.json().data).toMatchObject({
      status: 'resolved',
      outcome: 'New hinges.',
      resolvedAt: '2026-11-16T10:00:00.000Z',
      overdue: false,
    })
    expect(reopened.json().data).toMatchObject({
      status: 'open',
      outcome: null,
      resolvedAt: null,
      dueAt: '2026-11-17T10:00:00.000Z',
      thread: [
        { event: null },
        { event: 'resolved', text: 'New hinges.', by: 'company' },
        { event: 'reopened', text: 'It sticks again.', by: 'seeker' },
      ],
    })
    expect(await noticeKinds(shift.seeker.uid)).toEqual(['problem.resolved'])
    expect(await noticeKinds(shift.company.uid)).toEqual(['problem.reported', 'problem.reopened'])
  })

  it('resolved by two managers at once is resolved once, and the other gets 409', async () => {
    const answers = await Promise.all([resolve('Hinges.'), resolve('Oil.')])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('can be closed by the person who reported it, and by the company only when resolved', async () => {
    const early = await api.as(shift.company, 'POST', `${path}/close`)
    const closed = await api.as(shift.seeker, 'POST', `${path}/close`)
    const again = await api.as(shift.seeker, 'POST', `${path}/close`)
    const written = await api.as(shift.seeker, 'POST', `${path}/replies`, { text: 'One more thing.' })

    expect(early.json().code).toBe('problem.wrong-state')
    expect([closed, again].map((answer) => answer.json().data.status)).toEqual(['closed', 'closed'])
    expect(closed.json().data.thread).toHaveLength(2)
    expect(again.json().data.thread).toHaveLength(2)
    expect(written.json().title).toContain('Reopen it')
  })

  it('is in the audit record without any text that people wrote', async () => {
    await resolve('Called Jo on 07700 900123.')

    const entries = await api.db.query<{ action: string; detail: object }>(
      `select action, detail from audit_entry where subject_kind = 'problem' and subject_id = $1 order by id`,
      [path.split('/').at(-1)],
    )
    expect(entries).toEqual([
      { action: 'problem.reported', detail: { category: 'site', severity: 'high' } },
      { action: 'problem.resolved', detail: {} },
    ])
  })
})

describe('due work on problems', () => {
  it('makes an unsolved problem overdue once and notifies both sides', async () => {
    const sweep = () => escalateProblems(api.deps, new Date('2026-11-17T09:00:00.000Z'))
    await escalateProblems(api.deps, new Date('2026-11-17T08:59:59.000Z'))
    expect((await show()).thread).toHaveLength(1)

    await Promise.all([sweep(), sweep()])

    expect((await show()).thread).toMatchObject([
      {},
      { by: 'S4', event: 'escalated', text: 'Not solved by Tue 17 Nov 2026, 09:00.' },
    ])
    expect([await noticeKinds(shift.seeker.uid), await noticeKinds(shift.company.uid)]).toEqual([
      ['problem.overdue'],
      ['problem.reported', 'problem.overdue'],
    ])
    expect(await api.db.query('select 1 from mail where recipient = $1', [shift.company.email])).toHaveLength(1)
  })

  it('closes a problem seven days after it was resolved', async () => {
    await resolve()

    await closeResolved(api.deps, new Date('2026-11-23T08:59:59.000Z'))
    const before = await show()
    await closeResolved(api.deps, new Date('2026-11-23T09:00:00.000Z'))

    expect([before.status, (await show()).status]).toEqual(['resolved', 'closed'])
  })
})

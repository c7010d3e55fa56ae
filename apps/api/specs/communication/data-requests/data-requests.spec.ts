import { expect, it } from 'vitest'
import type { Seeker } from '../../../src/testing/a-seeker'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2027-01-31T09:00:00.000Z'
const api = await startApi({ now: NOW })
const staff = await api.aStaffMember()

const ask = (who: Seeker, body: object = {}) =>
  api.as(who, 'POST', '/data-requests', { kind: 'access', words: 'All you hold.', ...body })
const list = async (who: Seeker) => (await api.as(who, 'GET', '/data-requests')).json().data

it('is due one month after its receipt, and asked again is the same while it is open', async () => {
  const seeker = await api.aSeeker()

  const made = (await ask(seeker)).json().data
  const again = (await ask(seeker, { words: 'Again.' })).json().data

  expect(made).toMatchObject({ kind: 'access', dueOn: '2027-02-28', decision: null })
  expect(again).toEqual(made)
  expect(await list(seeker)).toHaveLength(1)
  expect(await list(await api.aSeeker())).toEqual([])
})

it('is extended once by two months and before it is due, with the reason told', async () => {
  const seeker = await api.aSeeker()
  const { id } = (await ask(seeker)).json().data
  const extend = () => staff.call('POST', `/staff/data-requests/${id}/extension`, { reason: 'It is much.' })

  expect((await staff.call('POST', `/staff/data-requests/${id}/extension`, { reason: '' })).statusCode).toBe(422)
  expect((await extend()).json().data).toMatchObject({ dueOn: '2027-04-30', extensionReason: 'It is much.' })
  expect((await extend()).json().code).toBe('data-request.closed')
  const told = await api.db.query<{ body: string }>(
    `select body from notification where uid = $1 and kind = 'data-request.extended'`,
    [seeker.uid],
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.body).toMatch('It is much.')

  const late = (await ask(seeker, { kind: 'portability' })).json().data
  api.moveTo('2027-03-01T09:00:00.000Z')
  const tooLate = await staff.call('POST', `/staff/data-requests/${late.id}/extension`, { reason: 'Late.' })
  expect(tooLate.json().code).toBe('data-request.closed')
  api.moveTo(NOW)
})

it('stands in the console with the days left, below zero when overdue; each look is recorded', async () => {
  const seeker = await api.aSeeker()
  const { id } = (await ask(seeker, { kind: 'rectification' })).json().data
  api.moveTo('2027-03-02T09:00:00.000Z')

  const listed = (await staff.call('GET', '/staff/data-requests')).json().data
  const shown = (await staff.call('GET', `/staff/data-requests/${id}`)).json().data

  expect(listed.find((each: { id: string }) => each.id === id)).toMatchObject({ daysLeft: -2 })
  expect(shown).toMatchObject({ email: seeker.email, words: 'All you hold.', daysLeft: -2 })
  expect(await api.db.query('select subject_kind from staff_look where uid = $1', [seeker.uid])).toEqual([
    { subjectKind: 'data-request' },
  ])
  api.moveTo(NOW)
})

it('is decided once with a reason, told by email, and never by the person it is of', async () => {
  const seeker = await api.aSeeker()
  const own = await api.aStaffMember({ email: seeker.email })
  const { id } = (await ask(seeker)).json().data
  const decide = (by = staff, reason = 'Sent as a file.') =>
    by.call('POST', `/staff/data-requests/${id}/decision`, { decision: 'granted', reason })

  expect((await decide(own)).json().code).toBe('staff.own-case')
  expect((await decide(staff, '')).statusCode).toBe(422)
  expect((await decide()).json().data).toMatchObject({ decision: 'granted', decisionReason: 'Sent as a file.' })
  expect((await decide()).json().code).toBe('data-request.closed')
  expect((await list(seeker))[0]).toMatchObject({ decision: 'granted' })
  expect(await api.db.query('select 1 from mail where recipient = $1', [seeker.email])).toHaveLength(1)
  expect((await ask(seeker)).json().data.id).not.toBe(id)
})

it('waits no more once the account is erased; that it was made stays, without words', async () => {
  const seeker = await api.aSeeker()
  const { id } = (await ask(seeker)).json().data
  await api.db.query('update account set erase_at = $2 where uid = $1', [seeker.uid, api.deps.clock.now()])
  await runDue(api.deps, api.deps.clock.now())

  const listed = (await staff.call('GET', '/staff/data-requests')).json().data
  const shown = await staff.call('GET', `/staff/data-requests/${id}`)

  expect(listed.map((each: { id: string }) => each.id)).not.toContain(id)
  expect(shown.json().data).toMatchObject({ kind: 'access', words: '', email: '' })
})

import { expect, it } from 'vitest'
import { aWorkedShift } from '../testing/a-worked-shift'
import type { Person } from '../testing/person'
import { startApi } from '../testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })
const answersFor = async (person: Person) => {
  const { data } = (await api.as(person, 'GET', '/support/answers')).json<{
    data: { question: string; answer: string }[]
  }>()
  return Object.fromEntries(data.map(({ question, answer }) => [question, answer]))
}

it('a seeker reads what is missing, what is owed, what is offered and when the next shift is', async () => {
  const shift = await aWorkedShift(api)
  await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  const { company, seeker } = shift
  const job = await api.aPublishedJob(company, {
    title: 'Gate steward',
    shifts: [{ startsAt: '2026-11-28T22:00:00.000Z', endsAt: '2026-11-29T06:00:00.000Z' }],
  })
  await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId, lapsesIn: 24 })

  const answers = await answersFor(seeker)

  expect(answers['Why can’t I apply?']).toContain('Nothing is missing')
  expect(answers['When am I paid?']).toContain(
    '1 invoice not paid yet, £116.00 together. £116.00 from Harbour Security Ltd is due by Tue 22 Dec 2026.',
  )
  expect(answers['When is my next shift?']).toBe('You have no agreed work to come.')
  expect(Object.keys(answers)).toHaveLength(4)
})

it('a seeker on shift reads of it, not that it is booked on to later', async () => {
  const { id, seeker } = await aWorkedShift(api)
  await api.db.query(`update assignment set status = 'inProgress', starts_at = $2, ends_at = $3 where id = $1`, [
    id,
    '2026-11-22T08:00:00.000Z',
    '2026-11-22T16:00:00.000Z',
  ])

  const { 'When is my next shift?': answer } = await answersFor(seeker)

  expect(answer).toMatch(/^You are on shift until 16:00: .+\. You have no other agreed work to come\.$/)
})

it('a newcomer reads what is still missing', async () => {
  const answers = await answersFor(await api.aSeeker({ complete: false, emailVerified: false }))

  expect(answers['Why can’t I apply?']).toMatch(/Still missing: .+ not verified yet/s)
  expect(answers['When am I paid?']).toContain('no unpaid invoices')
  expect(answers['Where is my offer?']).toContain('no open offer')
})

it('a company reads what is not filled, not paid and not agreed', async () => {
  const { company, ...shift } = await aWorkedShift(api)
  await aWorkedShift(api, { company, startsAt: '2026-11-20T22:00:00.000Z', endsAt: '2026-11-21T06:00:00.000Z' })
  await api.as(company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  await api.aPublishedJob(company, {
    positions: 2,
    shifts: [{ startsAt: '2026-11-28T22:00:00.000Z', endsAt: '2026-11-29T06:00:00.000Z' }],
  })

  const answers = await answersFor(company)

  expect(answers['Which shifts are not filled?']).toContain(
    '1 shift to come has places left:\nDoor supervisor, Saturday night, Sat 28 Nov 2026, 22:00–06:00 (8 ' +
      'h): 2 places left',
  )
  expect(answers['Which invoices are due?']).toContain('1 invoice not paid yet, £116.00')
  expect(answers['Which hours do we have to agree?']).toContain(
    'The hours of 1 shift. Answer the first by Tue 24 Nov 2026, 06:00',
  )
  expect(answers['Why can’t we post or offer?']).toContain('Nothing is missing')
})

it('a company account without a profile is answered too; nobody else is', async () => {
  const answers = await answersFor(await api.aCompanyAccount())

  expect(answers['Why can’t we post or offer?']).toContain('Still missing')
  await api.refusals({ method: 'GET', path: '/support/answers' })
})

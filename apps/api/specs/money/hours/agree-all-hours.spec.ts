import { describe, expect, it } from 'vitest'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

async function severalShifts() {
  const company = await api.aCompany()
  const [plain, withExtra, agreed] = await Promise.all([
    aWorkedShift(api, { company }),
    aWorkedShift(api, { company, extraMinutes: 30 }),
    aWorkedShift(api, { company }),
  ])
  await api.as(company, 'POST', `/assignments/${agreed.id}/hours`, { action: 'agree' })
  return { company, plain, withExtra, agreed }
}

describe('agreeing the hours of several people at once', () => {
  it('agrees each worker’s figure, with extra time only where it is accepted, and names those that fail', async () => {
    const { company, plain, withExtra, agreed } = await severalShifts()
    const stranger = await aWorkedShift(api)

    const { data } = (
      await api.as(company, 'POST', '/hours/agree', {
        work: [{ id: plain.id }, { id: withExtra.id, acceptExtra: true }, { id: agreed.id }, { id: stranger.id }],
      })
    ).json()

    expect(data).toEqual({
      agreed: [plain.id, withExtra.id],
      refused: [
        { id: agreed.id, reason: 'The hours of this shift are already settled.' },
        { id: stranger.id, reason: 'We could not find that piece of work.' },
      ],
    })
    const { hours } = (await api.as(company, 'GET', `/assignments/${withExtra.id}`)).json().data
    expect(hours).toMatchObject({ status: 'agreed', agreedMinutes: 510 })
  })

  it('sent twice under one key agrees them once', async () => {
    const { company, plain, agreed } = await severalShifts()
    const body = { work: [{ id: agreed.id }, { id: plain.id }] }
    const send = () => api.as(company, 'POST', '/hours/agree', body, { 'idempotency-key': 'clicked-twice' })

    const [first, second] = [await send(), await send()]

    expect(first.json().data.agreed).toEqual([plain.id])
    expect(second.json()).toEqual(first.json())
    expect(await api.db.query('select 1 from invoice where assignment_id = $1', [plain.id])).toHaveLength(1)
  })

  it('numbers the invoices of one worker in order, and takes work chosen twice once', async () => {
    const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
    const first = await aWorkedShift(api, { company, seeker })
    const second = await aWorkedShift(api, {
      company,
      seeker,
      startsAt: '2026-11-20T22:00:00.000Z',
      endsAt: '2026-11-21T06:00:00.000Z',
    })

    const { data } = (
      await api.as(company, 'POST', '/hours/agree', {
        work: [{ id: first.id }, { id: second.id }, { id: first.id }],
      })
    ).json()

    expect(data).toEqual({
      agreed: [first.id, second.id],
      refused: [{ id: first.id, reason: 'The hours of this shift are already settled.' }],
    })
    const invoices = await api.db.query('select assignment_id, sequence, number from invoice order by sequence')
    const own = invoices.filter(({ assignmentId }) => [first.id, second.id].includes(String(assignmentId)))
    expect(own.map(({ assignmentId, sequence }) => [assignmentId, sequence])).toEqual([
      [first.id, 1],
      [second.id, 2],
    ])
    expect(own[0]?.number).toMatch(/^[2-9A-Z]{6}-000001$/)
    expect(own[1]?.number).toBe(String(own[0]?.number).replace('000001', '000002'))
  })

  it('needs a choice and a session', async () => {
    expect((await api.anonymous('POST', '/hours/agree', { work: [] })).statusCode).toBe(401)
    expect((await api.as(await api.aCompany(), 'POST', '/hours/agree', { work: [] })).json().fields).toHaveProperty(
      'work',
    )
  })
})

import type { OnCall } from '@s4/contract'
import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const show = async (company: Company) => (await api.as(company, 'GET', '/on-call')).json<{ data: OnCall }>().data
const entry = (uid: string, changes: object = {}) => ({
  uid,
  place: 'first',
  weekdays: ['Monday'],
  date: null,
  startsAt: '08:00',
  endsAt: '20:00',
  ...changes,
})
const add = (company: Company, body: object) => api.as(company, 'POST', '/on-call/entries', body)

describe('the on-call rota', () => {
  it('begins with the owner, and says who is on call now', async () => {
    const company = await api.aCompany()
    const ann = await api.aMember(company, { role: 'controller', name: 'Ann' })

    expect((await show(company)).now).toEqual([{ uid: company.uid, name: 'Mo Diallo', place: 'owner' }])
    const added = (await add(company, entry(ann.uid))).json<{ data: OnCall }>().data
    expect(added.now).toEqual([{ uid: ann.uid, name: 'Ann', place: 'first' }])
    expect(added.holes.map(({ from, to }) => [from.time, to.time])).toEqual([
      ['20:00', '08:00'],
      ['20:00', '08:00'],
    ])
    expect(added.people.map(({ uid, isOwner }) => [uid, isOwner])).toEqual([
      [company.uid, true],
      [ann.uid, false],
    ])
  })

  it('refuses two people for one place at one time, and names the first', async () => {
    const company = await api.aCompany()
    await add(company, entry(company.uid))

    const refused = await add(company, entry(company.uid, { startsAt: '19:59', endsAt: '23:00' }))
    const [one, two] = await Promise.all([
      add(company, entry(company.uid, { weekdays: ['Friday'] })),
      add(company, entry(company.uid, { weekdays: ['Friday'] })),
    ])

    expect(refused.json().fields.startsAt).toBe(
      'Mo Diallo is on call then on Monday, from 08:00 to 20:00. Remove that first.',
    )
    expect([one?.statusCode, two?.statusCode]).toEqual(expect.arrayContaining([200, 422]))
    expect((await add(company, entry(company.uid, { startsAt: '20:00', endsAt: '08:00' }))).statusCode).toBe(200)
  })

  it('takes several days at once, all or none', async () => {
    const company = await api.aCompany()
    const days = async () => (await show(company)).entries.map(({ weekday }) => weekday)
    await add(company, entry(company.uid, { weekdays: ['Monday', 'Tuesday'] }))

    const refused = await add(company, entry(company.uid, { weekdays: ['Wednesday', 'Tuesday'] }))

    expect(refused.json().fields.startsAt).toMatch(/on call then on Tuesday/)
    expect(await days()).toEqual(['Monday', 'Tuesday'])
  })

  it.each([
    ['a weekday and a date', { date: '2026-11-23' }],
    ['neither', { weekdays: [] }],
    ['a time that is none', { startsAt: '25:00' }],
    ['somebody of another company', { uid: 'nobody' }],
  ])('refuses %s', async (_what, changes) => {
    const company = await api.aCompany()

    expect((await add(company, entry(company.uid, changes))).statusCode).toBe(422)
  })

  it('loses whoever leaves the company', async () => {
    const company = await api.aCompany()
    const ann = await api.aMember(company, { role: 'controller', name: 'Ann' })
    await add(company, entry(ann.uid))
    await api.db.query('delete from company_member where uid = $1', [ann.uid])

    expect(await show(company)).toMatchObject({ entries: [], now: [{ place: 'owner' }] })
  })

  it('is for those who may deal with alerts', async () => {
    const company = await api.aCompany()
    const planner = await api.aMember(company, { role: 'planner' })
    const ann = await api.aMember(company, { role: 'controller', name: 'Ann' })
    await add(company, entry(ann.uid))

    expect((await add(company, entry(planner.uid, { weekdays: ['Friday'] }))).statusCode).toBe(422)
    expect((await add(ann, entry(ann.uid, { weekdays: ['Friday'] }))).json().code).toBe('access.denied')
    await api.db.query(`update company_member set role = 'finance' where uid = $1`, [ann.uid])
    expect(await show(company)).toMatchObject({ entries: [], now: [{ place: 'owner' }] })
  })

  it('is each company’s own', async () => {
    const [company, stranger, seeker] = [await api.aCompany(), await api.aCompany(), await api.aSeeker()]
    await add(company, entry(company.uid))
    const [added] = (await show(company)).entries

    await api.refusals({ method: 'GET', path: '/on-call', wrongRole: seeker })
    await api.refusals({ method: 'POST', path: '/on-call/entries', body: entry(company.uid), wrongRole: seeker })
    await api.refusals({ method: 'DELETE', path: `/on-call/entries/${added?.id}`, wrongRole: seeker, stranger })
    expect((await show(stranger)).entries).toEqual([])
    expect((await api.as(company, 'DELETE', `/on-call/entries/${added?.id}`)).json().data.entries).toEqual([])
  })
})

describe('how alerts climb', () => {
  it('is kept as chosen, except that help is always urgent', async () => {
    const company = await api.aCompany()
    const { rules } = await show(company)

    const saved = await api.as(company, 'PUT', '/on-call/rules', {
      ...rules,
      firstMinutes: 2,
      severities: { ...rules.severities, late: 'low', help: 'low' },
    })

    expect(saved.json().data.rules).toMatchObject({ firstMinutes: 2, severities: { late: 'low', help: 'urgent' } })
    expect((await show(await api.aCompany())).rules).toEqual(rules)
  })

  it.each([0, 61, 2.5])('refuses %s minutes', async (ownerMinutes) => {
    const company = await api.aCompany()
    const { rules } = await show(company)

    expect((await api.as(company, 'PUT', '/on-call/rules', { ...rules, ownerMinutes })).statusCode).toBe(422)
  })
})

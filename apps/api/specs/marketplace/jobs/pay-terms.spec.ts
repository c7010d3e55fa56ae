import { defaultPayTerms } from '@s4/domain/pay-terms'
import { describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const acme = await api.aCompany()
const globex = await api.aCompany()
const sam = await api.aSeeker()

const NIGHT = { kind: 'night', from: '22:00', to: '06:00', unit: 'percent', extra: 20 } as const
const SUNDAY = { kind: 'sunday', unit: 'percent', extra: 50 } as const
const terms = (pay: object) => ({ company: [], seeker: [], pay: { ...defaultPayTerms, ...pay } })

const draft = async (overrides: object = {}) => ({
  title: 'Door supervisor, Saturday night',
  role: 'door-supervisor',
  siteId: await api.aSite(acme),
  payPerHour: 1450,
  schedule: {
    startDate: '2026-11-21',
    duration: '1 Day',
    days: [{ day: 'Saturday', start: '20:00', end: '06:00' }],
  },
  positions: 2,
  pin: '0427',
  alertDuration: 30,
  siaSector: 'Door Supervision',
  publish: true,
  ...overrides,
})
const post = async (overrides: object) =>
  (await api.as(acme, 'POST', '/jobs', await draft(overrides))).json().data as { id: string; shifts: { id: string }[] }

const saturdayNight = [
  { label: null, pencePerHour: 1450, minutes: 120 },
  { label: 'Night 22:00–06:00', pencePerHour: 1740, minutes: 120 },
  { label: 'Sunday', pencePerHour: 2175, minutes: 360 },
]

describe('pay terms', () => {
  it('make the total and the lines that search and job page show', async () => {
    const { id } = await post({ terms: terms({ bands: [NIGHT, SUNDAY] }) })

    const [found] = (await api.as(sam, 'GET', `/jobs?companyId=${acme.companyId}`)).json().data
    const shown = (await api.as(sam, 'GET', `/jobs/${id}`)).json().data

    expect(found).toMatchObject({ id, shiftPay: 2900 + 3480 + 13_050 })
    expect(found.payLines).toEqual([
      { kind: 'work', label: null, pencePerHour: 1450, minutes: 120, pence: 2900 },
      { kind: 'work', label: 'Night 22:00–06:00', pencePerHour: 1740, minutes: 120, pence: 3480 },
      { kind: 'work', label: 'Sunday', pencePerHour: 2175, minutes: 360, pence: 13_050 },
    ])
    expect(shown).toMatchObject({ shiftPay: found.shiftPay, payLines: found.payLines })
    expect(shown.shifts[0].stretches).toEqual(saturdayNight)
  })

  it('without bands make the base rate, and the shift has no stretches', async () => {
    const { id } = await post({})
    const shown = (await api.as(sam, 'GET', `/jobs/${id}`)).json().data
    expect(shown).toMatchObject({ shiftPay: 14_500, terms: { pay: defaultPayTerms }, shifts: [{ stretches: [] }] })
  })

  it('pay the minimum for a shift that is shorter', async () => {
    const { id } = await post({
      schedule: {
        startDate: '2026-11-21',
        duration: '1 Day',
        days: [{ day: 'Saturday', start: '20:00', end: '22:00' }],
      },
      terms: terms({ minimumMinutes: 240 }),
    })
    expect((await api.as(sam, 'GET', `/jobs/${id}`)).json().data).toMatchObject({
      shiftPay: 5800,
      payLines: [
        { kind: 'work', minutes: 120, pence: 2900 },
        { kind: 'minimumCallOut', minutes: 120, pence: 2900 },
      ],
    })
  })

  it('stay on agreed work when the job changes, which then shows the new ones', async () => {
    const { id, shifts } = await post({ terms: terms({ bands: [SUNDAY] }) })
    const job = { id, siteId: '', pin: '0427', shifts: [], shift: shifts[0] as never }
    const assignmentId = await api.anAssignment({ job, company: acme, seeker: sam })

    const { publish: _publish, ...change } = await draft({ terms: terms({ bands: [NIGHT] }), payPerHour: 1500 })
    const siteId = (await api.as(acme, 'GET', `/company/jobs/${id}`)).json().data.siteId
    const changed = await api.as(acme, 'PATCH', `/jobs/${id}`, { ...change, siteId, confirmAffected: true })
    const work = (await api.as(sam, 'GET', `/assignments/${assignmentId}`)).json().data

    expect(changed.statusCode).toBe(200)
    expect(changed.json().data.shifts[0].stretches).toEqual([
      { label: null, pencePerHour: 1500, minutes: 120 },
      { label: 'Night 22:00–06:00', pencePerHour: 1800, minutes: 480 },
    ])
    expect(work).toMatchObject({ payPerHour: 1450, terms: { pay: { bands: [SUNDAY] } } })
    expect(work.stretches).toEqual([
      { label: null, pencePerHour: 1450, minutes: 240 },
      { label: 'Sunday', pencePerHour: 2175, minutes: 360 },
    ])
  })

  it.each([
    ['without terms', {}],
    ['with only what cancelling costs', { terms: { company: [], seeker: [] } }],
  ])('stay on a job that is changed %s', async (_name, fields) => {
    const { id } = await post({ terms: terms({ minimumMinutes: 240 }) })
    const { publish: _publish, ...rest } = await draft()
    const siteId = (await api.as(acme, 'GET', `/company/jobs/${id}`)).json().data.siteId

    const changed = await api.as(acme, 'PATCH', `/jobs/${id}`, { ...rest, siteId, positions: 3, ...fields })

    expect(changed.json().data).toMatchObject({ positions: 3, terms: { pay: { minimumMinutes: 240 } } })
  })

  it.each([
    ['a night without length', { bands: [{ ...NIGHT, to: '22:00' }] }, 'terms.pay.bands.0.to'],
    ['400 per cent', { bands: [{ ...SUNDAY, extra: 400 }] }, 'terms.pay.bands.0.extra'],
    ['nothing on top', { bands: [{ ...SUNDAY, extra: 0 }] }, 'terms.pay.bands.0.extra'],
    ['no named date', { bands: [{ kind: 'dates', dates: [], unit: 'percent', extra: 50 }] }, 'terms.pay.bands.0.dates'],
    ['a minimum of a day', { minimumMinutes: 1440 }, 'terms.pay.minimumMinutes'],
    ['other days to pay', { paymentDays: '60' }, 'terms.pay.paymentDays'],
  ])('refuse %s and name the field', async (_name, pay, field) => {
    const answer = await api.as(acme, 'POST', '/jobs', await draft({ terms: terms(pay) }))
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toContain(field)
  })
})

describe('the terms used last', () => {
  it('are those of the company’s own latest job', async () => {
    await post({ terms: terms({ minimumMinutes: 180 }) })
    expect((await api.as(acme, 'GET', '/company/job-terms')).json().data.terms).toEqual(terms({ minimumMinutes: 180 }))
    expect((await api.as(globex, 'GET', '/company/job-terms')).json().data).toEqual({ terms: null, payPerHour: null })
  })

  it('are not for workers or whoever is not signed in', async () => {
    expect((await api.as(sam, 'GET', '/company/job-terms')).statusCode).toBe(403)
    expect((await api.anonymous('GET', '/company/job-terms')).statusCode).toBe(401)
  })
})

import { describe, expect, it } from 'vitest'
import { aScreenedSeeker, declare } from '../../../src/testing/a-screening'
import { aShift, type TestShift } from '../../../src/testing/a-shift'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const NOW = '2026-11-16T09:00:00.000Z'

const show = (company: Company, { seekerId }: Seeker) => api.as(company, 'GET', `/workers/${seekerId}/screening`)
const open = (company: Company, { seekerId }: Seeker) => api.as(company, 'POST', `/workers/${seekerId}/screening/looks`)
const decide = (company: Company, { seekerId }: Seeker, decision: object) =>
  api.as(company, 'POST', `/workers/${seekerId}/screening/decisions`, decision)
const titles = async ({ uid }: Seeker) =>
  (await api.db.query<{ title: string }>('select title from notification where uid = $1 order by id', [uid])).map(
    ({ title }) => title,
  )
/** Agreed work of somebody whose one referee has confirmed five years. */
const aScreenedShift = async (): Promise<TestShift> => aShift(api, { seeker: await aScreenedSeeker(api) })
const tryBookOn = ({ id, code, seeker }: TestShift) =>
  api.as(seeker, 'POST', `/assignments/${id}/book-on`, { pin: '0427', code })

describe('reading the file', () => {
  it('is open to a company with agreed work, each look logged and told', async () => {
    const { company, seeker } = await aScreenedShift()

    expect((await show(company, seeker)).json().data).toMatchObject({
      fullname: 'Sam Okoro',
      coverage: { months: 60, verifiedMonths: 60, gaps: [] },
      mayOpen: true,
      decisions: [],
      conditionalUntil: '2027-02-08',
    })
    expect(await titles(seeker)).not.toContain('Harbour Security Ltd read your screening file')
    const file = (await open(company, seeker)).json().data
    expect(file.entries[0].references[0]).toMatchObject({
      name: "Niamh O'Neill",
      email: '@northgate.example',
      phone: '+447700900456',
    })
    expect(await titles(seeker)).toContain('Harbour Security Ltd read your screening file')
    expect(
      await api.db.query(`select action from audit_entry where seeker_id = $1 and action = 'screening.opened'`, [
        seeker.seekerId,
      ]),
    ).toHaveLength(1)
  })

  it('is closed to others', async () => {
    const { seeker } = await aScreenedShift()
    const path = `/workers/${seeker.seekerId}/screening`
    const stranger = await api.aCompany()
    await api.refusals({ method: 'GET', path, wrongRole: seeker, stranger })
    await api.refusals({ method: 'POST', path: `${path}/looks`, wrongRole: seeker, stranger })
    await api.refusals({
      method: 'POST',
      path: `${path}/decisions`,
      body: { result: 'complete' },
      wrongRole: seeker,
      stranger,
    })
    expect((await api.anonymous('GET', `${path}.pdf`)).statusCode).toBe(401)
    expect((await api.as(stranger, 'GET', `${path}.pdf`)).statusCode).toBe(404)
    expect((await api.as(seeker, 'GET', `${path}.pdf`)).statusCode).toBe(403)
  })

  it('is closed to a company that only sees the worker in Find Worker', async () => {
    const company = await api.aCompany()
    const seeker = await aScreenedSeeker(api, { findable: true })

    expect((await show(company, seeker)).json().data).toMatchObject({ coverage: null, mayOpen: false })
    expect((await open(company, seeker)).statusCode).toBe(403)
    expect((await decide(company, seeker, { result: 'complete' })).statusCode).toBe(403)
  })

  it('is closed without consent', async () => {
    const { company, seeker } = await aScreenedShift()
    await api.as(seeker, 'DELETE', '/screening/declaration')

    expect((await show(company, seeker)).json().data).toMatchObject({ coverage: null, mayOpen: false })
    expect((await open(company, seeker)).json().detail).toBe('Sam Okoro has not consented to a screening.')
    await declare(api, seeker)
    expect((await open(company, seeker)).statusCode).toBe(200)
  })

  it('as PDF counts as a look', async () => {
    const { company, seeker } = await aScreenedShift()

    const sent = await api.as(company, 'GET', `/workers/${seeker.seekerId}/screening.pdf`)

    expect(textOfPdf(sent.rawPayload)).toContain('for Harbour Security Ltd')
    expect(textOfPdf(sent.rawPayload)).not.toContain(`referee-${seeker.uid}`)
    expect(await titles(seeker)).toContain('Harbour Security Ltd downloaded your screening file')
  })
})

describe('the company’s decision', () => {
  it('is its own, told to the worker, and stays readable to both', async () => {
    const { company, seeker } = await aScreenedShift()
    const sunday = [{ startsAt: '2026-11-29T22:00:00.000Z', endsAt: '2026-11-30T06:00:00.000Z' }]
    const other = (await aShift(api, { seeker, shifts: sunday })).company

    const made = await decide(company, seeker, { result: 'refused', reason: 'No answer from Northgate' })

    expect(made.json().data.decisions).toMatchObject([{ result: 'refused', decidedBy: 'Mo Diallo' }])
    expect(await titles(seeker)).toContain('Harbour Security Ltd decided on your screening: refused')
    expect((await api.as(seeker, 'GET', '/screening')).json().data.decisions).toMatchObject([
      { company: 'Harbour Security Ltd', result: 'refused', reason: 'No answer from Northgate' },
    ])
    expect((await show(other, seeker)).json().data.decisions).toEqual([])
    expect((await open(other, seeker)).json().data.decisions).toEqual([])
  })

  it('is refused when a colleague decided meanwhile, and made once by two at once', async () => {
    const { company, seeker } = await aScreenedShift()

    const made = await Promise.all([
      decide(company, seeker, { result: 'complete' }),
      decide(company, seeker, { result: 'refused', reason: 'Not enough' }),
    ])

    expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect((await decide(company, seeker, { result: 'complete' })).json().code).toBe('record.changed')
  })

  it('is conditional for twelve weeks from the first one at most', async () => {
    const { company, seeker } = await aScreenedShift()
    const conditional = (until: string, lastDecisionId: string | null = null) =>
      decide(company, seeker, { result: 'conditional', until, reason: 'Waiting for one referee', lastDecisionId })

    expect((await conditional('2027-02-09')).json().fields.until).toContain('Mon 8 Feb 2027')
    expect((await conditional('2026-11-15')).json().fields.until).toBe('This day is over.')
    const [first] = (await conditional('2026-12-01')).json().data.decisions
    api.moveTo('2026-12-01T09:00:00.000Z')
    const [second] = (await conditional('2027-02-08', first.id)).json().data.decisions
    api.moveTo('2027-02-09T09:00:00.000Z')
    expect((await conditional('2027-02-20', second.id)).json().fields.until).toContain('twelve weeks are over')
    api.moveTo(NOW)
  })

  it.each([
    [{ result: 'conditional', reason: 'Waiting' }, 'until'],
    [{ result: 'complete', until: '2026-12-01' }, 'until'],
    [{ result: 'refused' }, 'reason'],
    [{ result: 'perhaps' }, 'result'],
  ])('is refused as %j', async (decision, field) => {
    const { company, seeker } = await aScreenedShift()

    const refused = await decide(company, seeker, decision)

    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })

  it('is removed two years after the last shift, and kept until then', async () => {
    const shift = await aScreenedShift()
    await decide(shift.company, shift.seeker, { result: 'complete' })
    await api.db.query(`update assignment set status = 'paid' where id = $1`, [shift.id])
    const count = async () =>
      (await api.db.query('select 1 from screening_decision where seeker_id = $1', [shift.seeker.seekerId])).length

    api.moveTo('2028-11-22T05:00:00.000Z')
    await runDue(api.deps, api.deps.clock.now())
    const before = await count()
    api.moveTo('2028-11-22T06:00:01.000Z')
    await runDue(api.deps, api.deps.clock.now())
    await runDue(api.deps, api.deps.clock.now())

    expect([before, await count()]).toEqual([1, 0])
    api.moveTo(NOW)
  })

  it('stays after the worker is erased, without its reason, for two years after the work', async () => {
    const { company, seeker, id } = await aScreenedShift()
    await decide(company, seeker, { result: 'refused', reason: 'No answer from Northgate' })
    await api.db.query(`update assignment set status = 'paid' where id = $1`, [id])
    await api.db.query('update account set erase_at = $2 where uid = $1', [
      seeker.uid,
      new Date('2026-11-16T08:00:00Z'),
    ])
    const held = () =>
      api.db.query('select result, reason from screening_decision where seeker_id = $1', [seeker.seekerId])

    await runDue(api.deps, new Date(NOW))
    expect(await held()).toEqual([{ result: 'refused', reason: '' }])
    await runDue(api.deps, new Date('2028-11-21T00:00:00Z'))
    expect(await held()).toHaveLength(1)
    await runDue(api.deps, new Date('2028-11-23T00:00:00Z'))
    expect(await held()).toEqual([])
    expect(
      await api.db.query(`select 1 from audit_entry where action = 'screening-decisions.removed' and seeker_id = $1`, [
        seeker.seekerId,
      ]),
    ).toHaveLength(1)
  })
})

describe('before booking on', () => {
  const START = '2026-11-21T22:00:00.000Z'
  const rule = (company: Company, screening: string) => api.as(company, 'PUT', '/check-rules', { screening })
  const due = async (company: Company) => (await api.as(company, 'GET', '/document-checks/due')).json().data

  it('nothing is asked unless the company asks', async () => {
    const shift = await aScreenedShift()
    expect(await due(shift.company)).toEqual([])
    api.moveTo(START)

    expect((await tryBookOn(shift)).statusCode).toBe(200)
    api.moveTo(NOW)
  })

  it('a required decision stops booking on until it is made', async () => {
    const shift = await aScreenedShift()
    await rule(shift.company, 'required')
    expect(await due(shift.company)).toMatchObject([
      { fullname: 'Sam Okoro', due: [], screening: { result: null, until: null, stops: true, expiring: false } },
    ])
    api.moveTo(START)
    expect((await tryBookOn(shift)).json()).toMatchObject({
      code: 'booking.unchecked',
      detail:
        'Harbour Security Ltd has to check your BS 7858 screening before you book on. We told them ' +
        'that you are here.',
    })

    const made = await decide(shift.company, shift.seeker, {
      result: 'conditional',
      until: '2026-12-20',
      reason: 'Waiting',
    })

    expect(made.statusCode).toBe(200)
    expect(await api.db.query('select resolution from alert where assignment_id = $1', [shift.id])).not.toEqual([
      { resolution: null },
    ])
    expect((await tryBookOn(shift)).statusCode).toBe(200)
    api.moveTo(NOW)
  })

  it('a conditional decision that ends before the shift stops it, and one that ends soon is shown', async () => {
    const shift = await aScreenedShift()
    await rule(shift.company, 'required')
    const conditional = (until: string, lastDecisionId: string | null = null) =>
      decide(shift.company, shift.seeker, { result: 'conditional', until, reason: 'Waiting', lastDecisionId })

    const [first] = (await conditional('2026-11-20')).json().data.decisions
    expect(await due(shift.company)).toMatchObject([{ screening: { result: 'conditional', stops: true } }])
    const [second] = (await conditional('2026-12-10', first.id)).json().data.decisions
    expect(await due(shift.company)).toMatchObject([
      { screening: { until: '2026-12-10', stops: false, expiring: true } },
    ])
    await decide(shift.company, shift.seeker, { result: 'complete', lastDecisionId: second.id })
    expect(await due(shift.company)).toEqual([])
  })

  it('a refusal stops it whatever the rule; a warning does not', async () => {
    const shift = await aScreenedShift()
    await rule(shift.company, 'warn')
    api.moveTo(START)
    expect(await due(shift.company)).toMatchObject([{ screening: { stops: false } }])
    await rule(shift.company, 'not-asked')
    await decide(shift.company, shift.seeker, { result: 'refused', reason: 'A referee said no' })

    expect((await tryBookOn(shift)).json().detail).toContain('has refused your BS 7858 screening')
    expect((await api.as(shift.company, 'GET', '/document-checks/refused')).json().data).toMatchObject([
      { fullname: 'Sam Okoro', screeningRefused: true, documents: [] },
    ])
    api.moveTo(NOW)
  })

  it('only a screening can be left out', async () => {
    expect((await api.as(await api.aCompany(), 'PUT', '/check-rules', { licence: 'not-asked' })).statusCode).toBe(422)
  })
})

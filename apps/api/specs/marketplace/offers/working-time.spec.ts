import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'

const api = await startApi()

const DAY_MS = 86_400_000
const day = (number: number, hours: number) => {
  const startsAt = Date.parse('2026-11-20T06:00:00.000Z') + number * DAY_MS
  return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(startsAt + hours * 3_600_000).toISOString() }
}
const SHORT =
  '8 h of rest instead of 11 h, between Fri 20 Nov 2026, 06:00–22:00 (16 h) and Sat 21 Nov 2026, 06:00–14:00 (8 h)'

let harbour: Company
let sam: Seeker
beforeEach(async () => {
  harbour = await api.aCompany()
  sam = await api.aSeeker()
})

const keepLimits = (company: Company) => api.as(company, 'PUT', '/check-rules', { 'working-time': 'required' })
/** Work of Friday, 06:00–22:00. */
const agreeFriday = async (company: Company) =>
  api.anAssignment({ company, seeker: sam, job: await api.aPublishedJob(company, { shifts: [day(0, 16)] }) })
async function offerSaturday(body: object = {}) {
  const job = await api.aPublishedJob(harbour, { shifts: [day(1, 8)] })
  await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})
  return api.as(harbour, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId, ...body })
}
const accept = (id: string) => api.as(sam, 'POST', `/offers/${id}/accept`, { selfBilling: true })

describe('an offer that leaves short rest', () => {
  it('is sent with the arithmetic and the reason of the company', async () => {
    await agreeFriday(harbour)

    const offer = (await offerSaturday({ workingTimeReason: 'Nobody else is free' })).json().data

    expect(offer).toMatchObject({ workingTimeWarnings: [SHORT], workingTimeReason: 'Nobody else is free' })
    const [notice] = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and kind = 'offer.made'`,
      [sam.uid],
    )
    expect(notice?.body).toContain(`${SHORT}. Their reason: Nobody else is free.`)
    expect((await accept(offer.id)).statusCode).toBe(200)
    expect(
      await api.db.query(`select action, detail from audit_entry where action like 'offer.%' and seeker_id = $1`, [
        sam.seekerId,
      ]),
    ).toMatchObject([
      { action: 'offer.made', detail: { workingTimeWarnings: 1 } },
      { action: 'offer.accepted', detail: { workingTimeWarnings: 1 } },
    ])
  })

  it('is refused with the arithmetic where the company keeps to the limits', async () => {
    await agreeFriday(harbour)
    await keepLimits(harbour)

    const refused = await offerSaturday({ workingTimeReason: 'Nobody else is free' })

    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'offer.working-time',
      detail: `This breaks a limit on working time: ${SHORT}.`,
      nextStep: { label: 'See your rule for working time' },
    })
  })

  it('beside work for somebody else is known to the worker alone, and cannot be accepted', async () => {
    await agreeFriday(await api.aCompany())
    await keepLimits(harbour)

    const offer = (await offerSaturday()).json().data

    expect(offer.workingTimeWarnings).toEqual([])
    expect((await api.as(sam, 'GET', '/offers')).json().data).toMatchObject([{ workingTimeWarnings: [SHORT] }])
    expect((await accept(offer.id)).json()).toMatchObject({
      code: 'worker.working-time',
      facts: { warnings: [SHORT] },
    })
  })

  it('keeps no reason where nothing is short', async () => {
    const offer = (await offerSaturday({ workingTimeReason: 'Just in case' })).json().data

    expect(offer).toMatchObject({ workingTimeWarnings: [], workingTimeReason: '' })
  })
})

it('a job says that it leaves short rest, and whether that stops accepting', async () => {
  await agreeFriday(await api.aCompany())
  const job = await api.aPublishedJob(harbour, { shifts: [day(1, 8)] })
  const reasons = async () => (await api.as(sam, 'GET', `/jobs/${job.id}`)).json().data.reasons
  expect(await reasons()).toMatchObject([{ code: 'rest', stopsAccepting: false }])

  await keepLimits(harbour)

  expect(await reasons()).toMatchObject([{ code: 'rest', stopsAccepting: true }])
})

it('more than 48 h a week on average over 17 weeks is said with the hours', async () => {
  const elsewhere = await api.aCompany()
  // 17 weeks of six days of 8 h 30 up to the day before the offer.
  for (let back = 1; back <= 17 * 7; back += 1) {
    if (back % 7 === 0) continue
    const shifts = [day(1 - back, 8.5)]
    const job = await api.aPublishedJob(elsewhere, { shifts })
    await api.anAssignment({ company: elsewhere, seeker: sam, job, status: 'paid', checked: false })
  }

  const offer = (await offerSaturday()).json().data
  const [mine] = (await api.as(sam, 'GET', '/offers')).json().data

  expect(offer.workingTimeWarnings).toEqual([])
  expect(mine.workingTimeWarnings).toEqual(['875 h in 17 weeks, 3 h 29 min a week over 48 h on average'])
})

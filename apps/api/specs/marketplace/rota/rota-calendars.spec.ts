import { beforeEach, describe, expect, it } from 'vitest'
import { eraseAccounts } from '../../../src/erasure/erase-accounts'
import type { Company } from '../../../src/testing/a-company'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

let harbour: Company
beforeEach(async () => {
  harbour = await api.aCompany()
})

const add = (by: Company, of: { siteId?: string; seekerId?: string } = {}) => api.as(by, 'POST', '/rota-calendars', of)
const addressOf = async (by: Company, of: { siteId?: string; seekerId?: string } = {}) =>
  new URL((await add(by, of)).json().data.url).pathname.replace('/api', '')
const titlesAt = async (address: string) =>
  [...(await api.anonymous('GET', address)).body.matchAll(/SUMMARY:(.+?) \(/g)].map(([, title]) => title)

/** A shift at each of two sites; somebody works the first. */
async function twoSites() {
  const [docks, station] = [await api.aSite(harbour, { name: 'Docks' }), await api.aSite(harbour, { name: 'Station' })]
  const job = await api.aPublishedJob(harbour, { title: 'At the docks', siteId: docks })
  await api.aPublishedJob(harbour, { title: 'At the station', siteId: station })
  const sam = await api.aSeeker()
  await api.anAssignment({ company: harbour, job, seeker: sam })
  return { docks, station, sam }
}

describe('a calendar of the rota', () => {
  it('has all shifts, those of a site, or those of a person', async () => {
    const { station, sam } = await twoSites()

    expect(await titlesAt(await addressOf(harbour))).toEqual(['At the docks', 'At the station'])
    expect(await titlesAt(await addressOf(harbour, { siteId: station }))).toEqual(['At the station'])
    expect(await titlesAt(await addressOf(harbour, { seekerId: sam.seekerId }))).toEqual(['At the docks'])
  })

  it('is listed with when it was read, until it is removed', async () => {
    const { docks } = await twoSites()
    const address = await addressOf(harbour, { siteId: docks })
    await api.anonymous('GET', address)

    const [listed] = (await api.as(harbour, 'GET', '/rota-calendars')).json().data
    expect(listed).toMatchObject({ siteName: 'Docks', workerName: null, lastReadAt: expect.any(String) })
    await api.as(harbour, 'DELETE', `/rota-calendars/${listed.id}`)

    expect((await api.anonymous('GET', address)).statusCode).toBe(404)
    expect((await api.as(harbour, 'GET', '/rota-calendars')).json().data).toEqual([])
  })

  it('shows a member the sites they see now, and nothing once they have left', async () => {
    const { docks } = await twoSites()
    const planner = await api.aMember(harbour, { role: 'planner', siteIds: [docks] })
    const address = await addressOf(planner)
    const limited = await titlesAt(address)
    await api.db.query('delete from company_member where uid = $1', [planner.uid])

    expect(limited).toEqual(['At the docks'])
    expect((await api.anonymous('GET', address)).statusCode).toBe(404)
  })

  it('is refused for the site and the worker of others, and is nobody else’s to remove', async () => {
    const rival = await api.aCompany()
    const refused = [
      await add(harbour, { siteId: await api.aSite(rival) }),
      await add(harbour, { seekerId: (await api.aSeeker()).seekerId }),
    ]
    const { id } = (await add(harbour)).json().data

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    await api.refusals({ method: 'GET', path: '/rota-calendars', wrongRole: await api.aSeeker() })
    await api.refusals({ method: 'DELETE', path: `/rota-calendars/${id}`, stranger: rival })
  })

  it('stops when the account is to be erased, and goes with it', async () => {
    const address = await addressOf(harbour)
    await api.as(harbour, 'DELETE', '/user')
    const stopped = await api.anonymous('GET', address)
    await eraseAccounts(api.deps, new Date('2027-01-01T09:00:00.000Z'))

    expect(stopped.statusCode).toBe(404)
    expect(await api.db.query('select 1 from rota_calendar where uid = $1', [harbour.uid])).toEqual([])
  })

  it('ends at twenty', async () => {
    for (let made = 0; made < 19; made += 1) await add(harbour)

    const last = await Promise.all([add(harbour), add(harbour)])
    expect(last.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await add(harbour)).json()).toMatchObject({ code: 'rota-calendar.limit' })
  })
})

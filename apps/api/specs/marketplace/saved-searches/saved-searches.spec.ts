import { strFromU8, unzipSync } from 'fflate'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import {
  eraseSavedSearches,
  mailDailyMatches,
  matchSavedSearches,
  SEARCHES_OF_JOBS,
} from '@s4/api-marketplace/saved-searches'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const company = await api.aCompany()
const site = await api.aSite(company)
type Seeker = Awaited<ReturnType<typeof api.aSeeker>>

const near = { town: 'London', within: 10 }
const keep = async (seeker: Seeker, body: Record<string, unknown> = {}) =>
  api.as(seeker, 'POST', '/saved-searches', { name: 'Doors', alert: 'app', search: near, ...body })
const kept = async (seeker: Seeker, body: Record<string, unknown> = {}): Promise<string> => {
  const answer = await keep(seeker, body)
  expect(answer.statusCode).toBe(200)
  return answer.json().data.id
}
const run = () => matchSavedSearches(api.deps, api.deps.clock.now())
const notices = async ({ uid }: Seeker) =>
  (
    await api.db.query<{ title: string }>(
      `select title from notification where uid = $1 and kind = 'saved-search.matched' order by created_at, id`,
      [uid],
    )
  ).map(({ title }) => title)
const mails = async ({ email }: Seeker) =>
  api.db.query<{ subject: string; body: string; link: string }>(
    'select subject, body, link from mail where recipient = $1 order by created_at, id',
    [email],
  )

describe('a kept search', () => {
  it('is listed by name, renamed and removed by its worker alone', async () => {
    const [seeker, stranger] = [await api.aSeeker(), await api.aSeeker()]
    const id = await kept(seeker, { search: { ...near, payFrom: 1400, workable: 'yes', sort: 'paid' } })
    await kept(seeker, { name: 'cctv', alert: 'off', search: { text: 'cctv' } })
    await kept(seeker, { name: 'Leeds', search: { town: 'Leeds' } })
    await kept(seeker, { name: 'Near home', search: { within: 5 } })

    expect((await api.as(seeker, 'GET', '/saved-searches')).json().data).toMatchObject([
      { name: 'cctv', alert: 'off', search: { text: 'cctv' } },
      { id, name: 'Doors', search: { town: 'London', within: 10, payFrom: 1400, workable: 'yes', sort: 'paid' } },
      { name: 'Leeds', search: { town: 'Leeds' } },
      { name: 'Near home', search: { within: 5 } },
    ])
    expect((await api.as(stranger, 'GET', '/saved-searches')).json().data).toEqual([])
    expect((await api.as(stranger, 'PATCH', `/saved-searches/${id}`, { name: 'Mine' })).statusCode).toBe(404)
    expect((await api.as(stranger, 'DELETE', `/saved-searches/${id}`)).statusCode).toBe(404)

    expect((await api.as(seeker, 'PATCH', `/saved-searches/${id}`, { name: 'Nights' })).statusCode).toBe(200)
    const taken = await api.as(seeker, 'PATCH', `/saved-searches/${id}`, { name: 'CCTV' })
    expect([taken.statusCode, Object.keys(taken.json().fields)]).toEqual([422, ['name']])
    expect((await api.as(seeker, 'DELETE', `/saved-searches/${id}`)).statusCode).toBe(200)
    expect((await api.as(seeker, 'DELETE', `/saved-searches/${id}`)).statusCode).toBe(404)
  })

  it('needs a session of a worker', async () => {
    const body = { name: 'Doors', alert: 'app', search: near }

    expect((await api.anonymous('GET', '/saved-searches')).json().code).toBe('session.required')
    expect((await api.anonymous('POST', '/saved-searches', body)).statusCode).toBe(401)
    expect((await api.as(company, 'POST', '/saved-searches', body)).statusCode).toBe(403)
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['an unknown town', { search: { town: 'Atlantis' } }, 'town'],
    ['an unknown way to be told', { alert: 'fax' }, 'alert'],
    ['the last day before the first', { search: { from: '2026-11-20', to: '2026-11-19' } }, 'search.to'],
  ])('refuses %s and names the field', async (_name, body, field) => {
    const answer = await keep(await api.aSeeker(), body)

    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
  })

  it('refuses to tell of jobs anywhere, and the eleventh search', async () => {
    const homeless = await api.aSeeker()
    await api.db.query('update seeker set home_lat = null, home_lng = null where id = $1', [homeless.seekerId])
    const nowhere = await keep(homeless, { search: { text: 'door' } })
    expect(Object.keys(nowhere.json().fields)).toEqual(['alert'])
    expect((await api.as(homeless, 'GET', '/saved-searches')).json().data).toEqual([])

    const seeker = await api.aSeeker()
    for (let nth = 1; nth <= 10; nth += 1) await kept(seeker, { name: `Search ${nth}` })
    const eleventh = await keep(seeker, { name: 'One more' })
    expect(eleventh.json().fields).toEqual({ name: 'You keep 10 searches. Remove one first.' })
  })
})

describe('a new job', () => {
  it('is told once to whoever kept a search that it matches and can work it', async () => {
    const told = await api.aSeeker()
    await kept(told)
    await kept(told, { name: 'The same again', search: { text: 'supervisor' } })
    const others = {
      'without a licence': await api.aSeeker({ licence: null }),
      'far away': await api.aSeeker({ home: { lat: 53.8, lng: -1.55 } }),
      'who wants more pay': await api.aSeeker(),
      'who wants other words': await api.aSeeker(),
      'who wants not to be told': await api.aSeeker(),
      'out of their week': await api.aSeeker(),
      'who is leaving': await api.aSeeker(),
    }
    await kept(others['without a licence'])
    await kept(others['far away'], { search: {} })
    await kept(others['who wants more pay'], { search: { ...near, payFrom: 5000 } })
    await kept(others['who wants other words'], { search: { ...near, text: 'zebra' } })
    await kept(others['who wants not to be told'], { alert: 'off' })
    await kept(others['out of their week'])
    await kept(others['who is leaving'])
    await api.as(others['out of their week'], 'PUT', '/availability', {
      hours: [{ weekday: 1, start: '08:00', end: '18:00' }],
    })
    await api.db.query(`update account set erase_at = now() where uid = $1`, [others['who is leaving'].uid])

    const job = await api.aPublishedJob(company, { siteId: site })
    await Promise.all([run(), run()])
    await api.db.query('update job set pay_per_hour = pay_per_hour + 100 where id = $1', [job.id])
    await run()

    expect(await notices(told)).toEqual(['New job for your search Doors'])
    for (const [who, seeker] of Object.entries(others)) expect([who, await notices(seeker)]).toEqual([who, []])
    expect(await mails(told)).toEqual([])
    await api.db.query(`update job set status = 'closed' where id = $1`, [job.id])
  })

  it('is not told to who has less than 11 hours of rest beside it, nor to who applied', async () => {
    const [tired, applied] = [await api.aSeeker(), await api.aSeeker()]
    const other = await api.aPublishedJob(company, {
      siteId: site,
      shifts: [{ startsAt: '2026-11-22T12:00:00.000Z', endsAt: '2026-11-22T16:00:00.000Z' }],
    })
    await api.anAssignment({ job: other, company, seeker: tired })
    await run()
    await kept(tired)
    await kept(applied)
    const job = await api.aPublishedJob(company, { siteId: site })
    await api.as(applied, 'POST', `/jobs/${job.id}/applications`, { note: '' })

    await run()

    expect([await notices(tired), await notices(applied)]).toEqual([[], []])
    const workable = await api.as(tired, 'GET', '/jobs?workable=yes')
    expect(workable.json().data.map(({ id }: { id: string }) => id)).not.toContain(job.id)
    await api.db.query(`update job set status = 'closed'`)
  })

  it('is told when it changes so that it matches, and not when it was there before the search', async () => {
    const early = await api.aPublishedJob(company, { siteId: site })
    api.moveTo('2026-11-16T09:05:00.000Z')
    const seeker = await api.aSeeker()
    await kept(seeker, { search: { ...near, payFrom: 1500 } })
    await api.aPublishedJob(company, { siteId: site, payPerHour: 1400, title: 'Gate' })
    await run()
    expect(await notices(seeker)).toEqual([])

    await api.db.query(`update job set pay_per_hour = 1600, updated_at = $1 where title = 'Gate'`, [
      api.deps.clock.now(),
    ])
    await run()
    expect(await notices(seeker)).toEqual(['New job for your search Doors'])
    await api.db.query(`update job set status = 'closed' where id = $1 or title = 'Gate'`, [early.id])
  })

  it('is sent by email at once, or once a day at seven with the others', async () => {
    const [atOnce, daily] = [await api.aSeeker(), await api.aSeeker()]
    await kept(atOnce, { alert: 'mail' })
    await kept(daily, { alert: 'daily' })
    await api.aPublishedJob(company, { siteId: site, title: 'First' })
    await api.aPublishedJob(company, { siteId: site, title: 'Second' })
    const closed = await api.aPublishedJob(company, { siteId: site, title: 'Third' })
    await run()
    await mailDailyMatches(api.deps, new Date('2026-11-17T06:59:00.000Z'))

    expect(await mails(atOnce)).toMatchObject([{ subject: '3 new jobs for your search Doors' }])
    expect(await notices(daily)).toEqual(['3 new jobs for your search Doors'])
    expect(await mails(daily)).toEqual([])

    await api.db.query(`update job set status = 'closed' where id = $1`, [closed.id])
    await mailDailyMatches(api.deps, new Date('2026-11-17T07:00:00.000Z'))
    await mailDailyMatches(api.deps, new Date('2026-11-17T07:00:00.000Z'))
    const [mail, ...rest] = await mails(daily)
    expect(rest).toEqual([])
    expect(mail).toMatchObject({
      subject: '2 new jobs for your search Doors',
      body: expect.stringMatching(/^First, .*£14.50.*\nSecond, /),
      link: '/User-Job?within=10&town=London&sort=newest',
    })
    await api.db.query(`update job set status = 'closed'`)
  })
})

it('a search without a place moves with its worker', async () => {
  const seeker = await api.aSeeker({ home: { lat: 53.8, lng: -1.55 } })
  await kept(seeker, { search: {} })
  await api.db.query('update seeker set home_lat = 51.5, home_lng = -0.12 where id = $1', [seeker.seekerId])
  await api.aPublishedJob(company, { siteId: site, title: 'Near the new home' })

  await run()

  expect(await notices(seeker)).toEqual(['New job for your search Doors'])
  await api.db.query(`update job set status = 'closed'`)
})

it('the searches near a job are found by an index, however many there are', async () => {
  const seeker = await api.aSeeker()
  await api.db.query(
    `insert into saved_search (id, seeker_id, name, alert, search, lat, lng, within, created_at)
     select gen_random_uuid(), $1, 'Search ' || nth, 'app', '{}', 50.2 + nth % 80 / 10.0, -5 + nth % 60 / 10.0,
       10, now()
     from generate_series(1, 6000) as nth`,
    [seeker.seekerId],
  )
  await api.db.query('delete from saved_search_match')
  const job = await api.aPublishedJob(company, { siteId: site, title: 'Planned' })
  await run()
  const owner = new pg.Client({ connectionString: api.ownerUrl })
  await owner.connect()
  await owner.query('analyze')
  await owner.end()

  const plan = await api.db.query<{ 'QUERY PLAN': string }>(`explain ${SEARCHES_OF_JOBS}`, [[job.id]])
  const text = plan.map((line) => Object.values(line)[0]).join('\n')

  expect(text).toMatch(/Index (Only )?Scan (using|on) saved_search_cell_pkey/)
  expect(text).not.toMatch(/Seq Scan on saved_search(_cell)? /)
  await api.db.query('delete from saved_search where seeker_id = $1', [seeker.seekerId])
})

it('searches and what was told are in the worker’s export and go with the account', async () => {
  const seeker = await api.aSeeker()
  await api.db.query(`update job set status = 'closed'`)
  await kept(seeker)
  await api.aPublishedJob(company, { siteId: site, title: 'Exported' })
  await run()
  const exported = JSON.parse(
    strFromU8(unzipSync((await api.as(seeker, 'GET', '/user/export')).rawPayload)['all.json'] ?? new Uint8Array()),
  )
  expect(exported.saved_search).toMatchObject([{ name: 'Doors' }])
  expect(exported.saved_search_match).toHaveLength(1)

  await eraseSavedSearches(api.db, seeker.seekerId)

  expect(await api.db.query('select 1 from saved_search_match where seeker_id = $1', [seeker.seekerId])).toEqual([])
  expect((await api.as(seeker, 'GET', '/saved-searches')).json().data).toEqual([])
})

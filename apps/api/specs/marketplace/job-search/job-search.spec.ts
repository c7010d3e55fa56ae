import { describe, expect, it } from 'vitest'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import { startApi } from '../../../src/testing/start-api'
import { refreshOpenJobs } from '@s4/api-marketplace/job-search'

const api = await startApi()
const company = await api.aCompany()
const LONDON = { lat: 51.5079, lng: -0.0594 }
const LEEDS = { lat: 53.7997, lng: -1.5492 }

const night = (day: number, positions = 1) => ({
  startsAt: `2026-11-${day}T22:00:00.000Z`,
  endsAt: `2026-11-${day + 1}T06:00:00.000Z`,
  positions,
})
const leeds = await api.aSite(company, { name: "Leeds Dock, O’Neill’s, Café Łódź, D'Arcy Street", ...LEEDS })
const london = await api.aSite(company, { name: 'Tobacco Dock', ...LONDON })
const jobs = {
  doors: await api.aPublishedJob(company, {
    title: 'Door supervisor',
    siteId: london,
    payPerHour: 1600,
    shifts: [night(18)],
  }),
  cctv: await api.aPublishedJob(company, {
    title: 'CCTV operator',
    role: 'cctv-operator',
    siaSector: 'Public Space Surveillance (CCTV)',
    siteId: london,
    payPerHour: 1400,
    shifts: [night(17), night(24)],
  }),
  leeds: await api.aPublishedJob(company, {
    title: 'Steward',
    role: 'event-steward',
    siaSector: null,
    siteId: leeds,
    payPerHour: 1800,
    shifts: [night(20)],
  }),
}
await api.aPublishedJob(company, {
  title: 'Over',
  shifts: [{ startsAt: '2026-11-14T22:00:00.000Z', endsAt: '2026-11-15T06:00:00.000Z' }],
})
await api.aJob(company, { title: 'Draft', siteId: london })
await api.aPublishedJob(company, { title: 'Closed', siteId: london, status: 'closed' })
const ready = await api.aSeeker()

const titles = async (query: string, as?: typeof ready) => {
  const answer = await (as ? api.as(as, 'GET', `/jobs${query}`) : api.anonymous('GET', `/jobs${query}`))
  expect(answer.statusCode).toBe(200)
  return (answer.json() as { data: { title: string }[] }).data.map(({ title }) => title)
}
const near = ({ lat, lng }: typeof LONDON, within = 25) => `lat=${lat}&lng=${lng}&within=${within}`

describe('a search of open jobs', () => {
  it.each([
    [
      'lists the jobs one can still apply for, soonest first, without a session',
      '',
      ['CCTV operator', 'Door supervisor', 'Steward'],
    ],
    ['finds words of the title', '?text=supervisor', ['Door supervisor']],
    ['finds a site by name', '?text=leeds%20dock', ['Steward']],
    ['filters by the distance from a location', `?${near(LONDON)}`, ['CCTV operator', 'Door supervisor']],
    ['finds jobs near a town', '?town=Leeds', ['Steward']],
    ['finds jobs near a town with a slip in it', '?town=Ledes', ['Steward']],
    ['finds jobs near a postcode', '?town=ls10%201jr&within=10', ['Steward']],
    ['takes a longer distance', `?${near(LONDON, 300)}`, ['CCTV operator', 'Door supervisor', 'Steward']],
    ['sorts by distance', `?${near(LEEDS, 300)}&sort=nearest`, ['Steward', 'Door supervisor', 'CCTV operator']],
    ['sorts by pay', '?sort=paid', ['Steward', 'Door supervisor', 'CCTV operator']],
    ['filters by the lowest pay', '?payFrom=1500', ['Door supervisor', 'Steward']],
    ['filters by days in UK time', '?from=2026-11-18&to=2026-11-19', ['Door supervisor']],
    ['filters by role', '?role=cctv-operator', ['CCTV operator']],
    ['filters by licence', '?siaSector=Door%20Supervision', ['Door supervisor']],
    [
      'sorts by best match: the next two days first, then near and well paid',
      `?${near(LEEDS, 300)}&sort=best`,
      ['CCTV operator', 'Steward', 'Door supervisor'],
    ],
    ['finds words with accents by those without', '?text=cafe%20lodz', ['Steward']],
    ['finds words with accents by themselves', '?text=Caf%C3%A9%20%C5%81%C3%B3d%C5%BA', ['Steward']],
    ['finds names with an apostrophe by those without', '?text=oneills%20darcy', ['Steward']],
    ['finds names with an apostrophe by themselves', '?text=D%27Arcy', ['Steward']],
    ['finds words with a mistake in them', '?text=stewrd', ['Steward']],
    ['finds words with a mistake beside right ones', '?text=door%20supervizer', ['Door supervisor']],
    ['knows what the trade calls a door supervisor', '?text=Bouncers', ['Door supervisor']],
    ['takes quoted words as they are', '?text=%22stewrd%22', []],
    ['finds nothing for unknown words', '?text=zebra', []],
    [
      'treats SQL in the text as plain text',
      `?text=${encodeURIComponent(`'); drop table job; -- " | & ! ( <-> :* \\ %`)}`,
      [],
    ],
  ])('%s', async (_name, query, expected) => {
    const found = await titles(query)

    expect(found).toEqual(expected)
  })

  it.each([
    ['a word with a mistake', 'stewrd', 'steward'],
    ['words with a mistake beside right ones', 'door supervizer', 'door supervisor'],
    ['several words with mistakes', 'supervizer dor', 'supervisor door'],
    ['a word as jobs write it, not its stem', 'Operatr', 'operator'],
    ['a name with an apostrophe', 'onell', 'oneills'],
    ['what the trade calls a door supervisor', 'Bouncers', 'door supervisor'],
    ['words that jobs have', 'steward', undefined],
    ['words that no search is made for', 'zebra', undefined],
    ['a mistake without a job for the words that are meant', 'stewrd supervisor', undefined],
  ])('says which words it searched instead: %s', async (_name, text, searchedInstead) => {
    const answer = (await api.anonymous('GET', `/jobs?text=${encodeURIComponent(text)}`)).json()

    expect(answer.searchedInstead).toBe(searchedInstead)
    expect(answer.data.length > 0).toBe(text === 'steward' || searchedInstead !== undefined)
  })

  it('corrects to the word most alike among those of about its length', async () => {
    const title = 'Zolq marq marqbkkk'
    const job = await api.aPublishedJob(company, { title, siteId: london, shifts: [night(16)] })
    const instead = async (text: string) =>
      (await api.anonymous('GET', `/jobs?text=${text}&limit=1`)).json().searchedInstead

    expect([await instead('marqbzt'), await instead('zolqwvu')]).toEqual(['marqbkkk', undefined])
    await api.db.query(`update job set status = 'closed' where id = $1`, [job.id])
  })

  it('says on each page which words it searched instead, and begins no other words on a later page', async () => {
    const job = await api.aPublishedJob(company, { title: 'Door staff', siteId: london, shifts: [night(16)] })
    const first = (await api.anonymous('GET', '/jobs?text=dor&limit=1')).json()
    const second = (await api.anonymous('GET', `/jobs?text=dor&limit=1&cursor=${first.nextCursor}`)).json()
    const exact = (await api.anonymous('GET', '/jobs?text=door%20staff&limit=1')).json()
    const end = (await api.anonymous('GET', `/jobs?text=door%20staff&limit=1&cursor=${exact.nextCursor}`)).json()

    const said = [first, second, exact, end].map(({ data, searchedInstead }) => [data[0]?.title, searchedInstead])
    expect(said).toEqual([
      ['Door staff', 'door'],
      ['Door supervisor', 'door'],
      ['Door staff', undefined],
      [undefined, undefined],
    ])
    await api.db.query(`update job set status = 'closed' where id = $1`, [job.id])
  })

  it.each([
    ['the last day before the first', '?from=2026-11-20&to=2026-11-19', 'to'],
    ['a latitude without a longitude', '?lat=51.5', 'lat'],
    ['the North Pole', '?lat=90&lng=0&within=500&sort=paid', 'lat'],
    ['the middle of the Atlantic', '?lat=52&lng=-30', 'lng'],
    ['an unknown town', '?town=Atlantis', 'town'],
    ['sorting by nearest without a location', '?sort=nearest', 'sort'],
    ['an invalid cursor', '?cursor=abc', 'cursor'],
    ['pay that is not a number', '?payFrom=lots', 'payFrom'],
    ['a page of a thousand', '?limit=1000', 'limit'],
  ])('refuses %s and names the field', async (_name, query, field) => {
    const answer = await api.anonymous('GET', `/jobs${query}`)

    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it.each([
    ['the', true],
    ['🎉 👮‍♂️', true],
    ['unicorns', undefined],
  ])('says whether %s has a word to look for', async (text, noWords) => {
    const answer = await api.anonymous('GET', `/jobs?text=${encodeURIComponent(text)}`)

    expect(answer.json()).toEqual({ data: [], nextCursor: null, ...(noWords && { noWords }) })
  })

  it.each([
    ['no distance', 'within=-1', 'Choose from 1 to 500 miles.'],
    ['a distance that is no number', 'within=NaN&town=London', 'Choose from 1 to 500 miles.'],
    ['a distance longer than the country', 'within=999999&town=London', 'Choose from 1 to 500 miles.'],
    ['a licence that does not exist', 'siaSector=x', 'Choose an SIA licence of the list.'],
    ['a role longer than any', `role=${'x'.repeat(61)}`, 'Choose a role of the list.'],
    ['more pay than is paid', 'payFrom=50001', 'Enter £500.00 an hour or less.'],
    ['a place that is no number', 'lat=x&lng=0', 'Choose a place in the United Kingdom.'],
  ])('says of %s in plain words what to do', async (_name, query, message) => {
    const answer = await api.anonymous('GET', `/jobs?${query}`)

    expect(Object.values(answer.json().fields)).toEqual([message])
  })

  it.each(['soonest', 'paid', 'best', 'newest', 'nearest'])(
    'sorted by %s, pages neither repeat nor skip jobs while others are posted',
    async (sort) => {
      const query = `?sort=${sort}&limit=1&${near(LONDON, 300)}`
      const all = await titles(`?sort=${sort}&${near(LONDON, 300)}`)
      const seen: string[] = []
      let cursor = ''
      for (let page = 0; page < 10 && cursor !== null; page += 1) {
        const answer = (await api.anonymous('GET', `/jobs${query}${cursor && `&cursor=${cursor}`}`)).json()
        seen.push(...answer.data.map(({ title }: { title: string }) => title))
        if (page === 0)
          await api.aPublishedJob(company, {
            title: `Posted while paging by ${sort}`,
            siteId: london,
            payPerHour: 5000,
            shifts: [{ startsAt: '2026-11-16T10:00:00.000Z', endsAt: '2026-11-16T12:00:00.000Z' }],
          })
        cursor = answer.nextCursor
      }

      expect(seen.filter((title) => !title.startsWith('Posted while'))).toEqual(
        all.filter((title) => !title.startsWith('Posted while')),
      )
      expect(new Set(seen).size).toBe(seen.length)
      await api.db.query(`update job set status = 'closed' where title like 'Posted while%'`)
    },
  )
})

describe('for a seeker, the job search', () => {
  it.each([
    ['soonest', ['Steward'], ['CCTV operator', 'Door supervisor']],
    ['nearest', ['Steward'], ['Door supervisor', 'CCTV operator']],
    ['paid', ['Steward'], ['Door supervisor', 'CCTV operator']],
  ])('looks as far from home as they travel when no place is given, sorted by %s', async (sort, leedsFirst, london) => {
    const northerner = await api.aSeeker({ home: LEEDS })

    expect(await titles(`?sort=${sort}`, northerner)).toEqual(leedsFirst)
    expect(await titles(`?sort=${sort}`, ready)).toEqual(london)
  })

  it('looks as far from their home as they choose, and everywhere while it is not known', async () => {
    const homeless = await api.aSeeker()
    await api.db.query('update seeker set home_lat = null, home_lng = null where id = $1', [homeless.seekerId])

    expect(await titles('?sort=nearest&within=300', ready)).toEqual(['Door supervisor', 'CCTV operator', 'Steward'])
    expect(await titles('', homeless)).toEqual(['CCTV operator', 'Door supervisor', 'Steward'])
    expect(await titles(`?companyId=${company.companyId}`, ready)).toContain('Steward')
  })

  it('sorts by best match around their home when no location is given', async () => {
    const at = { shifts: [night(17)], payPerHour: 1400, role: 'event-steward', siaSector: null }
    await api.aPublishedJob(company, { ...at, title: 'Mill gate', siteId: leeds })
    await api.aPublishedJob(company, { ...at, title: 'Dock gate', siteId: london })

    expect(await titles('?sort=best&text=gate&within=300', await api.aSeeker({ home: LEEDS }))).toEqual([
      'Mill gate',
      'Dock gate',
    ])
    expect(await titles('?sort=best&text=gate&within=300', ready)).toEqual(['Dock gate', 'Mill gate'])
    await api.db.query(`update job set status = 'closed' where title like '% gate'`)
  })

  it('says why they cannot work a job and where to fix it', async () => {
    const unlicensed = await api.aSeeker({ licence: null, rightToWork: false, home: LEEDS })

    const answer = await api.as(unlicensed, 'GET', `/jobs/${jobs.doors.id}`)

    expect(
      answer.json().data.reasons.map(({ code, fixPath }: { code: string; fixPath: string }) => [code, fixPath]),
    ).toEqual([
      ['right-to-work-missing', '/edit-right-to-work'],
      ['licence-missing', '/edit-license'],
      ['distance', expect.any(String)],
    ])
  })

  it('checks the licence the job needs and the right to work on its last day', async () => {
    const guarded = await api.aJob(company, {
      title: 'Dock marshal',
      role: 'Dock marshal',
      siaSector: 'Close Protection',
      siteId: london,
      status: 'closed',
      shifts: [night(20)],
    })
    const limited = await api.aSeeker()
    await api.db.query(`update right_to_work set expires_on = '2026-11-20' where seeker_id = $1`, [limited.seekerId])

    const answer = await api.as(limited, 'GET', `/jobs/${guarded.id}`)

    expect(
      answer.json().data.reasons.map(({ code, message }: { code: string; message: string }) => [code, message]),
    ).toEqual([
      [
        'right-to-work-expired',
        'Your right-to-work record ends on Fri 20 Nov 2026, before this work does: add the new one',
      ],
      ['licence-missing', 'This needs an SIA licence for Close Protection: add yours to your profile'],
    ])
  })

  it('counts only the shifts that are neither over nor full', async () => {
    const past = { startsAt: '2026-11-14T22:00:00.000Z', endsAt: '2026-11-15T06:00:00.000Z' }
    const job = await api.aJob(company, {
      siteId: london,
      status: 'closed',
      shifts: [past, night(25), night(26, 3), night(27, 2)],
    })
    await api.anAssignment({ job, shift: job.shifts[1] ?? job.shift, company, seeker: await api.aSeeker() })

    const answer = await api.anonymous('GET', `/jobs/${job.id}`)

    expect(answer.json().data).toMatchObject({
      nextShift: { startsAt: '2026-11-26T22:00:00.000Z' },
      shiftCount: 2,
      placesLeft: 2,
    })
  })

  it('says on each card where they stand with the job', async () => {
    const job = await api.aPublishedJob(company, {
      title: 'Standing',
      siteId: london,
      shifts: [night(25, 2)],
    })
    const sam = await api.aSeeker()
    const standing = async (as = sam) =>
      (await api.as(as, 'GET', '/jobs?text=Standing')).json().data.map((card: { standing: string }) => card.standing)
    const before = await standing()
    await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})
    const applied = await standing()
    const offer = (await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })).json().data
    const offered = await standing()
    await api.as(sam, 'POST', `/offers/${offer.id}/accept`, { selfBilling: true })

    expect([before, applied, offered, await standing(), await standing(ready)]).toEqual([
      [null],
      ['applied'],
      ['offered'],
      ['accepted'],
      [null],
    ])
    await api.db.query(`update job set status = 'closed' where id = $1`, [job.id])
  })

  it('counts each shift of a job once, and says the rest beside each of the others where it is chosen', async () => {
    const job = await api.aPublishedJob(company, { siteId: london, shifts: [night(25), night(26), night(27)] })
    const sam = await api.aSeeker({ home: LONDON })
    await api.db.query(
      `insert into availability (seeker_id, weekday, start_time, end_time) values ($1, 1, '09:00', '10:00')`,
      [sam.seekerId],
    )
    const day = { startsAt: '2026-11-27T09:00:00.000Z', endsAt: '2026-11-27T17:00:00.000Z' }
    const other = await api.aPublishedJob(company, { siteId: london, shifts: [day] })
    await api.anAssignment({ job: other, company, seeker: sam })

    const { reasons, mine } = (await api.as(sam, 'GET', `/jobs/${job.id}`)).json().data

    expect(reasons.map(({ message }: { message: string }) => message)).toEqual([
      'All 3 shifts are outside the hours you gave',
    ])
    const told = (hours: number, side: string) =>
      `Only ${hours} h of rest ${side} your shift Fri 27 Nov 2026, 09:00–17:00 (8 h). At least 11 h is safer`
    expect(mine.shortRests.map(({ text }: { text: string }) => text)).toEqual([told(3, 'before'), told(5, 'after')])
    await api.db.query(`update job set status = 'closed' where id = any($1)`, [[job.id, other.id]])
  })

  it('gives no reasons when they can work the job', async () => {
    const answer = await api.as(ready, 'GET', `/jobs/${jobs.doors.id}`)

    expect(answer.json().data).toMatchObject({ reasons: [], saved: false, mine: { application: null, offer: null } })
  })

  it('filters by the jobs they saved', async () => {
    await api.as(ready, 'PUT', `/jobs/${jobs.leeds.id}/saved`)
    await api.as(ready, 'PUT', `/jobs/${jobs.leeds.id}/saved`)

    expect(await titles('?saved=yes', ready)).toEqual(['Steward'])
    expect(await titles('?saved=yes', await api.aSeeker())).toEqual([])

    await api.as(ready, 'DELETE', `/jobs/${jobs.leeds.id}/saved`)
    expect(await titles('?saved=yes', ready)).toEqual([])
  })

  it('shows neither the PIN nor a draft', async () => {
    const shown = await api.as(ready, 'GET', `/jobs/${jobs.doors.id}`)
    const draft = await api.aJob(company, { siteId: london })

    expect(shown.body).not.toContain('pin')
    expect((await api.as(ready, 'GET', `/jobs/${draft.id}`)).statusCode).toBe(404)

    await api.as(company, 'POST', `/jobs/${draft.id}/cancel`, { reason: 'Not needed' })
    expect((await api.as(ready, 'GET', `/jobs/${draft.id}`)).statusCode).toBe(404)
    expect((await api.as(ready, 'PUT', `/jobs/${draft.id}/saved`)).statusCode).toBe(404)
    expect((await api.as(ready, 'GET', '/jobs/not-an-id')).statusCode).toBe(404)
  })

  it('shows the list to somebody who has just signed up', async () => {
    const newcomer = await api.aSeeker({ complete: false })

    const answer = await api.as(newcomer, 'GET', '/jobs?within=300')

    expect(answer.statusCode).toBe(200)
    expect(answer.json().data[0]).toMatchObject({ reasons: expect.any(Array) })
  })

  it('returns the public list when the request does not name the person', async () => {
    const newcomer = await api.aSeeker({ complete: false })

    const answer = await api.anonymous('GET', '/jobs?sort=newest&limit=3', undefined, {
      cookie: `${SESSION_COOKIE}=${newcomer.secret}`,
    })

    expect(answer.statusCode).toBe(200)
    expect(answer.json().data[0]).toMatchObject({ reasons: null, saved: false })
  })
})

describe('the list of open jobs', () => {
  it('leaves out a job whose last place is taken, and shows it again when the place is free', async () => {
    const job = await api.aPublishedJob(company, { title: 'One place', siteId: london, shifts: [night(26)] })
    const taken = await api.anAssignment({ job, company, seeker: ready })
    expect(await titles('?text=One%20place')).toEqual([])

    await api.db.query(`update assignment set status = 'cancelled' where id = $1`, [taken])

    expect(await titles('?text=One%20place')).toEqual(['One place'])
  })

  it('leaves out a shift from its start on, refreshed or not', async () => {
    const job = await api.aPublishedJob(company, { title: 'Begun', siteId: london, shifts: [night(16)] })
    expect(await titles('?text=Begun')).toEqual(['Begun'])

    api.moveTo('2026-11-16T22:00:00.000Z')
    const before = await titles('?text=Begun')
    await refreshOpenJobs(api.deps, api.deps.clock.now())
    const shown = (await api.anonymous('GET', `/jobs/${job.id}`)).json().data

    expect([before, await titles('?text=Begun')]).toEqual([[], []])
    expect(shown).toMatchObject({ nextShift: null, shiftCount: 0 })
  })

  it('shows a job by its next shift when the first has started', async () => {
    api.moveTo('2026-11-18T05:00:00.000Z')
    await refreshOpenJobs(api.deps, api.deps.clock.now())

    expect(await titles('?text=CCTV')).toEqual(['CCTV operator'])
    expect(await titles('?to=2026-11-23&text=CCTV')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const acme = await api.aCompany()
const globex = await api.aCompany()
const sam = await api.aSeeker()

const rate = {
  role: 'door-supervisor',
  from: '2026-01-01',
  pencePerHour: 2400,
  night: null,
  saturday: 2600,
  sunday: null,
  bankHoliday: null,
}
const contract = {
  title: 'Weekend doors',
  startsOn: '2026-11-01',
  endsOn: null,
  noticeDays: 28,
  rates: [rate],
  posts: [{ name: 'Front door', siteId: null, role: 'door-supervisor', positions: 2 }],
}
let count = 0
const aClient = async (fields: object = {}) => {
  count += 1
  const made = await api.as(acme, 'POST', '/clients', { name: `Harbour Events ${count}`, ...fields })
  return made.json<{ data: { id: string; name: string; version: number } }>().data
}
const shown = async (id: string) => (await api.as(acme, 'GET', `/clients/${id}`)).json().data

it('adds a client, changes it and lists it with its contract and sites', async () => {
  const { id, version } = await aClient({ contactName: 'Ola Fox', billingEmail: 'accounts@harbour.example' })
  const siteId = await api.aSite(acme)
  await api.as(acme, 'PUT', `/clients/${id}/sites`, { siteIds: [siteId] })
  await api.as(acme, 'POST', `/clients/${id}/contracts`, contract)

  const changed = await api.as(acme, 'PATCH', `/clients/${id}`, { name: 'Harbour Nights', phone: '020', version })
  const listed = await api.as(acme, 'GET', '/clients?text=harbour+nights')

  expect(changed.json().data).toMatchObject({ name: 'Harbour Nights', contactName: '', sites: [{ id: siteId }] })
  expect(listed.json().data).toMatchObject([
    { id, sites: 1, contract: { title: 'Weekend doors', endsOn: null }, shiftsAhead: 0 },
  ])
})

it('refuses the second of two planners who change the same client or contract', async () => {
  const { id, name, version } = await aClient()
  const change = (phone: string) => api.as(acme, 'PATCH', `/clients/${id}`, { name, phone, version })

  const statuses = [(await change('1')).statusCode, (await change('2')).statusCode]
  const added = (await api.as(acme, 'POST', `/clients/${id}/contracts`, contract)).json().data.contracts[0]
  const again = (title: string) =>
    api.as(acme, 'PATCH', `/clients/${id}/contracts/${added.id}`, { ...contract, title, version: added.version })
  const contracts = [(await again('A')).statusCode, (await again('B')).json().code]

  expect(statuses).toEqual([200, 409])
  expect(contracts).toEqual([200, 'record.changed'])
})

it('has each name once among the clients that are not archived', async () => {
  const { id, name } = await aClient()

  const second = await api.as(acme, 'POST', '/clients', { name: name.toUpperCase() })
  await api.as(acme, 'POST', `/clients/${id}/archive`, {})
  const third = await api.as(acme, 'POST', '/clients', { name })
  const restored = await api.as(acme, 'POST', `/clients/${id}/restore`, {})
  const elsewhere = await api.as(globex, 'POST', '/clients', { name })

  expect(second.json()).toMatchObject({ code: 'client.name-taken', fields: { name: expect.any(String) } })
  expect([third.statusCode, restored.statusCode, elsewhere.statusCode]).toEqual([200, 409, 200])
  expect((await api.as(acme, 'GET', `/clients?archived=true&text=${name}`)).json().data).toMatchObject([{ id }])
})

it.each([
  ['a second contract in force on the same days', { startsOn: '2026-12-01' }, 'startsOn'],
  ['a last day before the first', { startsOn: '2025-12-01', endsOn: '2025-11-01' }, 'endsOn'],
  [
    'two rates of a role from one day',
    { startsOn: '2024-01-01', endsOn: '2024-02-01', rates: [rate, rate] },
    'rates.1.from',
  ],
  [
    'a Saturday below the usual charge',
    { startsOn: '2024-01-01', endsOn: '2024-02-01', rates: [{ ...rate, saturday: 2000 }] },
    'rates.0.saturday',
  ],
  ['a role nobody has', { rates: [{ ...rate, role: 'jester' }] }, 'rates.0.role'],
])('refuses %s and names the field', async (_name, change, field) => {
  const { id } = await aClient()
  await api.as(acme, 'POST', `/clients/${id}/contracts`, contract)

  const refused = await api.as(acme, 'POST', `/clients/${id}/contracts`, { ...contract, ...change })

  expect(Object.keys(refused.json().fields)).toContain(field)
})

describe('a job at a site of a client', () => {
  const draft = (siteId: string) => ({
    title: 'Door supervisor',
    role: 'door-supervisor',
    siteId,
    payPerHour: 1450,
    schedule: {
      startDate: '2026-11-21',
      duration: '1 Day',
      days: [{ day: 'Saturday', start: '22:00', end: '06:00' }],
    },
    positions: 2,
    pin: '0427',
    alertDuration: 60,
    publish: true,
  })
  const owner = async (jobId: string) =>
    (await api.db.query('select client_id, contract_id from job where id = $1', [jobId]))[0]

  it('is for that client, under the contract in force on its first day', async () => {
    const { id } = await aClient()
    const siteId = await api.aSite(acme)
    await api.as(acme, 'PUT', `/clients/${id}/sites`, { siteIds: [siteId] })
    await api.as(acme, 'POST', `/clients/${id}/contracts`, contract)

    const job = (await api.as(acme, 'POST', '/jobs', draft(siteId))).json().data

    const { contracts, jobsAhead } = await shown(id)
    expect(await owner(job.id)).toEqual({ clientId: id, contractId: contracts[0].id })
    expect(jobsAhead).toMatchObject([{ id: job.id, shifts: 1, taken: 0, places: 2, draft: false }])
  })

  it('names client and contract to who may see clients, and the list narrows to the client', async () => {
    const { id, name } = await aClient()
    const siteId = await api.aSite(acme)
    await api.as(acme, 'PUT', `/clients/${id}/sites`, { siteIds: [siteId] })
    await api.as(acme, 'POST', `/clients/${id}/contracts`, contract)
    const job = (await api.as(acme, 'POST', '/jobs', draft(siteId))).json().data
    const controller = await api.aMember(acme, { role: 'controller' })

    const [listed, counts] = [`/company/jobs?clientId=${id}`, `/company/job-counts?clientId=${id}`].map((path) =>
      api.as(acme, 'GET', path),
    )
    const [forPlanner, forController] = await Promise.all(
      [await api.aMember(acme, { role: 'planner' }), controller].map(async (member) => {
        const { client, contractTitle } = (await api.as(member, 'GET', `/company/jobs/${job.id}`)).json().data
        return { client, contractTitle }
      }),
    )

    expect((await listed)?.json().data).toMatchObject([{ id: job.id, client: { id, name } }])
    const siteFor = async (member: Company) =>
      (await api.as(member, 'GET', '/sites')).json().data.find((site: { id: string }) => site.id === siteId)
    expect(await siteFor(acme)).toMatchObject({ clientName: name })
    expect(await siteFor(controller)).not.toHaveProperty('clientName')
    expect((await counts)?.json().data).toMatchObject({ open: 1, draft: 0 })
    expect(forPlanner).toEqual({ client: { id, name }, contractTitle: 'Weekend doors' })
    expect(forController).toEqual({ client: null, contractTitle: null })
    expect((await api.as(controller, 'GET', '/company/jobs')).json().data).toSatisfy((all: { client: unknown }[]) =>
      all.every(({ client }) => client === null),
    )
  })

  it('counts for the required posts of its day once it is posted', async () => {
    const { id } = await aClient()
    const siteId = await api.aSite(acme)
    await api.as(acme, 'PUT', `/clients/${id}/sites`, { siteIds: [siteId] })
    const posts = [{ ...contract.posts[0], siteId, positions: 3 }]
    await api.as(acme, 'POST', `/clients/${id}/contracts`, { ...contract, posts })
    const saturday = async () =>
      (await shown(id)).postsAhead.find(({ date }: { date: string }) => date === '2026-11-21')

    const job = (await api.as(acme, 'POST', '/jobs', { ...draft(siteId), publish: false })).json().data
    const asDraft = await saturday()
    const published = (await api.as(acme, 'POST', `/jobs/${job.id}/publish`, {})).json().data

    expect(asDraft).toMatchObject({ required: 3, posted: 0 })
    expect(await saturday()).toEqual({
      date: '2026-11-21',
      required: 3,
      posted: 2,
      filled: 0,
      missing: [{ name: 'Front door', siteId, role: 'door-supervisor', times: null, required: 3, posted: 2 }],
    })
    expect((await shown(id)).postsAhead).toHaveLength(7)
    await api.anAssignment({ job: published, shift: published.shifts[0], company: acme, seeker: sam })
    expect(await saturday()).toMatchObject({ posted: 2, filled: 1 })
  })

  it('counts only on the days of the post, and only shifts that cover its times', async () => {
    const { id } = await aClient()
    const siteId = await api.aSite(acme)
    const post = { ...contract.posts[0], siteId, days: ['Saturday'], times: { start: '22:00', end: '06:00' } }
    const late = { ...post, name: 'Bar', positions: 1, times: { start: '23:00', end: '07:00' } }
    await api.as(acme, 'POST', `/clients/${id}/contracts`, { ...contract, posts: [post, late] })
    await api.aPublishedJob(acme, {
      siteId,
      positions: 2,
      shifts: [{ startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }],
    })
    await api.as(acme, 'PUT', `/clients/${id}/sites`, { siteIds: [siteId] })

    expect((await shown(id)).postsAhead).toMatchObject([
      { date: '2026-11-21', required: 3, posted: 2, missing: [{ name: 'Bar', required: 1, posted: 0 }] },
    ])
    const notPosted = async (of: Company) =>
      (await api.as(of, 'GET', '/company/control-room'))
        .json()
        .data.notPosted.find((one: { id: string }) => one.id === id)
    expect(await notPosted(acme)).toMatchObject({ places: 1, from: '2026-11-21' })
    expect(await notPosted(await api.aMember(acme, { role: 'controller' }))).toBeUndefined()
  })

  it('follows its site to another client while shifts are to come, and stays when they are over', async () => {
    const [first, second] = [await aClient(), await aClient()]
    const siteId = await api.aSite(acme)
    const past = await api.aPublishedJob(acme, {
      siteId,
      shifts: [{ startsAt: '2026-11-14T22:00:00.000Z', endsAt: '2026-11-15T06:00:00.000Z' }],
    })
    await api.db.query('update job set client_id = $2 where id = $1', [past.id, first.id])
    const coming = await api.aPublishedJob(acme, { siteId })
    await api.as(acme, 'PUT', `/clients/${first.id}/sites`, { siteIds: [siteId] })
    expect(await owner(coming.id)).toMatchObject({ clientId: first.id })

    await api.as(acme, 'PUT', `/clients/${second.id}/sites`, { siteIds: [siteId] })

    expect(await owner(coming.id)).toMatchObject({ clientId: second.id })
    expect(await owner(past.id)).toMatchObject({ clientId: first.id })
    expect((await shown(first.id)).sites).toEqual([])
  })

  it('never takes a site of another company', async () => {
    const { id } = await aClient()
    const siteId = await api.aSite(globex)

    const refused = await api.as(acme, 'PUT', `/clients/${id}/sites`, { siteIds: [siteId] })

    expect(refused.json().code).toBe('site.missing')
  })
})

it("is open to the company's own people only", async () => {
  const { id, name } = await aClient()
  const added = (await api.as(acme, 'POST', `/clients/${id}/contracts`, contract)).json().data.contracts[0]
  const people = { wrongRole: sam, stranger: globex }
  await api.refusals({ method: 'GET', path: '/clients', wrongRole: sam })
  await api.refusals({ method: 'POST', path: '/clients', body: { name }, wrongRole: sam })
  for (const [method, path, body] of [
    ['GET', `/clients/${id}`, undefined],
    ['PATCH', `/clients/${id}`, { name, version: 1 }],
    ['POST', `/clients/${id}/archive`, {}],
    ['POST', `/clients/${id}/restore`, {}],
    ['PUT', `/clients/${id}/sites`, { siteIds: [] }],
    ['POST', `/clients/${id}/contracts`, contract],
    ['PATCH', `/clients/${id}/contracts/${added.id}`, { ...contract, version: 1 }],
  ] as const)
    await api.refusals({ method, path, ...(body && { body }), ...people })
})

it('a member limited to some sites sees only the clients there, and changes no other sites', async () => {
  const [mine, other] = [await aClient(), await aClient()]
  const [siteId, hidden, elsewhere] = [await api.aSite(acme), await api.aSite(acme), await api.aSite(acme)]
  await api.as(acme, 'PUT', `/clients/${mine.id}/sites`, { siteIds: [siteId, hidden] })
  await api.as(acme, 'PUT', `/clients/${other.id}/sites`, { siteIds: [elsewhere] })
  const planner = await api.aMember(acme, { role: 'planner', siteIds: [siteId] })

  const read = async (id: string) => await api.as(planner, 'GET', `/clients/${id}`)
  const placed = await api.as(planner, 'PUT', `/clients/${mine.id}/sites`, { siteIds: [] })

  expect((await read(other.id)).statusCode).toBe(404)
  expect(placed.json().data.sites).toEqual([])
  expect((await shown(mine.id)).sites).toMatchObject([{ id: hidden }])
})

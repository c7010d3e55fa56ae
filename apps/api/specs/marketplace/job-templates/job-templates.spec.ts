import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const acme = await api.aCompany()
const globex = await api.aCompany()
const sam = await api.aSeeker()

const saturdays = (siteId: string, change: object = {}) => ({
  name: 'Saturday doors',
  title: 'Door supervisor, Saturday night',
  role: 'door-supervisor',
  siteId,
  payPerHour: 1450,
  positions: 2,
  alertDuration: 30,
  siaSector: 'Door Supervision',
  requirements: ['own-car'],
  duration: '1 Day',
  days: [{ day: 'Saturday', start: '22:00', end: '06:00' }],
  ...change,
})

async function aTemplate(change: object = {}, company: Company = acme) {
  const siteId = await api.aSite(company)
  const made = await api.as(company, 'POST', '/job-templates', saturdays(siteId, { name: siteId, ...change }))
  if (made.statusCode !== 200) throw new Error(made.body)
  return { siteId, id: made.json<{ data: { id: string } }>().data.id }
}
const shown = async (id: string, as: Person = acme) => (await api.as(as, 'GET', `/job-templates/${id}`)).json().data
const names = async (as: Person) =>
  (await api.as(as, 'GET', '/job-templates')).json().data.map(({ name }: { name: string }) => name)

it('keeps everything of a job but its first day and PIN, renames it and removes it', async () => {
  const { id, siteId } = await aTemplate()
  await api.as(acme, 'PATCH', `/job-templates/${id}`, { name: 'Doors' })

  const { name: _, ...fields } = saturdays(siteId)
  expect(await shown(id)).toEqual({
    id,
    name: 'Doors',
    fields: { description: '', otherRequirements: '', knownRisks: '', breaksPaid: false, ...fields },
    problems: [],
  })
  expect((await api.as(acme, 'GET', '/job-templates')).json().data).toContainEqual({
    id,
    name: 'Doors',
    title: 'Door supervisor, Saturday night',
    siteName: 'Tobacco Dock',
    payPerHour: 1450,
    positions: 2,
    isDefault: false,
  })

  await api.as(acme, 'DELETE', `/job-templates/${id}`)
  expect(await names(acme)).not.toContain('Doors')
})

it('says what is not valid any more, and gives the rest', async () => {
  const { id, siteId } = await aTemplate({ payPerHour: 1150 })
  await api.db.query(
    `update job_template set fields = fields || '{"requirements": ["own-car", "own-horse"], "alertDuration": 45,
       "siaSector": "Key Holding"}' where id = $1`,
    [id],
  )
  await api.db.query('update site set removed_at = now() where id = $1', [siteId])

  const { fields, problems } = await shown(id)

  expect(fields).toMatchObject({
    title: 'Door supervisor, Saturday night',
    requirements: ['own-car'],
    payPerHour: 1150,
  })
  expect(Object.keys(fields)).not.toEqual(expect.arrayContaining(['siteId']))
  expect([fields.alertDuration, fields.siaSector]).toEqual([undefined, null])
  expect(problems).toEqual([
    { field: 'requirements', message: 'S4 does not know one of the requirements any more. Look at them again.' },
    { field: 'siteId', message: 'The site Tobacco Dock has been removed. Choose another.' },
    { field: 'alertDuration', message: 'Choose 15, 30, 60 or 120 minutes.' },
    { field: 'siaSector', message: 'The licence does not fit the role any more. Choose it again.' },
    {
      field: 'payPerHour',
      message: '£11.50 an hour is below the National Living Wage of £12.71: fewer people will apply.',
    },
  ])
})

it.each<[what: string, change: object, field: string]>([
  ['a name of another template', { name: 'TAKEN' }, 'name'],
  ['no name', { name: ' ' }, 'name'],
  ['another company’s site', { siteId: await api.aSite(globex) }, 'siteId'],
  ['a licence of another role', { siaSector: 'Key Holding' }, 'siaSector'],
])('refuses %s at its field', async (_what, change, field) => {
  const siteId = await api.aSite(acme)
  await api.as(acme, 'POST', '/job-templates', saturdays(siteId, { name: 'Taken' }))

  const refused = await api.as(acme, 'POST', '/job-templates', saturdays(siteId, { name: 'New', ...change }))

  expect(Object.keys(refused.json().fields)).toEqual([field])
})

it('a company has 100 at most', async () => {
  const full = await api.aCompany()
  const { id, siteId } = await aTemplate({}, full)
  await api.db.query(
    `insert into job_template select gen_random_uuid(), company_id, site_id, 'Copy ' || n, fields, created_at
     from job_template, generate_series(1, 99) n where id = $1`,
    [id],
  )

  const refused = await api.as(full, 'POST', '/job-templates', saturdays(siteId, { name: 'Another' }))

  expect(refused.json().fields.name).toBe('Your company has 100 templates. Remove one first.')
})

describe('a template is for', () => {
  it('members who may post jobs, of its company', async () => {
    const { id } = await aTemplate()
    const readOnly = await api.aMember(acme, { role: 'readOnly' })
    const path = `/job-templates/${id}`

    for (const wrongRole of [sam, readOnly]) {
      await api.refusals({ method: 'GET', path: '/job-templates', wrongRole })
      await api.refusals({ method: 'POST', path: '/job-templates', body: {}, wrongRole })
      await api.refusals({ method: 'GET', path, wrongRole, stranger: globex })
      await api.refusals({ method: 'PATCH', path, body: { name: 'Mine' }, wrongRole, stranger: globex })
      await api.refusals({
        method: 'PUT',
        path: `${path}/default`,
        body: { isDefault: true },
        wrongRole,
        stranger: globex,
      })
      await api.refusals({ method: 'DELETE', path, wrongRole, stranger: globex })
    }
  })

  it('members of its site', async () => {
    const [here, there] = [await aTemplate(), await aTemplate()]
    const planner = await api.aMember(acme, { role: 'planner', siteIds: [here.siteId] })
    const path = `/job-templates/${there.id}`

    expect(await names(planner)).toEqual([here.siteId])
    expect((await shown(here.id, planner)).id).toBe(here.id)
    const refused = [
      await api.as(planner, 'GET', path),
      await api.as(planner, 'PATCH', path, { name: 'Mine' }),
      await api.as(planner, 'DELETE', path),
      await api.as(planner, 'POST', '/job-templates', saturdays(there.siteId, { name: 'Mine' })),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })
})

it('is what new jobs begin with, one at a time', async () => {
  const [first, second] = [await aTemplate({ name: 'First' }), await aTemplate({ name: 'Second' })]
  const choose = (id: string, isDefault: boolean, by = acme) =>
    api.as(by, 'PUT', `/job-templates/${id}/default`, { isDefault })
  const defaults = async () =>
    (await api.as(acme, 'GET', '/job-templates'))
      .json<{ data: { name: string; isDefault: boolean }[] }>()
      .data.filter(({ isDefault }) => isDefault)
      .map(({ name }) => name)

  await Promise.all([choose(first.id, true), choose(second.id, true)])
  expect(await defaults()).toHaveLength(1)
  expect((await choose(first.id, true, globex)).statusCode).toBe(404)
  expect(await defaults()).toHaveLength(1)
  await Promise.all([choose(first.id, false), choose(second.id, false)])
  expect(await defaults()).toEqual([])
})

it('goes with its company', async () => {
  const { id } = await aTemplate()
  const rows = () => api.db.query('select 1 from job_template where id = $1', [id])
  expect(await rows()).toHaveLength(1)

  const { eraseTemplates } = await import('@s4/api-marketplace/job-templates')
  await eraseTemplates(api.db, { companyId: acme.companyId })

  expect(await rows()).toEqual([])
})

it('does not put a template of a limited member in the place of one that they do not see', async () => {
  const globexes = await aTemplate({}, globex)
  const own = await aTemplate({}, globex)
  const planner = await api.aMember(globex, { role: 'planner', siteIds: [own.siteId] })
  const begin = (by: Person, id: string, isDefault = true) =>
    api.as(by, 'PUT', `/job-templates/${id}/default`, { isDefault })
  await begin(globex, globexes.id)

  const refused = await begin(planner, own.id)

  expect(refused.json()).toMatchObject({ status: 403, detail: expect.stringContaining('a site that you do not see') })
  await begin(globex, globexes.id, false)
  expect((await begin(planner, own.id)).statusCode).toBe(200)
})

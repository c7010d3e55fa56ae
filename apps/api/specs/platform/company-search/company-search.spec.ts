import { describe, expect, it } from 'vitest'
import type { Person } from '../../../src/testing/person'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-23T09:00:00.000Z' })

interface Result {
  kind: string
  title: string
  path: string
}
const answer = (who: Person, text: string) => api.as(who, 'GET', `/company/search?text=${encodeURIComponent(text)}`)
const find = async (who: Person, text: string): Promise<Result[]> => (await answer(who, text)).json().data
const titles = async (who: Person, text: string) => (await find(who, text)).map(({ title }) => title)

describe('a company finds', () => {
  it('jobs, people, sites and invoices by unfinished words, with where they are', async () => {
    const shift = await aWorkedShift(api)
    const { company, job, id } = shift
    await api.db.query(`update seeker set fullname = 'Siân Evans-Price' where id = $1`, [shift.seeker.seekerId])
    await api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })
    const [invoice] = (await api.as(company, 'GET', '/invoices')).json().data

    expect(await find(company, 'door sat')).toMatchObject([{ kind: 'job', path: `/job-detail/${job.id}` }])
    expect(await find(company, 'tobac e1w')).toMatchObject([
      { kind: 'site', title: 'Tobacco Dock', path: `/sites/${job.siteId}` },
    ])
    expect(await find(company, 'price')).toMatchObject([
      {
        kind: 'person',
        title: 'Siân Evans-Price',
        detail: 'Worked for you',
        path: `/assign-jobDetail/${job.id}?shift=${job.shift.id}`,
      },
      { kind: 'invoice', title: invoice.number },
    ])
    expect(await titles(company, invoice.number.toLowerCase())).toEqual([invoice.number])
    await api.as(company, 'POST', '/clients', { name: 'Harbour Events', contactName: 'Ola Fox' })
    expect(await find(company, 'harbour')).toMatchObject([{ kind: 'client', detail: 'Ola Fox' }])
    expect(await titles(company, 'si')).toContain('Siân Evans-Price')
    expect(await titles(company, 'ian')).toEqual([])
  })

  it('words with a mistake in them, when nothing matches', async () => {
    const company = await api.aCompany()
    await api.aPublishedJob(company, { title: 'Retail security officer' })

    expect(await titles(company, 'retial secuirty')).toEqual([])
    expect(await titles(company, 'securty')).toEqual(['Retail security officer'])
    expect(await titles(company, '100%')).toEqual([])
    expect(await titles(company, String.raw`\%_`)).toEqual([])
  })

  it('people by a name with a letter missing, and by a new name', async () => {
    const { company, seeker } = await aWorkedShift(api)
    await api.db.query(`update seeker set fullname = 'Quentin Underhill' where id = $1`, [seeker.seekerId])

    expect(await titles(company, 'unerhill')).toEqual(['Quentin Underhill'])

    await api.db.query(`update seeker set fullname = 'Quentin Fox' where id = $1`, [seeker.seekerId])
    expect(await titles(company, 'underhill')).toEqual([])
  })

  it('people who applied or were saved and never worked', async () => {
    const company = await api.aCompany()
    const saved = await api.aSeeker({ fullname: 'Ada Okafor', findable: true })
    expect(await titles(company, 'okafor')).toEqual([])

    await api.db.query(`insert into saved_worker (company_id, seeker_id, saved_at) values ($1, $2, now())`, [
      company.companyId,
      saved.seekerId,
    ])
    expect(await titles(company, 'okafor')).toEqual(['Ada Okafor'])

    await api.db.query('delete from saved_worker where seeker_id = $1', [saved.seekerId])
    expect(await titles(company, 'okafor')).toEqual([])
  })

  it('those that begin as typed first, then the newest, six of a kind', async () => {
    const company = await api.aCompany()
    await api.aPublishedJob(company, { title: 'Event steward' })
    for (const night of [1, 2, 3, 4, 5, 6]) await api.aPublishedJob(company, { title: `Night event ${night}` })

    const found = await titles(company, 'event')

    expect(found).toHaveLength(6)
    expect(found[0]).toBe('Event steward')
  })
})

describe('nobody finds', () => {
  it('what is another company’s, or a worker it has nothing to do with', async () => {
    const { company } = await aWorkedShift(api)
    const other = await api.aCompany()
    await api.aSeeker({ fullname: 'Quentin Underhill', findable: true })

    expect(await titles(other, 'door')).toEqual([])
    expect(await titles(other, 'tobacco')).toEqual([])
    expect(await titles(company, 'underhill')).toEqual([])
    await api.refusals({ method: 'GET', path: '/company/search?text=door', wrongRole: await api.aSeeker() })
  })

  it('what their role or their sites do not show', async () => {
    const shift = await aWorkedShift(api)
    const { company, job, id } = shift
    await api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })
    const [invoice] = (await api.as(company, 'GET', '/invoices')).json().data
    await api.aPublishedJob(company, { title: 'Door supervisor elsewhere' })
    await api.db.query(`update company_member set role = 'siteSupervisor', all_sites = false where uid = $1`, [
      company.uid,
    ])
    await api.db.query('insert into company_member_site (company_id, uid, site_id) values ($1, $2, $3)', [
      company.companyId,
      company.uid,
      job.siteId,
    ])

    expect(await titles(company, invoice.number)).toEqual([])
    expect(await find(company, 'door')).toMatchObject([{ path: `/job-detail/${job.id}` }])
  })

  it('anything by one letter', async () => {
    expect((await answer(await api.aCompany(), 'a')).json().fields).toEqual({ text: 'Type two letters or more.' })
  })
})

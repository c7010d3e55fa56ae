import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'

const api = await startApi()

let harbour: Company
let dock: string
let arch: string
beforeEach(async () => {
  harbour = await api.aCompany()
  dock = await api.aSite(harbour, { name: 'Dock' })
  arch = await api.aSite(harbour, { name: 'arch' })
  await api.aPublishedJob(harbour, { siteId: dock, title: 'b', payPerHour: 1500, positions: 1 })
  await api.aPublishedJob(harbour, { siteId: arch, title: 'C', payPerHour: 1300, positions: 3 })
  const job = await api.aPublishedJob(harbour, { siteId: dock, title: '=A', payPerHour: 1400, positions: 2 })
  await api.as(await api.aSeeker(), 'POST', `/jobs/${job.id}/applications`, { note: '' })
})

async function inPages(query: string): Promise<string[]> {
  const titles: string[] = []
  let cursor = ''
  do {
    const page = (await api.as(harbour, 'GET', `/company/jobs?limit=1&${query}${cursor}`)).json()
    titles.push(...page.data.map(({ title }: { title: string }) => title))
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
  } while (cursor)
  return titles
}

describe('the jobs of a company', () => {
  it.each([
    ['sort=title', ['=A', 'b', 'C']],
    ['sort=-title', ['C', 'b', '=A']],
    ['sort=pay', ['C', '=A', 'b']],
    ['sort=-free', ['C', '=A', 'b']],
  ])('%s are sorted over all pages', async (query, titles) => {
    expect(await inPages(query)).toEqual(titles)
  })

  it('are sorted by site and applicants, within a filter too', async () => {
    expect((await inPages('sort=site'))[0]).toBe('C')
    expect((await inPages('sort=-applicants'))[0]).toBe('=A')
    expect(await inPages(`sort=-pay&siteId=${dock}&state=open`)).toEqual(['b', '=A'])
    const forged = Buffer.from(JSON.stringify({ key: 'x', id: dock })).toString('base64url')
    const refused = (await api.as(harbour, 'GET', `/company/jobs?sort=pay&cursor=${forged}`)).json()
    expect(refused.fields).toHaveProperty('cursor')
  })

  it('are one file, narrowed and sorted like the list, formulas as text', async () => {
    const [head, ...rows] = (await api.as(harbour, 'GET', '/company/jobs.csv?sort=title')).body.trim().split('\r\n')
    const narrowed = (await api.as(harbour, 'GET', `/company/jobs.csv?siteId=${arch}&text=c`)).body

    expect(head).toMatch(/^Job,Site,Client,State/)
    expect(rows.map((row) => row.split(',')[0])).toEqual(["'=A", 'b', 'C'])
    expect(rows[0]).toBe("'=A,Dock,,Active,2026-11-21,22:00,06:00,1,0,2,1,0,14.00")
    expect(narrowed.trim().split('\r\n')).toHaveLength(2)
    expect((await api.as(harbour, 'GET', '/company/jobs.csv?text=%00')).statusCode).toBe(400)
  })

  it('are in the file of a limited member at their sites alone, and in nobody else’s', async () => {
    const planner = await api.aMember(harbour, { role: 'planner', siteIds: [arch] })
    const stranger = await api.aCompany()
    const file = async (as: Parameters<typeof api.as>[0], query = '') => api.as(as, 'GET', `/company/jobs.csv${query}`)

    expect((await file(planner)).body.trim().split('\r\n').slice(1)).toEqual([expect.stringMatching(/^C,arch/)])
    expect((await file(planner, `?siteId=${dock}`)).statusCode).toBe(404)
    expect((await file(stranger)).body.trim().split('\r\n')).toHaveLength(1)
    await api.refusals({ method: 'GET', path: '/company/jobs.csv', wrongRole: await api.aSeeker() })
  })
})

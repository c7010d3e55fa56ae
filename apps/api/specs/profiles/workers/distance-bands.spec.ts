import type { WorkerFit } from '@s4/contract'
import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const company = await api.aCompany()
const siteId = await api.aSite(company)
const job = await api.aPublishedJob(company, { siteId })

// Two homes nearly a mile apart but in the same square kilometre, to which homes are rounded.
const corner = await api.aSeeker({ fullname: 'Ann Corner', findable: true, home: { lat: 51.5002, lng: -0.1228 } })
const opposite = await api.aSeeker({ fullname: 'Zed Opposite', findable: true, home: { lat: 51.5098, lng: -0.1079 } })
for (const seeker of [corner, opposite]) await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})

const KILOMETRE = 1 / 111.195
const sites = [0.4, 1.5, 1.7, 3.3, 8, 16, 20, 32.3].flatMap((away) =>
  [0, 50, 140, 260].map((course) => {
    const angle = (course * Math.PI) / 180
    return {
      lat: 51.505 + away * KILOMETRE * Math.cos(angle),
      lng: -0.1154 + (away * KILOMETRE * Math.sin(angle)) / Math.cos((51.505 * Math.PI) / 180),
    }
  }),
)

interface Listed {
  fullname: string
  fit: WorkerFit
}
const listWorkers = async (path: string): Promise<Listed[]> => (await api.as(company, 'GET', path)).json().data
const visibleFit = (found: Listed[]) => found.map(({ fullname, fit }) => ({ fullname, fit }))

it('a company that moves its site cannot tell apart two homes in one square kilometre', async () => {
  const seen = new Set<unknown>()
  for (const { lat, lng } of sites) {
    await api.db.query('update site set lat = $2, lng = $3 where id = $1', [siteId, lat, lng])
    const lists = [
      `/workers/find?siteId=${siteId}`,
      `/workers/find?siteId=${siteId}&withinMiles=1`,
      `/workers/find?siteId=${siteId}&withinMiles=5`,
      `/jobs/${job.id}/applications`,
    ]
    for (const path of lists) {
      const found = visibleFit(await listWorkers(path))

      expect(found.map(({ fullname }) => fullname)).toEqual(found.length === 0 ? [] : ['Ann Corner', 'Zed Opposite'])
      expect(found[1]?.fit).toEqual(found[0]?.fit)
      for (const { fit } of found) seen.add(fit.distance)
    }
  }

  expect(seen).toEqual(new Set(['under-1', 'under-2', 'under-5', 'under-10', 'under-20', 'under-50']))
})

it('companies get a distance as a band only, never as a number', async () => {
  for (const path of [`/workers/find?siteId=${siteId}`, `/jobs/${job.id}/applications`]) {
    const { body } = await api.as(company, 'GET', path)

    expect(body).not.toMatch(/metres|home|"lat"/i)
    expect(body).toContain('"distance":"under-50"')
  }
})

it('a search distance that is not the end of a band is refused', async () => {
  const answer = await api.as(company, 'GET', `/workers/find?siteId=${siteId}&withinMiles=3`)

  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields).toHaveProperty('withinMiles')
})

it('a worker without a known home has no band and is within no distance', async () => {
  await api.db.query('update seeker set home_lat = null, home_lng = null')

  expect((await listWorkers(`/workers/find?siteId=${siteId}`)).map(({ fit }) => fit.distance)).toEqual([null, null])
  expect(await listWorkers(`/workers/find?siteId=${siteId}&withinMiles=100`)).toEqual([])
})

import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'

const api = await startApi()

let harbour: Company
let sam: Seeker
beforeEach(async () => {
  harbour = await api.aCompany()
  sam = await api.aSeeker({ findable: true })
  await api.as(harbour, 'PUT', `/workers/${sam.seekerId}`, {})
})

const addTeam = async (name: string) => (await api.as(harbour, 'POST', '/worker-teams', { name })).json().data.id
const place = (body: { teamIds: string[]; tags: string[] }) =>
  api.as(harbour, 'PUT', `/workers/${sam.seekerId}/groups`, body)

describe('teams and tags', () => {
  it('of a saved worker are kept in one form, and find them again', async () => {
    const [doors, nights] = [await addTeam('Doors'), await addTeam('Nights')]

    const placed = await place({ teamIds: [doors, nights], tags: ['First  Aid', 'first aid', ' ', '#Events'] })
    const bo = await api.aSeeker({ fullname: 'Bo Lee', findable: true })
    await api.as(harbour, 'PUT', `/workers/${bo.seekerId}`, {})

    const groups = { teams: [{ name: 'Doors' }, { name: 'Nights' }], tags: ['events', 'first aid'] }
    expect(placed.json().data).toMatchObject(groups)
    expect((await api.as(harbour, 'GET', '/worker-teams')).json().data).toMatchObject({
      teams: [
        { name: 'Doors', workers: 1 },
        { name: 'Nights', workers: 1 },
      ],
      tags: ['events', 'first aid'],
    })
    const rota = (await api.as(harbour, 'GET', '/rota?week=2026-11-16')).json().data
    expect(rota.workers).toMatchObject([{ fullname: 'Bo Lee', teams: [], tags: [] }, groups])
    const siteId = await api.aSite(harbour)
    const find = async (query: Record<string, string>) => {
      const search = new URLSearchParams({ siteId, ...query }).toString()
      return (await api.as(harbour, 'GET', `/workers/find?${search}`))
        .json()
        .data.map(({ fullname }: { fullname: string }) => fullname)
    }
    expect(await find({ team: doors })).toEqual(['Sam Okoro'])
    expect(await find({ tag: 'First Aid' })).toEqual(['Sam Okoro'])
    expect(await find({ team: doors, tag: 'nobody' })).toEqual([])
  })

  it('are kept when several tabs save them at once, also while a team is removed', async () => {
    const [doors, nights] = [await addTeam('Doors'), await addTeam('Nights')]
    const both = { teamIds: [doors, nights], tags: ['a', 'b'] }

    const placed = await Promise.all(Array.from({ length: 8 }, () => place(both)))
    const [removed, ...placedMeanwhile] = await Promise.all([
      api.as(harbour, 'DELETE', `/worker-teams/${doors}`),
      place(both),
      place({ teamIds: [nights], tags: ['a'] }),
    ])

    expect(placed.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(removed.statusCode).toBe(200)
    // The one that names the team was first, or is told that it is gone.
    expect(placedMeanwhile.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 404)).toEqual([])
  })

  it('are renamed and removed without the worker; a name stands once, whatever its letters', async () => {
    const doors = await addTeam('Doors')
    await addTeam('Nights')
    await place({ teamIds: [doors], tags: [] })

    const twice = await api.as(harbour, 'PUT', `/worker-teams/${doors}`, { name: 'NIGHTS' })
    expect(twice.json()).toMatchObject({ code: 'worker-team.exists', fields: { name: 'Choose another name.' } })
    await api.as(harbour, 'PUT', `/worker-teams/${doors}`, { name: 'Front doors' })
    const [saved] = (await api.as(harbour, 'GET', '/workers')).json().data
    expect(saved.teams).toEqual([{ id: doors, name: 'Front doors' }])
    await api.as(harbour, 'DELETE', `/worker-teams/${doors}`)
    expect((await api.as(harbour, 'GET', '/workers')).json().data).toMatchObject([{ fullname: 'Sam Okoro', teams: [] }])
  })

  it('refuse more than 20 tags, long ones, and workers or teams that are not the company’s', async () => {
    const tags = Array.from({ length: 21 }, (_, index) => `tag ${index}`)
    expect((await place({ teamIds: [], tags })).json().fields).toEqual({ tags: 'Use 20 tags or fewer.' })
    expect((await place({ teamIds: [], tags: ['x'.repeat(41)] })).statusCode).toBe(422)
    const stranger = await api.aCompany()
    const theirs = (await api.as(stranger, 'POST', '/worker-teams', { name: 'Theirs' })).json().data.id
    expect((await place({ teamIds: [theirs], tags: [] })).statusCode).toBe(404)

    const doors = await addTeam('Doors')
    await api.refusals({
      method: 'PUT',
      path: `/worker-teams/${doors}`,
      body: { name: 'Mine' },
      wrongRole: sam,
      stranger,
    })
    await api.refusals({ method: 'DELETE', path: `/worker-teams/${doors}`, wrongRole: sam, stranger })
    await api.refusals({
      method: 'PUT',
      path: `/workers/${sam.seekerId}/groups`,
      body: { teamIds: [], tags: [] },
      wrongRole: sam,
      stranger,
    })
  })
})

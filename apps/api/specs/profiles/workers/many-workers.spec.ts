import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'

const NOW = '2026-11-16T09:00:00.000Z'
const api = await startApi({ now: NOW })

let harbour: Company
let sam: Seeker
let bo: Seeker
let both: string[]
beforeEach(async () => {
  api.moveTo(NOW)
  harbour = await api.aCompany()
  sam = await api.aSeeker({ fullname: 'Sam Okoro', findable: true })
  bo = await api.aSeeker({ fullname: 'Bo Lee', findable: true })
  both = [sam.seekerId, bo.seekerId]
})

const post = async (path: string, body: object, as: Parameters<typeof api.as>[0] = harbour) =>
  (await api.as(as, 'POST', path, body)).json()
const saved = async () => (await api.as(harbour, 'GET', '/workers')).json().data

describe('several workers', () => {
  it('are saved each by itself: those who were not saved are named, and those who cannot be', async () => {
    const hidden = await api.aSeeker()
    await post('/workers/save', { ids: [sam.seekerId] })

    const { data } = await post('/workers/save', { ids: [...both, bo.seekerId, hidden.seekerId] })

    expect(data).toEqual({
      changed: [bo.seekerId],
      refused: [{ id: hidden.seekerId, reason: 'We could not find that worker.' }],
    })
    expect((await saved()).map(({ fullname }: { fullname: string }) => fullname)).toEqual(['Bo Lee', 'Sam Okoro'])
  })

  it('are taken off the list and put back with note, teams and tags, also when nobody else finds them', async () => {
    const team = (await post('/worker-teams', { name: 'Doors' })).data.id
    await post('/workers/save', { ids: both })
    await api.as(harbour, 'PUT', `/workers/${sam.seekerId}`, { note: 'Good with crowds.' })
    await api.as(harbour, 'PUT', `/workers/${sam.seekerId}/groups`, { teamIds: [team], tags: ['nights'] })
    await post(`/workers/${bo.seekerId}/block`, { reason: 'Late three times.' })
    await api.db.query('update seeker set findable = false where id = $1', [sam.seekerId])
    const before = await saved()

    const { data } = await post('/workers/remove', { ids: both })
    expect(data.refused).toEqual([{ id: bo.seekerId, reason: expect.stringContaining('is blocked') }])
    expect(await saved()).toHaveLength(1)
    api.moveTo('2026-11-16T09:10:00.000Z')
    const undone = await post('/workers/restore', { workers: data.removed })

    expect(undone.data).toEqual({ changed: [sam.seekerId], refused: [] })
    expect(await saved()).toEqual(before)
    expect((await post('/workers/restore', { workers: data.removed })).data.refused).toEqual([
      { id: sam.seekerId, reason: 'Somebody has put them back already.' },
    ])
  })

  it('are put back within 15 minutes, and only by the company that took them off', async () => {
    await post('/workers/save', { ids: both })
    const { removed: workers } = (await post('/workers/remove', { ids: both })).data
    const stranger = await api.aCompany()
    const tooLate = both.map((id) => ({ id, reason: 'It is too late to put them back. Save them again.' }))

    expect((await post('/workers/restore', { workers }, stranger)).data.changed).toEqual([])
    api.moveTo('2026-11-16T09:15:01.000Z')
    const { data } = await post('/workers/restore', { workers })

    expect(data.changed).toEqual([])
    expect(data.refused).toEqual(expect.arrayContaining(tooLate))
  })

  it('get a team or a tag, and lose it again; those who had it are not among the changed', async () => {
    const team = (await post('/worker-teams', { name: 'Doors' })).data.id
    await post('/workers/save', { ids: both })
    await api.as(harbour, 'PUT', `/workers/${sam.seekerId}/groups`, { teamIds: [team], tags: [] })
    const group = async (body: object) => (await post('/worker-teams/places', { ids: both, ...body })).data
    const groups = async () =>
      (await saved()).map(({ teams, tags }: { teams: { name: string }[]; tags: string[] }) => [
        teams.map(({ name }) => name),
        tags,
      ])

    expect(await group({ teamId: team, on: true })).toEqual({ changed: [bo.seekerId], refused: [] })
    expect((await group({ tag: ' First  AID', on: true })).changed).toHaveLength(2)
    expect(await groups()).toEqual([
      [['Doors'], ['first aid']],
      [['Doors'], ['first aid']],
    ])
    await group({ teamId: team, on: false })
    await group({ tag: 'first aid', on: false })
    expect(await groups()).toEqual([
      [[], []],
      [[], []],
    ])
  })

  it('keep at most 20 tags; who has them is named, the others get the tag', async () => {
    await post('/workers/save', { ids: both })
    const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`)
    await api.as(harbour, 'PUT', `/workers/${sam.seekerId}/groups`, { teamIds: [], tags })

    const { data } = await post('/worker-teams/places', { ids: both, tag: 'nights', on: true })

    expect(data).toEqual({
      changed: [bo.seekerId],
      refused: [{ id: sam.seekerId, reason: 'Has 20 tags already. Take one away first.' }],
    })
  })

  it('are at the sites that a limited member sees', async () => {
    const [own, other] = [await api.aSite(harbour), await api.aSite(harbour)]
    const [here, there] = await Promise.all([own, other].map((siteId) => api.aPublishedJob(harbour, { siteId })))
    if (!here || !there) throw new Error('no jobs')
    await api.anAssignment({ company: harbour, job: here, seeker: sam })
    await api.anAssignment({ company: harbour, job: there, seeker: bo })
    const planner = await api.aMember(harbour, { role: 'planner', siteIds: [own] })

    const { data } = await post('/workers/save', { ids: both }, planner)

    expect(data.changed).toEqual([sam.seekerId])
    expect(data.refused).toEqual([{ id: bo.seekerId, reason: expect.stringContaining('at a site that you do not') }])
  })

  it.each([
    ['/workers/save', {}],
    ['/workers/remove', {}],
    ['/worker-teams/places', { tag: 'nights', on: true }],
  ])('%s wants a session, the permission and up to 300 of the company’s own workers', async (path, more) => {
    await post('/workers/save', { ids: both })
    const stranger = await api.aCompany()
    const body = { ids: both, ...more }
    const supervisor = await api.aMember(harbour, { role: 'siteSupervisor' })

    await api.refusals({ method: 'POST', path, body, wrongRole: sam })
    expect((await post(path, body, supervisor)).code).toBe('access.denied')
    expect((await post(path, { ...body, ids: [] })).fields).toEqual({ ids: 'Choose at least one.' })
    if (path !== '/workers/save') expect((await post(path, body, stranger)).data.refused).toHaveLength(2)
    expect(await saved()).toMatchObject([{ tags: [] }, { tags: [] }])
  })

  it('of a team of others, or of no team and no tag, are refused', async () => {
    const stranger = await api.aCompany()
    const theirs = (await post('/worker-teams', { name: 'Theirs' }, stranger)).data.id
    await post('/workers/save', { ids: both })

    expect((await post('/worker-teams/places', { ids: both, teamId: theirs, on: true })).code).toBe('record.missing')
    expect((await post('/worker-teams/places', { ids: both, on: true })).fields).toEqual({
      tag: 'Choose a team or enter a tag.',
    })
    await api.refusals({ method: 'POST', path: '/workers/restore', body: { workers: [] }, wrongRole: sam })
  })
})

describe('the file of saved workers', () => {
  const csv = async (query = '', as: Parameters<typeof api.as>[0] = harbour) =>
    (await api.as(as, 'GET', `/workers.csv${query}`)).body

  it('has everybody of the filter, formulas as text', async () => {
    await post('/workers/save', { ids: both })
    await api.as(harbour, 'PUT', `/workers/${sam.seekerId}`, { note: '=cmd()|calc' })
    await post('/worker-teams/places', { ids: [sam.seekerId], tag: 'nights', on: true })

    const [head, bos, sams] = (await csv()).split('\r\n')
    expect(head).toBe('Name,Shifts for you,Stars,Ratings,Works as,Payroll number,Groups,Tags,Blocked,Note,Saved on')
    expect(bos).toBe('Bo Lee,0,,0,Self-employed,,,,,,2026-11-16')
    expect(sams).toBe("Sam Okoro,0,,0,Self-employed,,,nights,,'=cmd()|calc,2026-11-16")
    expect(await csv('?tag=nights')).not.toContain('Bo Lee')
    expect((await csv(`?team=${sam.seekerId}`)).split('\r\n')).toHaveLength(2)
  })

  it('is for members of the company who see saved workers', async () => {
    await post('/workers/save', { ids: both })

    expect(await csv('', await api.aCompany())).not.toContain('Sam Okoro')
    const finance = await api.as(await api.aMember(harbour, { role: 'finance' }), 'GET', '/workers.csv')
    expect(finance.json().detail).toContain('so you cannot see saved workers')
    expect((await api.as(harbour, 'GET', '/workers.csv?team=x')).statusCode).toBe(422)
    await api.refusals({ method: 'GET', path: '/workers.csv', wrongRole: sam })
  })
})

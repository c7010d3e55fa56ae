import type { MemberAction } from '@s4/contract'
import { beforeEach, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

let owner: Company
beforeEach(async () => {
  owner = await api.aCompany()
})

const read = async (reader: Person, query = '') =>
  (await api.as(reader, 'GET', `/company/history${query}`)).json<{ data: { lines: MemberAction[]; more: boolean } }>()
    .data
const saying = (lines: readonly MemberAction[]) => lines.map(({ member, action, worker }) => [member, action, worker])

it('says which member did what about whom, the newest first, also of somebody who has left', async () => {
  const planner = await api.aMember(owner, { role: 'planner', name: 'Pia O’Neill' })
  const sam = await api.aSeeker()
  const job = await api.aPublishedJob(owner, { title: 'Doors' })
  await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})
  await api.as(planner, 'POST', `/jobs/${job.id}/offers`, { seekerId: sam.seekerId })
  await api.db.query(`insert into former_member values ($1, $2, 'Pia O’Neill', now())`, [owner.companyId, planner.uid])
  await api.db.query('delete from company_member where uid = $1', [planner.uid])

  const { lines, more } = await read(owner)

  expect(saying(lines)[0]).toEqual(['Pia O’Neill', 'offer.made', 'Sam Okoro'])
  expect(lines[0]?.job).toMatchObject({ id: job.id, title: 'Doors' })
  expect(lines.every(({ member }) => member !== '')).toBe(true)
  expect(more).toBe(false)
})

it('is read member by member, and page by page', async () => {
  const manager = await api.aMember(owner, { name: 'Mia Lee' })
  for (let made = 0; made < 51; made += 1) await api.as(manager, 'POST', '/clients', { name: `Client ${made}` })
  const { members } = (await api.as(owner, 'GET', '/company/team')).json<{
    data: { members: { id: string; name: string }[] }
  }>().data
  const { id = '' } = members.find(({ name }) => name === 'Mia Lee') ?? {}

  const first = await read(owner, `?member=${id}`)
  const second = await read(owner, `?member=${id}&before=${first.lines.at(-1)?.id}`)

  expect([first.lines.length, first.more, second.lines.length, second.more]).toEqual([50, true, 1, false])
})

it('is for those who manage the team, of this company alone', async () => {
  const rival = await api.aCompany()
  await api.as(rival, 'POST', '/clients', { name: 'Theirs' })

  expect(saying((await read(owner)).lines)).not.toContainEqual([expect.anything(), 'client.created', null])
  await api.refusals({
    method: 'GET',
    path: '/company/history',
    wrongRole: await api.aMember(owner, { role: 'planner' }),
  })
  expect((await api.as(owner, 'GET', '/company/history?before=x')).statusCode).toBe(422)
})

import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const download = (reader: Person) => api.as(reader, 'GET', '/company/export')

async function filesFor(reader: Person) {
  const { rawPayload, headers } = await download(reader)
  if (headers['content-type'] !== 'application/zip') throw new Error(rawPayload.toString())
  const files = unzipSync(new Uint8Array(rawPayload))
  return (name: string) => strFromU8(files[`${name}.csv`] ?? new Uint8Array())
}

it('holds the work of the company with names of workers and members, and nothing of another company', async () => {
  const [harbour, rival] = [await api.aCompany(), await api.aCompany()]
  for (const company of [harbour, rival]) {
    const job = await api.aPublishedJob(company, { title: `Doors of ${company.companyId}` })
    await api.anAssignment({ company, job, seeker: await api.aSeeker({ fullname: '=Sam, "Bo"' }) })
  }

  const file = await filesFor(harbour)

  expect(file('work')).toContain(`Doors of ${harbour.companyId}`)
  expect(file('work')).toContain(`"'=Sam, ""Bo"""`)
  expect(file('jobs')).toContain('Mo Diallo')
  expect(file('members')).toContain(harbour.email)
  for (const name of ['company', 'members', 'sites', 'jobs', 'shifts', 'work', 'offers', 'actions'])
    expect(file(name)).not.toContain(rival.companyId)
  expect(file('jobs')).not.toMatch(/0427|pin/i)
})

it('has every row of a long table', async () => {
  const harbour = await api.aCompany()
  await api.db.query(
    `insert into client (id, company_id, name, contact_name, phone, billing_email, notes, version, created_at)
     select gen_random_uuid(), $1, 'Client ' || n, '', '', '', '', 1, now() from generate_series(1, 1001) n`,
    [harbour.companyId],
  )

  expect((await filesFor(harbour))('clients').trim().split('\r\n')).toHaveLength(1002)
})

it('tells every owner who downloaded it', async () => {
  const harbour = await api.aCompany()
  await download(harbour)

  const { data } = (await api.as(harbour, 'GET', '/notifications')).json<{ data: { kind: string; body: string }[] }>()
  expect(data[0]).toMatchObject({ kind: 'company.exported', body: expect.stringContaining('By Mo Diallo') })
})

it('is for owners who have just signed in', async () => {
  const harbour = await api.aCompany()
  await api.refusals({ method: 'GET', path: '/company/export', wrongRole: await api.aMember(harbour) })
  await api.db.query(`update session set reauthenticated_at = null, signed_in_at = '2026-01-01' where uid = $1`, [
    harbour.uid,
  ])

  expect((await download(harbour)).json()).toMatchObject({ code: 'session.recent-sign-in-needed' })
})

it('what stands in the way of closing a company is counted for its owners', async () => {
  const harbour = await api.aCompany()
  const facts = async () => (await api.as(harbour, 'GET', '/company/closing')).json().data
  const alone = await facts()
  await api.anAssignment({ company: harbour, job: await api.aPublishedJob(harbour), seeker: await api.aSeeker() })
  const manager = await api.aMember(harbour)

  expect(alone).toEqual({ agreed: 0, unpaid: 0, unpaidPence: 0, otherMembers: 0 })
  expect(await facts()).toEqual({ agreed: 1, unpaid: 0, unpaidPence: 0, otherMembers: 1 })
  await api.refusals({ method: 'GET', path: '/company/closing', wrongRole: manager })
})

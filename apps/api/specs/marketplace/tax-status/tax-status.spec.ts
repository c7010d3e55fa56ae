import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

async function work() {
  const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
  const id = await api.anAssignment({ company, seeker, job: await api.aPublishedJob(company) })
  return { company, seeker, path: `/assignments/${id}/tax-status` }
}
const DRAFT = { status: 'selfEmployed', reasons: 'They choose their shifts.', cestReference: 'CEST-4821' }

it('is recorded by the company with reasons, and read by both sides, newest first', async () => {
  const { company, seeker, path } = await work()

  expect((await api.as(company, 'POST', path, { ...DRAFT, status: 'undetermined' })).statusCode).toBe(200)
  const recorded = await api.as(company, 'POST', path, DRAFT)

  expect(recorded.json().data).toMatchObject([
    { ...DRAFT, decidedBy: 'Mo Diallo' },
    { status: 'undetermined', decidedBy: 'Mo Diallo' },
  ])
  expect((await api.as(seeker, 'GET', path)).json().data).toMatchObject([
    { ...DRAFT, decidedBy: null },
    { status: 'undetermined' },
  ])
  const notices = await api.db.query<{ title: string }>(
    `select title from notification where uid = $1 and kind = 'taxStatus.recorded' order by id`,
    [seeker.uid],
  )
  expect(notices.map(({ title }) => title.replace(/^Your status for tax on .*: /, ''))).toEqual([
    'not determined',
    'self-employed for this work',
  ])
})

it.each([
  [{ ...DRAFT, status: 'freelance' }, 'status'],
  [{ ...DRAFT, reasons: ' ' }, 'reasons'],
  [{ ...DRAFT, cestReference: 'x'.repeat(41) }, 'cestReference'],
])('names the field that is wrong: %j', async (body, field) => {
  const { company, path } = await work()

  const answer = await api.as(company, 'POST', path, body)

  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]])
})

it('is closed to another company, another worker, the wrong role and nobody', async () => {
  const { seeker, path } = await work()
  const [otherCompany, otherSeeker] = [await api.aCompany(), await api.aSeeker()]

  expect((await api.as(otherCompany, 'POST', path, DRAFT)).statusCode).toBe(404)
  expect((await api.as(otherCompany, 'GET', path)).statusCode).toBe(404)
  expect((await api.as(otherSeeker, 'GET', path)).statusCode).toBe(404)
  expect((await api.as(seeker, 'POST', path, DRAFT)).statusCode).toBe(403)
  expect((await api.anonymous('GET', path)).statusCode).toBe(401)
})

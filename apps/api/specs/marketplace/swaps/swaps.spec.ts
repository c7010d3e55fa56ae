import { expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-16T09:00:00.000Z'
const api = await startApi({ now: NOW })

async function agreed() {
  const company = await api.aCompany()
  const worker = await api.aSeeker({ fullname: 'Sam Okoro' })
  const id = await api.anAssignment({ company, job: await api.aPublishedJob(company), seeker: worker })
  return { company, worker, id }
}
const ask = (who: Seeker, id: string, note = 'My child is ill; Ada could come.') =>
  api.as(who, 'POST', `/assignments/${id}/swap`, { note })
const answer = (who: Company, id: string, body: Record<string, unknown> = { answer: 'allow' }) =>
  api.as(who, 'POST', `/assignments/${id}/swap/answer`, body)
const link = (who: Seeker, id: string) => api.as(who, 'POST', `/assignments/${id}/substitution`)
const accept = (who: Seeker, secret: string) =>
  api.as(who, 'POST', `/substitutions/${secret}/accept`, { selfBilling: true })
const save = (company: Company, { seekerId }: Seeker) =>
  api.db.query('insert into saved_worker (company_id, seeker_id, saved_at) values ($1, $2, $3)', [
    company.companyId,
    seekerId,
    new Date(NOW),
  ])
const work = async (who: Company | Seeker, id: string) => (await api.as(who, 'GET', `/assignments/${id}`)).json().data
const notices = ({ uid }: { uid: string }, kind: string) =>
  api.db.query<{ title: string; body: string }>('select title, body from notification where uid = $1 and kind = $2', [
    uid,
    kind,
  ])

it('the company allows it, and a worker it has saved takes over with every gate of accepting', async () => {
  const { company, worker, id } = await agreed()
  const [ada, unsaved, unlicensed] = [
    await api.aSeeker({ fullname: 'Ada Byron' }),
    await api.aSeeker(),
    await api.aSeeker({ licence: null }),
  ]
  await save(company, ada)
  await save(company, unlicensed)

  expect((await link(worker, id)).json().code).toBe('substitution.not-possible')
  expect((await ask(worker, id)).statusCode).toBe(200)
  expect(await notices(company, 'assignment.swap-asked')).toMatchObject([
    { title: expect.stringContaining('Sam Okoro asks to hand over a shift'), body: expect.stringContaining('Ada') },
  ])
  expect((await work(company, id)).swap).toBe('asked')
  expect((await link(worker, id)).statusCode).toBe(409)
  expect((await answer(company, id)).statusCode).toBe(200)
  expect(await notices(worker, 'assignment.swap-answered')).toMatchObject([
    { title: expect.stringContaining('You may hand over the shift') },
  ])

  const { secret } = (await link(worker, id)).json().data
  expect((await api.as(unsaved, 'GET', `/substitutions/${secret}`)).json().detail).toMatch(/only workers it has saved/)
  expect((await accept(unsaved, secret)).json().detail).toMatch(/only workers it has saved/)
  expect((await accept(unlicensed, secret)).json().code).toBe('worker.licence-missing')
  const taken = await accept(ada, secret)

  expect(taken.statusCode).toBe(200)
  expect(await work(worker, id)).toMatchObject({ status: 'cancelled', ended: { owed: 0, substitute: 'Ada Byron' } })
  const theirs = await work(ada, taken.json().data.assignmentId)
  expect(theirs).toMatchObject({ status: 'assigned', swap: null })
  expect((await link(ada, theirs.id)).json().code).toBe('substitution.not-possible')
})

it('the company refuses it with a reason, and may be asked three times', async () => {
  const { company, worker, id } = await agreed()
  expect((await answer(company, id)).json().detail).toMatch(/has not asked/)
  for (let time = 0; time < 3; time += 1) {
    expect((await ask(worker, id)).statusCode).toBe(200)
    expect((await ask(worker, id)).json().detail).toMatch(/asked already/)
    expect((await answer(company, id, { answer: 'refuse' })).json().fields).toEqual({
      reason: 'Say why. The worker reads it.',
    })
    expect((await answer(company, id, { answer: 'refuse', reason: 'We need you' })).statusCode).toBe(200)
  }

  expect((await ask(worker, id)).json().detail).toMatch(/3 times/)
  expect((await work(worker, id)).swap).toBe('refused')
  expect((await link(worker, id)).statusCode).toBe(409)
  expect(await notices(worker, 'assignment.swap-answered')).toContainEqual(
    expect.objectContaining({ body: 'The company says: We need you.' }),
  )
})

it('is for the worker and the company of the shift, before it begins, and not for own staff', async () => {
  const { company, worker, id } = await agreed()
  const [stranger, other] = [await api.aSeeker(), await api.aCompany()]

  expect((await ask(stranger, id)).statusCode).toBe(404)
  expect((await api.anonymous('POST', `/assignments/${id}/swap`, { note: 'x' })).statusCode).toBe(401)
  expect((await api.as(company, 'POST', `/assignments/${id}/swap`, { note: 'x' })).statusCode).toBe(403)
  expect((await ask(worker, id, ' ')).json().fields).toHaveProperty('note')
  await ask(worker, id)
  expect((await answer(other, id)).statusCode).toBe(404)
  expect((await api.as(worker, 'POST', `/assignments/${id}/swap/answer`, { answer: 'allow' })).statusCode).toBe(403)
  const reader = await api.aMember(company, { role: 'readOnly' })
  expect((await answer(reader, id)).statusCode).toBe(403)
  expect((await api.anonymous('POST', `/assignments/${id}/swap/answer`, { answer: 'allow' })).statusCode).toBe(401)

  const staff = await agreed()
  await api.db.query(`update assignment set engagement = 'own-staff' where id = $1`, [staff.id])
  expect((await ask(staff.worker, staff.id)).json().detail).toMatch(/contract of employment/)
  api.moveTo('2026-11-21T22:00:00.000Z')
  expect((await answer(company, id)).json().detail).toMatch(/has begun/)
  api.moveTo(NOW)
})

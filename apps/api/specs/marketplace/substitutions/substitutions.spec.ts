import { defaultPayTerms } from '@s4/domain/pay-terms'
import { describe, expect, it } from 'vitest'
import { aSelfBillingAgreement } from '../../../src/testing/a-worked-shift'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-16T09:00:00.000Z'
const api = await startApi({ now: NOW })

const TERMS = { company: [], seeker: [{ noticeHours: 336, percent: 100 }], pay: defaultPayTerms }

async function agreed({ substitution = true } = {}) {
  const company = await api.aCompany()
  const worker = await api.aSeeker({ fullname: 'Sam Okoro' })
  const job = await api.aPublishedJob(company, { terms: { ...TERMS, substitution } })
  const id = await api.anAssignment({ company, job, seeker: worker })
  return { company, worker, job, id }
}
const start = (worker: Seeker, id: string) => api.as(worker, 'POST', `/assignments/${id}/substitution`)
const linkFor = async (worker: Seeker, id: string): Promise<string> => (await start(worker, id)).json().data.secret
const show = (who: Seeker, secret: string) => api.as(who, 'GET', `/substitutions/${secret}`)
const accept = (who: Seeker, secret: string, selfBilling = true) =>
  api.as(who, 'POST', `/substitutions/${secret}/accept`, { selfBilling })
const work = async (who: Company | Seeker, id: string) => (await api.as(who, 'GET', `/assignments/${id}`)).json().data
const noticesTo = async ({ uid }: { uid: string }) =>
  (
    await api.db.query<{ title: string }>(
      `select title from notification where uid = $1 and kind = 'assignment.substituted'`,
      [uid],
    )
  ).map(({ title }) => title)

describe('a substitute', () => {
  it('takes over the place under the same terms; whoever sent them owes nothing, and the company is told', async () => {
    const { company, worker, job, id } = await agreed()
    const ada = await api.aSeeker({ fullname: 'Ada Byron' })
    const secret = await linkFor(worker, id)
    await api.db.query('update job set pay_per_hour = 100 where id = $1', [job.id])

    expect((await show(ada, secret)).json().data).toMatchObject({
      worker: 'Sam Okoro',
      payPerHour: 1450,
      selfBillingAgreed: false,
      terms: { substitution: true },
    })
    expect((await accept(ada, secret, false)).json().code).toBe('offer.agreement-needed')
    const taken = await accept(ada, secret)

    const { assignmentId } = taken.json().data
    expect(await work(ada, assignmentId)).toMatchObject({
      status: 'assigned',
      payPerHour: 1450,
      seekerName: 'Ada Byron',
    })
    expect(await work(worker, id)).toMatchObject({
      status: 'cancelled',
      ended: { by: 'seeker', owed: 0, substitute: 'Ada Byron' },
    })
    expect(await work(company, assignmentId)).toMatchObject({ seekerName: 'Ada Byron' })
    expect(await noticesTo(company)).toEqual([expect.stringContaining('Ada Byron comes instead of Sam Okoro')])
    expect(await noticesTo(worker)).toEqual([expect.stringContaining('Ada Byron comes instead of you')])
    const papers = await api.db.query(
      `select paper -> 'seekerName' as name from terms_paper where assignment_id = $1`,
      [assignmentId],
    )
    expect(papers).toEqual([{ name: 'Ada Byron' }])
    expect((await show(ada, secret)).json().code).toBe('substitution.missing')
  })

  it('is one of two who press at once, and an older link has ended', async () => {
    const { worker, id } = await agreed()
    const old = await linkFor(worker, id)
    const secret = await linkFor(worker, id)
    const [ada, bob] = [await api.aSeeker(), await api.aSeeker()]

    expect((await accept(ada, old)).json().code).toBe('substitution.missing')
    const both = await Promise.all([accept(ada, secret), accept(bob, secret)])

    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const [late] = both.filter(({ statusCode }) => statusCode !== 200)
    expect(late?.json().code).toBe('substitution.missing')
  })

  it('passes every gate of accepting an offer', async () => {
    const { company, worker, id } = await agreed()
    const secret = await linkFor(worker, id)
    const refused = async (who: Seeker) => (await accept(who, secret)).json()

    expect((await refused(await api.aSeeker({ licence: null }))).code).toBe('worker.licence-missing')
    expect((await refused(await api.aSeeker({ emailVerified: false }))).code).toBe('profile.unverified')
    const unwanted = await api.aSeeker()
    await api.db.query(
      `insert into worker_block (id, company_id, seeker_id, reason, set_at) values (uuidv7(), $1, $2, 'Late', $3)`,
      [company.companyId, unwanted.seekerId, new Date(NOW)],
    )
    expect((await refused(unwanted)).detail).toBe('This company does not take you as a substitute.')
    const busy = await api.aSeeker()
    const other = await api.aCompany()
    await api.anAssignment({ company: other, job: await api.aPublishedJob(other), seeker: busy })
    expect((await refused(busy)).detail).toBe('You have other work agreed at that time.')
    const wrong = await api.aSeeker()
    await aSelfBillingAgreement(api, { company, seeker: wrong })
    await api.db.query(
      `insert into document_check (id, company_id, seeker_id, document_kind, document_id, version, document_name,
         result, method, note, checked_by, checked_at)
       select uuidv7(), $1, seeker_id, 'licence', id, version, 'SIA licence', 'refused', 'original-seen', 'No.', $3, $4
       from licence where seeker_id = $2 and kind = 'sia'`,
      [company.companyId, wrong.seekerId, company.uid, new Date(NOW)],
    )
    expect((await refused(wrong)).code).toBe('worker.check-refused')
    expect((await work(worker, id)).status).toBe('assigned')
  })
})

describe('nobody is sent', () => {
  it('where the terms do not allow it, by somebody else, to oneself, or by a company', async () => {
    const { company, worker, id } = await agreed({ substitution: false })
    expect((await start(worker, id)).json()).toMatchObject({
      code: 'substitution.not-possible',
      detail: 'The terms of this work do not allow a substitute.',
    })
    const allowed = await agreed()
    await api.refusals({
      method: 'POST',
      path: `/assignments/${allowed.id}/substitution`,
      wrongRole: company,
      stranger: worker,
    })
    const secret = await linkFor(allowed.worker, allowed.id)
    expect((await show(allowed.worker, secret)).json().code).toBe('substitution.not-possible')
    expect((await accept(allowed.worker, secret)).json().code).toBe('substitution.not-possible')
    expect((await api.as(company, 'GET', `/substitutions/${secret}`)).statusCode).toBe(403)
    expect((await api.anonymous('GET', `/substitutions/${secret}`)).statusCode).toBe(401)
  })

  it('once the work was cancelled or has begun', async () => {
    const [cancelled, begun] = [await agreed(), await agreed()]
    const ada = await api.aSeeker()
    const [first, second] = [await linkFor(cancelled.worker, cancelled.id), await linkFor(begun.worker, begun.id)]
    await api.as(cancelled.company, 'POST', `/assignments/${cancelled.id}/cancel`, { reason: 'The event is off.' })
    expect((await accept(ada, first)).json().detail).toBe('This work was cancelled.')

    api.moveTo('2026-11-21T22:00:00.000Z')
    expect((await accept(ada, second)).json().detail).toMatch(/has begun/)
    api.moveTo(NOW)
  })
})

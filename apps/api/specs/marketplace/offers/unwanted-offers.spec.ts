import { beforeEach, describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import type { TestJob } from '../../../src/testing/a-job'
import type { Seeker } from '../../../src/testing/a-seeker'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const NOW = '2026-11-16T09:00:00.000Z'
const NEXT_DAY = '2026-11-17T09:00:01.000Z'

let harbour: Company
let job: TestJob
beforeEach(async () => {
  api.moveTo(NOW)
  harbour = await api.aCompany()
  job = await api.aPublishedJob(harbour, { positions: 40 })
})

const offer = (seeker: Seeker, to = job) =>
  api.as(harbour, 'POST', `/jobs/${to.id}/offers`, { seekerId: seeker.seekerId })
const rescind = (id: string) => api.as(harbour, 'POST', `/offers/${id}/rescind`, {})
const aFindableSeeker = () => api.aSeeker({ findable: true })
const countMailsTo = async (person: { email: string }) =>
  (await api.db.query('select 1 from mail where recipient = $1', [person.email])).length
const offerAndRescind = async (seeker: Seeker, to = job) => {
  const answer = await offer(seeker, to)
  if (answer.statusCode === 200) await rescind(answer.json().data.id)
  return answer.statusCode === 200 ? 'offered' : answer.json().code
}

describe('a new company', () => {
  const offerToStrangers = async (many: number) => {
    const answers = []
    for (let made = 0; made < many; made += 1) answers.push((await offer(await aFindableSeeker())).statusCode)
    return answers
  }

  it('can make offers to ten people a day who did not apply, and the refusal says what to do instead', async () => {
    expect(await offerToStrangers(10)).toEqual(Array.from({ length: 10 }, () => 200))

    const refused = await offer(await aFindableSeeker())

    expect([refused.statusCode, refused.json().code]).toEqual([429, 'company.approach-limit'])
    expect(refused.json().detail).toContain('Post the job so that people apply')
    expect(refused.headers['retry-after']).toBe('86400')
    api.moveTo(NEXT_DAY)
    expect((await offer(await aFindableSeeker())).statusCode).toBe(200)
  })

  it('can make ten even when it sends more at once', async () => {
    const people = await Promise.all(Array.from({ length: 14 }, aFindableSeeker))

    const answers = await Promise.all(people.map((one) => offer(one)))

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  })

  it('has the same limit for starting conversations', async () => {
    await offerToStrangers(9)
    const write = async (seeker: Seeker) =>
      (await api.as(harbour, 'POST', '/conversations', { jobId: job.id, seekerId: seeker.seekerId })).statusCode

    const [first, second] = [await aFindableSeeker(), await aFindableSeeker()]

    expect([await write(first), await write(second), await write(first)]).toEqual([200, 429, 200])
  })

  it('has no limit for applicants and people who have worked for it', async () => {
    await offerToStrangers(10)
    const [applicant, worker] = [await api.aSeeker(), await api.aSeeker()]
    await api.as(applicant, 'POST', `/jobs/${job.id}/applications`, {})
    await api.anAssignment({
      company: harbour,
      seeker: worker,
      status: 'paid',
      job: await api.aPublishedJob(harbour, {
        shifts: [{ startsAt: '2026-11-07T22:00:00Z', endsAt: '2026-11-08T06:00:00Z' }],
      }),
    })

    expect([(await offer(applicant)).statusCode, (await offer(worker)).statusCode]).toEqual([200, 200])
  })

  it('has no limit after thirty days with completed work', async () => {
    await api.db.query(`update company set created_at = '2026-10-01' where id = $1`, [harbour.companyId])
    expect((await offerToStrangers(11)).at(-1)).toBe(429)

    await api.anAssignment({
      company: harbour,
      seeker: await aFindableSeeker(),
      status: 'completed',
      job: await api.aPublishedJob(harbour, {
        shifts: [{ startsAt: '2026-11-07T22:00:00Z', endsAt: '2026-11-08T06:00:00Z' }],
      }),
    })

    expect(await offerToStrangers(3)).toEqual([200, 200, 200])
  })
})

describe('the same person', () => {
  it('can be offered a job three times a day without success, and gets at most three mails', async () => {
    const sam = await aFindableSeeker()

    const answers = []
    for (let made = 0; made < 8; made += 1) answers.push(await offerAndRescind(sam))

    expect(answers).toEqual(['offered', 'offered', 'offered', ...Array.from({ length: 5 }, () => 'offer.repeated')])
    expect(await countMailsTo(sam)).toBe(3)
    api.moveTo(NEXT_DAY)
    expect(await offerAndRescind(sam)).toBe('offered')
  })

  it('can be offered several jobs six times a day without success, with at most three mails', async () => {
    const sam = await aFindableSeeker()
    const jobs = [job, await api.aPublishedJob(harbour), await api.aPublishedJob(harbour)]

    const answers = []
    for (let made = 0; made < 9; made += 1) answers.push(await offerAndRescind(sam, jobs[made % 3]))

    expect(answers.filter((answer) => answer === 'offered')).toHaveLength(6)
    expect(await countMailsTo(sam)).toBe(3)
    expect(
      await api.db.query(`select 1 from notification where uid = $1 and kind = 'offer.made'`, [sam.uid]),
    ).toHaveLength(6)
  })

  it('can still be offered a job by another company', async () => {
    const sam = await aFindableSeeker()
    for (let made = 0; made < 3; made += 1) await offerAndRescind(sam)

    harbour = await api.aCompany()
    job = await api.aPublishedJob(harbour)

    expect(await offerAndRescind(sam)).toBe('offered')
    expect(await countMailsTo(sam)).toBe(4)
  })

  it('can be offered a job again that filled up before they answered', async () => {
    const sam = await aFindableSeeker()
    for (let made = 0; made < 4; made += 1) {
      const { data } = (await offer(sam)).json()
      await api.db.query(
        `update offer
         set status = 'rescinded', reason = 'Every place was taken before you answered.', decided_at = $2
         where id = $1`,
        [data.id, api.deps.clock.now()],
      )
    }

    expect((await offer(sam)).statusCode).toBe(200)
  })

  it('can be offered the job again after the application expired, but not after they withdrew', async () => {
    const [late, gone] = [await api.aSeeker(), await api.aSeeker()]
    for (const one of [late, gone]) await api.as(one, 'POST', `/jobs/${job.id}/applications`, {})
    await api.db.query(`update application set status = 'lapsed', decided_at = $2 where seeker_id = $1`, [
      late.seekerId,
      NOW,
    ])
    await api.db.query(`update application set status = 'withdrawn', decided_at = $2 where seeker_id = $1`, [
      gone.seekerId,
      NOW,
    ])

    expect([(await offer(late)).statusCode, (await offer(gone)).statusCode]).toEqual([200, 404])
  })
})

it('after three withdrawals in a day the seeker can apply again the next day', async () => {
  const sam = await api.aSeeker()
  const applyAndWithdraw = async () => {
    const answer = (await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})).json()
    if (answer.data) await api.as(sam, 'POST', `/applications/${answer.data.id}/withdraw`, {})
    return answer.code ?? 'applied'
  }

  const answers = []
  for (let made = 0; made < 5; made += 1) answers.push(await applyAndWithdraw())

  expect(answers).toEqual(['applied', 'applied', 'applied', 'application.repeated', 'application.repeated'])
  api.moveTo(NEXT_DAY)
  expect(await applyAndWithdraw()).toBe('applied')
})

it('ending a self-billing agreement repeatedly sends the company at most three mails a day', async () => {
  const sam = await api.aSeeker()
  await api.anAssignment({ company: harbour, seeker: sam, job, status: 'paid' })

  for (let made = 0; made < 8; made += 1) {
    const { data } = (await api.as(sam, 'POST', '/self-billing', { companyId: harbour.companyId })).json()
    await api.as(sam, 'POST', `/self-billing/${data.id}/end`, {})
  }

  expect(
    await api.db.query(`select 1 from notification where uid = $1 and kind = 'self-billing.ended'`, [harbour.uid]),
  ).toHaveLength(8)
  expect(await countMailsTo(harbour)).toBe(3)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'

const api = await startApi()

let harbour: Company
let sam: Seeker
let id: string
beforeEach(async () => {
  api.moveTo('2026-11-21T22:30:00.000Z')
  harbour = await api.aCompany()
  sam = await api.aSeeker()
  id = await api.anAssignment({ company: harbour, seeker: sam, job: await api.aPublishedJob(harbour) })
})

const recordNoShow = (reason = 'Did not come and did not answer') =>
  api.as(harbour, 'POST', `/assignments/${id}/no-show`, { reason })

describe('a no-show', () => {
  it('is recorded with its reason, and the email to the worker says how to appeal', async () => {
    const answer = await recordNoShow()

    expect(answer.json().data).toMatchObject({
      status: 'noShow',
      ended: { by: 'company', reason: 'Did not come and did not answer', owed: 0 },
    })
    const [mail] = await api.db.query<{ body: string }>('select body from mail where recipient = $1', [sam.email])
    expect(mail?.body).toContain(
      'The company says: Did not come and did not answer. If that is wrong, appeal on the record of this work',
    )
  })

  it('needs a reason', async () => {
    expect((await recordNoShow(' ')).json().fields).toHaveProperty('reason')
  })

  it('cannot be recorded before the start or after the worker booked on', async () => {
    api.moveTo('2026-11-21T21:59:00.000Z')
    const early = await recordNoShow()
    await api.db.query(`update assignment set status = 'inProgress' where id = $1`, [id])
    api.moveTo('2026-11-21T22:30:00.000Z')
    const booked = await recordNoShow()

    expect([early, booked].map((answer) => answer.json().title)).toEqual([
      'The shift has not started yet. Cancel it instead.',
      'Only work that nobody has booked on to can be a no-show.',
    ])
  })

  it('can be recorded by the company of the work only', async () => {
    await api.refusals({
      method: 'POST',
      path: `/assignments/${id}/no-show`,
      body: { reason: 'No.' },
      wrongRole: sam,
      stranger: await api.aCompany(),
    })
  })
})

import { describe, expect, it } from 'vitest'
import { settleUnansweredHours } from '@s4/api-money/hours'
import { aShift } from '../../../src/testing/a-shift'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

describe('disputed hours', () => {
  const counteredHours = async () => {
    const shift = await aWorkedShift(api)
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, {
      action: 'counter',
      minutes: 450,
      reason: 'You left early.',
    })
    return shift
  }

  it('open a problem with the worker’s reason, and agreeing the hours resolves it', async () => {
    const shift = await counteredHours()
    await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/hours`, {
      action: 'refuse',
      reason: 'I stayed until six.',
    })
    const {
      data: [opened],
    } = (await api.as(shift.company, 'GET', '/problems')).json()

    await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })

    expect(opened).toMatchObject({ category: 'hours', raisedBy: 'seeker', status: 'open', assignmentId: shift.id })
    const settled = (await api.as(shift.seeker, 'GET', `/problems/${opened.id}`)).json().data
    expect(settled).toMatchObject({
      status: 'resolved',
      outcome: 'The hours are agreed.',
      thread: [{ text: 'I stayed until six.' }, { by: 'S4', event: 'resolved' }],
    })
  })

  it('open a problem when the worker does not answer a counter-proposal', async () => {
    const shift = await counteredHours()

    await settleUnansweredHours(api.deps, new Date('2026-11-25T09:00:00.000Z'))

    const { data } = (await api.as(shift.seeker, 'GET', '/problems')).json()
    expect(data).toMatchObject([
      { category: 'hours', raisedBy: 'S4', subject: expect.stringContaining('Hours disputed') },
    ])
  })

  it('that are disputed again continue in the same problem', async () => {
    const shift = await counteredHours()
    const refuse = (reason: string) =>
      api.as(shift.seeker, 'POST', `/assignments/${shift.id}/hours`, { action: 'refuse', reason })
    await refuse('No.')
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, {
      action: 'counter',
      minutes: 460,
      reason: 'Ten more.',
    })
    await refuse('Still no.')

    const { data } = (await api.as(shift.seeker, 'GET', '/problems')).json()
    expect(data).toHaveLength(1)
    expect(
      (await api.as(shift.seeker, 'GET', `/problems/${data[0].id}`))
        .json()
        .data.thread.map(({ text }: { text: string }) => text),
    ).toEqual(['No.', 'Still no.'])
  })
})

describe('an appeal against a no-show', () => {
  const anAppeal = async () => {
    const shift = await aShift(api)
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/no-show`, { reason: 'Did not come.' })
    const body = {
      jobId: shift.job.id,
      assignmentId: shift.id,
      category: 'noShow',
      severity: 'high',
      subject: 'I was there',
      text: 'At the back gate from ten.',
    }
    const answer = await api.as(shift.seeker, 'POST', '/problems', body)
    return { ...shift, body, answer, path: `/problems/${answer.json().data?.id}` }
  }
  const assignmentStatus = async ({ id, seeker }: Awaited<ReturnType<typeof anAppeal>>) =>
    (await api.as(seeker, 'GET', `/assignments/${id}`)).json().data.status

  it('can be made once', async () => {
    const { seeker, body, answer } = await anAppeal()

    expect(answer.json().data).toMatchObject({ category: 'noShow', noShowStands: true })
    expect((await api.as(seeker, 'POST', '/problems', body)).json().code).toBe('problem.exists')
  })

  it('is refused for work that was not recorded as a no-show', async () => {
    const shift = await aShift(api)
    const body = { jobId: shift.job.id, category: 'noShow', subject: 'I was there', text: 'At ten.' }

    expect((await api.as(shift.seeker, 'POST', '/problems', { ...body, assignmentId: shift.id })).json().code).toBe(
      'assignment.wrong-state',
    )
    expect((await api.as(shift.seeker, 'POST', '/problems', body)).json().fields).toHaveProperty('category')
  })

  it('is never turned down by the company, which can only withdraw the no-show', async () => {
    const withdrawn = await anAppeal()
    const answer = await api.as(withdrawn.company, 'POST', `${withdrawn.path}/resolve`, {
      outcome: 'The camera shows you.',
      noShow: 'stands',
    })

    expect(await assignmentStatus(withdrawn)).toBe('assigned')
    expect(answer.json().data).toMatchObject({ status: 'resolved', noShowStands: false })
    const byHand = await api.as(withdrawn.company, 'POST', `/assignments/${withdrawn.id}/manual`, {
      action: 'bookOn',
      at: '2026-11-21T22:00:00.000Z',
      reason: 'Seen on camera.',
    })
    expect(byHand.statusCode).toBe(200)
  })

  it('that succeeds after other work at that time, booked off since, cancels the work', async () => {
    const shift = await anAppeal()
    const { company, seeker } = shift
    await api.anAssignment({ company, seeker, job: await api.aPublishedJob(company), status: 'completed' })

    const answer = await api.as(company, 'POST', `${shift.path}/resolve`, { outcome: 'Our mistake.' })

    expect([answer.statusCode, await assignmentStatus(shift)]).toEqual([200, 'cancelled'])
  })

  it('that succeeds while other work at that time is booked off cancels the work', async () => {
    const shift = await anAppeal()
    const { company, seeker } = shift
    const job = await api.aPublishedJob(company)
    const other = await api.anAssignment({ company, seeker, job, status: 'inProgress' })

    const answer = await api.db.transaction(async (tx) => {
      await tx.query(`update assignment set status = 'completed' where id = $1`, [other])
      const resolving = api.as(company, 'POST', `${shift.path}/resolve`, { outcome: 'Our mistake.' })
      await expect
        .poll(() =>
          api.db.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
        )
        .toHaveLength(1)
      return { resolving }
    })

    expect([(await answer.resolving).statusCode, await assignmentStatus(shift)]).toEqual([200, 'cancelled'])
  })

  it('that succeeds when somebody else has the place cancels the work without a fee', async () => {
    const shift = await anAppeal()
    await api.anAssignment({ company: shift.company, seeker: await api.aSeeker(), job: shift.job })

    await api.as(shift.company, 'POST', `${shift.path}/resolve`, { outcome: 'Our mistake.' })

    expect((await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data).toMatchObject({
      status: 'cancelled',
      ended: { owed: 0 },
    })
  })
})

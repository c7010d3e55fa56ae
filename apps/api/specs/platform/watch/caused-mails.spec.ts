import { deliverDueMail } from '@s4/api-platform/mail'
import { deliverSignInMails } from '@s4/api-identity/account'
import { ApiError } from '@s4/contract/api-error'
import { pino } from 'pino'
import { beforeEach, expect, it, vi } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

// No traces are made here, as on a server without an address for them.
const api = await startApi()
const lines: string[] = []
const deps = { ...api.deps, log: pino({}, { write: (line: string) => void lines.push(line) }) }
beforeEach(() => {
  lines.length = 0
})

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const fromOurPage = { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-00`, 'sec-fetch-site': 'same-origin' }
const caused = () =>
  lines.map((line) => JSON.parse(line)).flatMap(({ msg, causedBy }) => (causedBy === TRACE_ID ? msg : []))

it('the log says which request caused an email, sent or not', async () => {
  const company = await api.aCompany()
  const seeker = await api.aSeeker({ findable: true })
  const job = await api.aPublishedJob(company)
  await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId }, fromOurPage)
  const now = deps.clock.now()

  await deliverDueMail(deps, now, () => Promise.reject(new Error('mailbox full')))
  await deliverDueMail(deps, new Date(now.getTime() + 60_000), async () => undefined)

  expect(caused()).toEqual(['the server did not take an email', 'an email was sent'])
})

it('an email about signing in says it, too, and so does the one that follows from it', async () => {
  const [seeker, owner] = [await api.aSeeker(), await api.aSeeker()]
  const refusals = ['identity.unavailable', 'identity.email-in-use'] as const
  const asked = vi.spyOn(deps.identity, 'sendMail')
  for (const code of refusals) asked.mockRejectedValueOnce(new ApiError(code))
  const now = deps.clock.now()
  const waiting = () =>
    api.db.query('select trace_parent from sign_in_mail where tries = 1 and next_try_at = $1', [soon])
  const soon = new Date(now.getTime() + 2000)

  const answer = await api.as(seeker, 'POST', '/user/email-change', { email: owner.email }, fromOurPage)
  expect(answer.statusCode).toBe(200)
  await vi.waitFor(async () =>
    expect(await waiting()).toEqual([{ traceParent: expect.stringContaining(`00-${TRACE_ID}-`) }]),
  )
  await deliverSignInMails(deps, soon)
  await deliverDueMail(deps, soon, async () => undefined)

  expect(await api.db.query('select subject from mail where recipient = $1', [owner.email])).toEqual([
    { subject: 'This address already has an S4 account' },
  ])
  expect(caused()).toEqual(['an email was sent'])
})

it('a row of before is sent as ever', async () => {
  const { email } = await api.aSeeker()
  await api.db.query(
    `insert into mail (id, recipient, subject, body, created_at, next_try_at) values (uuidv7(), $1, 'A', 'B', $2, $2)`,
    [email, deps.clock.now()],
  )

  await deliverDueMail(deps, deps.clock.now(), async () => undefined)

  expect(await api.db.query('select sent_at from mail where recipient = $1', [email])).toEqual([
    { sentAt: deps.clock.now().toISOString() },
  ])
  expect(caused()).toEqual([])
})

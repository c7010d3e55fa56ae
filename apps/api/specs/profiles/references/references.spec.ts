import { deliverDueMail, type OutgoingMail } from '@s4/api-platform/mail'
import { describe, expect, it } from 'vitest'
import { ANSWER, askReferee, declare, employmentOf, REFEREE, secretFor } from '../../../src/testing/a-screening'
import type { Seeker } from '../../../src/testing/a-seeker'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const START = '2026-11-16T09:00:00.000Z'
const daysLater = (days: number) => new Date(Date.parse(START) + days * 24 * 60 * 60_000)
let count = 0

/** A worker who has asked a referee, with the secret of the link. */
async function aQuestion(overrides: Parameters<typeof api.aSeeker>[0] = {}) {
  count += 1
  const email = `referee-${count}@northgate.example`
  const sam = await api.aSeeker(overrides)
  await declare(api, sam)
  const { id } = (await askReferee(api, sam, { email })).json().data
  return { sam, email, id: id as string, secret: await secretFor(api, email) }
}
const jobOf = async (seeker: Seeker) =>
  (await api.as(seeker, 'GET', '/screening'))
    .json()
    .data.entries.find(({ kind }: { kind: string }) => kind === 'employment')
const open = (secret: string) => api.anonymous('POST', '/references/open', { secret })
const confirm = (secret: string, change: object = {}) =>
  api.anonymous('POST', '/references/confirm', { ...ANSWER, ...change, secret })
const runAt = async (days: number) => {
  api.moveTo(daysLater(days).toISOString())
  await runDue(api.deps, daysLater(days))
}

describe('asking a referee', () => {
  it('needs consent, an own entry and a session', async () => {
    const sam = await api.aSeeker()
    expect((await askReferee(api, sam)).json()).toMatchObject({ code: 'screening.consent-needed', nextStep: {} })
    await declare(api, sam)
    const entryId = await employmentOf(api, await api.aSeeker())
    expect((await askReferee(api, sam, { entryId })).statusCode).toBe(404)
    await api.refusals({
      method: 'POST',
      path: '/screening/references',
      body: { ...REFEREE, entryKind: 'employment', entryId },
      wrongRole: await api.aCompany(),
    })
  })

  it('is refused to one’s own address or phone', async () => {
    const sam = await api.aSeeker({ email: 'sam.own@example.co.uk' })
    await declare(api, sam)
    const mail = await askReferee(api, sam, { email: 'Sam.Own+ref@example.co.uk' })
    const phone = await askReferee(api, sam, { phone: '07700 900123' })

    expect([mail, phone].map((refused) => Object.keys(refused.json().fields))).toEqual([['email'], ['phone']])
  })

  it.each(['Claim your prize at https://evil.example', 'evil.example', 'jo@evil.example'])(
    'never mails a link that the worker wrote: %s',
    async (name) => {
      const sam = await api.aSeeker()
      await declare(api, sam)

      const refused = await askReferee(api, sam, { name })

      expect(Object.keys(refused.json().fields)).toEqual(['name'])
    },
  )

  it('never mails a name of the worker with a link in it', async () => {
    const sam = await api.aSeeker()
    await declare(api, sam)
    await api.db.query(`update seeker set fullname = 'Win at evil.example' where id = $1`, [sam.seekerId])

    expect((await askReferee(api, sam)).json()).toMatchObject({
      code: 'input.invalid',
      detail: expect.stringMatching(/on your profile/),
    })
  })

  it('is done once at a time; two at once send one mail', async () => {
    const sam = await api.aSeeker()
    await declare(api, sam)
    const email = 'once@northgate.example'

    const sent = await Promise.all([askReferee(api, sam, { email }), askReferee(api, sam, { email })])

    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect(await api.db.query('select 1 from mail where recipient = $1', [email])).toHaveLength(1)
  })

  it('marks a personal address, and stores neither address nor secret in the clear', async () => {
    const sam = await api.aSeeker()
    await declare(api, sam)
    const email = 'niamh.plain@gmail.com'
    await askReferee(api, sam, { email })
    const secret = await secretFor(api, email)

    expect((await jobOf(sam)).references).toMatchObject([{ state: 'asked', email, personalAddress: true }])
    const rows = await api.db.query('select * from screening_reference')
    const mails = await api.db.query('select subject, body, link, link_sealed from mail where recipient = $1', [email])
    expect(JSON.stringify(rows)).not.toContain(email)
    expect(JSON.stringify(mails)).not.toContain(secret)
    expect(await api.db.query('select 1 from screening_reference_link where secret_hash = $1', [secret])).toEqual([])
  })

  it('is limited to five mails a day to one address', async () => {
    const email = 'busy@northgate.example'
    const states: number[] = []
    const { rateLimitFactor } = api.deps.settings
    api.deps.settings.rateLimitFactor = 1
    for (let worker = 0; worker < 6; worker += 1) {
      const sam = await api.aSeeker()
      await declare(api, sam)
      states.push((await askReferee(api, sam, { email })).statusCode)
    }
    api.deps.settings.rateLimitFactor = rateLimitFactor
    expect(states).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('can be withdrawn by the worker only', async () => {
    const { sam, id, secret } = await aQuestion()
    const path = `/screening/references/${id}`
    await api.refusals({ method: 'DELETE', path, wrongRole: await api.aCompany(), stranger: await api.aSeeker() })

    expect((await api.as(sam, 'DELETE', path)).statusCode).toBe(200)
    expect((await open(secret)).json().code).toBe('reference.ended')
    expect((await api.as(sam, 'DELETE', path)).statusCode).toBe(404)
  })
})

describe('the link', () => {
  it('is delivered in the email and then forgotten', async () => {
    const { email, secret } = await aQuestion()
    const sent: OutgoingMail[] = []
    await deliverDueMail(api.deps, api.deps.clock.now(), async (mail) => void sent.push(mail))

    expect(sent.find(({ recipient }) => recipient === email)?.text).toContain(
      `http://s4.localhost:4200/reference#${secret}`,
    )
    expect(await api.db.query('select link_sealed from mail where recipient = $1', [email])).toEqual([
      { linkSealed: null },
    ])
  })

  it('shows what is asked, without an account and uncached', async () => {
    const { secret } = await aQuestion({ fullname: "Siân O'Brien" })

    const shown = await open(secret)

    expect(shown.headers['cache-control']).toBe('no-store')
    expect(shown.json().data).toEqual({
      worker: "Siân O'Brien",
      name: "Niamh O'Neill",
      kind: 'employment',
      role: 'Door supervisor',
      organisation: 'Northgate Security',
      from: '2016-01-01',
      to: null,
      expiresAt: daysLater(21).toISOString(),
    })
  })

  it.each(['', 'x'.repeat(43), `'; drop table seeker; --${'x'.repeat(20)}`])('%j opens nothing', async (secret) => {
    expect([410, 422]).toContain((await open(secret)).statusCode)
    expect([410, 422]).toContain((await confirm(secret)).statusCode)
  })

  it('is answered once, also by two presses at once', async () => {
    const { sam, secret } = await aQuestion()

    const answers = await Promise.all([confirm(secret), confirm(secret)])

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 410]))
    expect((await open(secret)).statusCode).toBe(410)
    const job = await jobOf(sam)
    expect(job).toMatchObject({
      verified: 'all',
      references: [{ state: 'answered', answer: { corrected: false, reengage: 'yes' } }],
    })
    expect((await api.as(sam, 'GET', '/screening')).json().data.coverage).toMatchObject({
      verifiedMonths: 60,
      percent: 100,
    })
  })

  it('counts only the dates that the referee gives', async () => {
    const { sam, secret } = await aQuestion()

    await confirm(secret, { from: '2024-11-16', to: '2025-11-16', comment: '<script>alert(1)</script>' })

    const job = await jobOf(sam)
    expect(job).toMatchObject({
      verified: 'part',
      references: [{ answer: { corrected: true, comment: '<script>alert(1)</script>' } }],
    })
    expect((await api.as(sam, 'GET', '/screening')).json().data.coverage.verifiedMonths).toBe(12)
  })

  it('confirms nothing once the entry is about something else', async () => {
    const { sam, secret } = await aQuestion()
    await confirm(secret)

    await api.as(sam, 'PATCH', `/experience/${await employmentOf(api, sam)}`, {
      employer: 'Another firm',
      position: 'Door supervisor',
      from: '2016-01-01',
      to: null,
    })

    expect(await jobOf(sam)).toMatchObject({ verified: 'none', references: [{ outdated: true }] })
    expect((await api.as(sam, 'GET', '/screening')).json().data.coverage.verifiedMonths).toBe(0)
  })

  it.each([
    ['declined', 'does not want to answer'],
    ['not-me', 'reached somebody else'],
  ])('can be answered with %s; the worker is told and asks another', async (why, told) => {
    const { sam, secret } = await aQuestion()

    expect((await api.anonymous('POST', '/references/decline', { secret, why })).statusCode).toBe(200)

    expect((await jobOf(sam)).references).toMatchObject([{ state: why }])
    const notices = await api.db.query<{ title: string }>('select title from notification where uid = $1', [sam.uid])
    expect(notices.map(({ title }) => title).join()).toContain(told)
    expect((await confirm(secret)).statusCode).toBe(410)
    expect((await askReferee(api, sam, { email: `other-${why}@northgate.example` })).statusCode).toBe(200)
  })

  it('is refused in the browser of the worker', async () => {
    const { sam, secret } = await aQuestion()

    expect((await api.as(sam, 'POST', '/references/confirm', { ...ANSWER, secret })).statusCode).toBe(403)
    expect((await confirm(secret)).statusCode).toBe(200)
  })

  it.each([
    [{ from: '2027-01-01' }, 'from'],
    [{ from: '2016-01-01', to: '2027-01-01' }, 'to'],
    [{ role: ' ' }, 'role'],
    [{ reengage: 'perhaps' }, 'reengage'],
  ])('refuses %j', async (change, field) => {
    const { secret } = await aQuestion()
    const refused = await confirm(secret, change)

    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })
})

describe('without an answer', () => {
  it('the referee is reminded after 7 and 14 days and asked no more after 21; each link works until then', async () => {
    const { sam, email, secret } = await aQuestion()
    const mails = () => api.db.query('select 1 from mail where recipient = $1', [email])

    await runAt(6.9)
    expect(await mails()).toHaveLength(1)
    await runAt(7)
    await runAt(7.1)
    expect(await mails()).toHaveLength(2)
    expect(await secretFor(api, email)).not.toBe(secret)
    await runAt(14)
    await runAt(15)
    expect(await mails()).toHaveLength(3)
    expect((await open(secret)).statusCode).toBe(200)
    await runAt(21)

    expect((await open(secret)).statusCode).toBe(410)
    expect((await jobOf(sam)).references).toMatchObject([{ state: 'no-answer', remindersSent: 2 }])
    await runAt(21.1)
    const told = await api.db.query(`select 1 from notification where uid = $1 and kind = 'reference.unanswered'`, [
      sam.uid,
    ])
    expect(told).toHaveLength(1)
    api.moveTo(START)
  })

  it('everything about the referee is removed a year after the question', async () => {
    const { sam, email } = await aQuestion()
    await runAt(22)
    await runAt(364)
    expect((await jobOf(sam)).references).toHaveLength(1)
    await runAt(366)

    expect((await jobOf(sam)).references).toEqual([])
    expect(await api.db.query('select 1 from mail where recipient = $1', [email])).toEqual([])
    expect(await api.db.query(`select 1 from audit_entry where action = 'references.removed'`)).not.toEqual([])
    api.moveTo(START)
  })

  it('the worker sees that an email could not be delivered', async () => {
    const { sam, email } = await aQuestion()
    await api.db.query('update mail set given_up_at = now() where recipient = $1', [email])

    expect((await jobOf(sam)).references).toMatchObject([{ mailFailed: true }])
  })
})

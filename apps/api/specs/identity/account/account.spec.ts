import { termsVersion } from '@s4/contract'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'
import { eraseAccounts } from '../../../src/erasure/erase-accounts'

const api = await startApi()
const failureCode = (answer: { json: () => { code?: string } }) => answer.json().code
const PHONE = '07700 900123'

const aNewcomer = (uid: string, emailVerified = false) => {
  api.deps.identity.setAccount({ uid, email: `${uid}@example.co.uk`, emailVerified, recent: true })
  return { authorization: `Bearer token-of-${uid}` }
}
const signUp = (headers: Record<string, string>, body: object) => api.anonymous('POST', '/user', body, headers)

describe('an account', () => {
  it('of a seeker is created with a profile, and the phone number is stored in international form', async () => {
    const answer = await signUp(aNewcomer('ada'), { role: 'Job Seeker', phone: PHONE })

    expect(answer.json().data).toMatchObject({
      uid: 'ada',
      role: 'Job Seeker',
      phone: '+447700900123',
      emailVerified: false,
    })
    expect(await api.db.query('select phone from seeker where uid = $1', ['ada'])).toEqual([{ phone: '+447700900123' }])
  })

  it.each(['Administrator', 'staff', 'job seeker', 'owner'])(
    'with any other role, such as %s, is a company account and gets no further access',
    async (role) => {
      const uid = `of-role-${role.replace(' ', '-')}`
      const who = aNewcomer(uid, true)
      const made = await signUp(who, { role, phone: PHONE })

      expect(made.json().data).toMatchObject({ role: 'Company' })
      expect(await api.db.query('select role from account where uid = $1', [uid])).toEqual([{ role: 'Company' }])
      const getPath = (path: string) => api.anonymous('GET', path, undefined, { ...who, 'firebase-id': uid })
      expect(failureCode(await getPath('/job-seeker'))).toBe('access.denied')
      expect(failureCode(await getPath('/sites'))).toBe('profile.incomplete')
      expect((await getPath('/company')).json().data).toBeNull()
    },
  )

  it('stores which terms were accepted and when, and the export contains it', async () => {
    const tess = aNewcomer('tess', true)
    await signUp(tess, { role: 'Company', phone: PHONE, terms: termsVersion })

    const files = unzipSync(
      (await api.anonymous('GET', '/user/export', undefined, { ...tess, 'firebase-id': 'tess' })).rawPayload,
    )

    expect(JSON.parse(strFromU8(files['all.json'] ?? new Uint8Array())).account).toMatchObject([
      { termsVersion, termsAcceptedAt: '2026-11-16T09:00:00.000Z' },
    ])
    expect(
      Object.keys(
        (await signUp(aNewcomer('old'), { role: 'Company', phone: PHONE, terms: '2020-01-01' })).json().fields,
      ),
    ).toEqual(['terms'])
  })

  it('requested by ten tabs at once is created once', async () => {
    const ben = aNewcomer('ben')

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signUp(ben, { role: 'Job Seeker', phone: PHONE })),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(await api.db.query('select 1 from seeker where uid = $1', ['ben'])).toHaveLength(1)
  })

  it('keeps the role it was created with', async () => {
    const cas = aNewcomer('cas')
    await signUp(cas, { role: 'Company', phone: PHONE })

    expect(failureCode(await signUp(cas, { role: 'Job Seeker', phone: PHONE }))).toBe('account.exists')
  })

  it.each<[name: string, body: object, field: string]>([
    ['an invalid phone number', { role: 'Company', phone: '12' }, 'phone'],
    ['a phone number of 10,000 digits', { role: 'Company', phone: '7'.repeat(10_000) }, 'phone'],
    ['no role', { role: ' ', phone: PHONE }, 'role'],
    ['an empty request', {}, 'role'],
  ])('is refused for %s, and the error names the field', async (_name, body, field) => {
    const answer = await signUp(aNewcomer('dot'), body)

    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toContain(field)
  })

  it('is refused without a token, with a forged token, and with only a cookie', async () => {
    const seeker = await api.aSeeker()
    const body = { role: 'Company', phone: PHONE }

    expect(failureCode(await signUp({}, body))).toBe('session.required')
    expect(failureCode(await signUp({ authorization: 'Bearer forged' }, body))).toBe('identity.invalid')
    expect(failureCode(await api.as(seeker, 'POST', '/user', body))).toBe('session.required')
  })
})

describe('mails', () => {
  it('for a new password get the same response whether the address has an account or not', async () => {
    const seeker = await api.aSeeker()

    const answers = await Promise.all(
      [seeker.email, 'nobody@example.co.uk'].map((email) => api.anonymous('POST', '/user/reset-mail', { email })),
    )

    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { data: { done: true } }]),
    )
  })

  it('for verification go only to the account’s own address', async () => {
    const seeker = await api.aSeeker()
    await api.as(seeker, 'POST', '/user/verification-mail', { email: 'victim@example.co.uk' })

    expect(api.deps.identity.mails.at(-1)).toMatchObject({ kind: 'verification', email: seeker.email })
    expect((await api.anonymous('POST', '/user/verification-mail', {})).statusCode).toBe(401)
  })

  it('for verification lead back to where the account was wanted for', async () => {
    const seeker = await api.aSeeker()
    const next = 'http://seeker.s4.localhost:4200/User-Job?town=Leeds'
    await api.as(seeker, 'POST', '/user/verification-mail', { next })

    const { continueUrl } = api.deps.identity.mails.at(-1) ?? { continueUrl: '' }
    expect(new URL(continueUrl).searchParams.get('next')).toBe(next)
  })

  it('that change the address go to the new address and need a recent sign-in', async () => {
    const seeker = await api.aSeeker()
    const change = (email: string) => api.as(seeker, 'POST', '/user/email-change', { email })

    expect((await change('new@example.co.uk')).statusCode).toBe(200)
    await vi.waitFor(() =>
      expect(api.deps.identity.mails.at(-1)).toMatchObject({ kind: 'email-change', email: 'new@example.co.uk' }),
    )
    expect(Object.keys((await change('nobody')).json().fields)).toEqual(['email'])

    api.moveTo('2026-11-16T09:05:01.000Z')
    expect(failureCode(await change('new@example.co.uk'))).toBe('session.recent-sign-in-needed')
    api.moveTo('2026-11-16T09:00:00.000Z')
    expect((await api.anonymous('POST', '/user/email-change', { email: 'new@example.co.uk' })).statusCode).toBe(401)
  })

  it('are refused for requests from another site and for invalid addresses', async () => {
    expect(
      failureCode(
        await api.anonymous(
          'POST',
          '/user/reset-mail',
          { email: 'a@example.co.uk' },
          { origin: 'https://evil.example' },
        ),
      ),
    ).toBe('session.forged')
    expect(
      failureCode(await api.anonymous('POST', '/user/reset-mail', { email: `${'a'.repeat(10_000)}@example.co.uk` })),
    ).toBe('input.invalid')
    expect(failureCode(await api.anonymous('POST', '/user/sign-in-mail', { email: 'nobody' }))).toBe('input.invalid')
  })
})

describe('the export', () => {
  it('is a zip of everything about its owner and nothing about other people', async () => {
    const [seeker, other] = [
      await api.aSeeker({ fullname: 'Sam Okoro' }),
      await api.aSeeker({ fullname: 'Kim Larsen' }),
    ]
    const company = await api.aCompany()
    const job = await api.aPublishedJob(company)
    await api.anAssignment({ company, job, seeker })

    const answer = await api.as(seeker, 'GET', '/user/export')
    const files = unzipSync(answer.rawPayload)
    const all = strFromU8(files['all.json'] ?? new Uint8Array())

    expect(answer.headers['content-type']).toBe('application/zip')
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['README.txt', 'account.csv', 'seeker.csv', 'assignment.csv', 'experience.csv']),
    )
    expect(all).toContain('Sam Okoro')
    expect(JSON.parse(all).seeker[0].utr).toBe('1234567890')
    for (const foreign of [other.uid, 'Kim Larsen', 'secretHash', 'secret_hash']) expect(all).not.toContain(foreign)
  })

  it('of a company contains its jobs and nothing about its workers', async () => {
    const [company, seeker] = [await api.aCompany(), await api.aSeeker({ fullname: 'Sam Okoro' })]
    const job = await api.aPublishedJob(company)
    await api.anAssignment({ company, job, seeker })

    const files = unzipSync((await api.as(company, 'GET', '/user/export')).rawPayload)

    expect(Object.keys(files)).toEqual(expect.arrayContaining(['company.csv', 'job.csv', 'shift.csv']))
    expect(strFromU8(files['all.json'] ?? new Uint8Array())).not.toContain(seeker.seekerId)
  })

  it('needs a recent sign-in, by cookie or by token, and a request from our own page', async () => {
    const seeker = await api.aSeeker()
    await api.db.query('update session set reauthenticated_at = null where id = $1', [seeker.sessionId])
    const byToken = (recent: boolean) => {
      api.deps.identity.setAccount({ uid: seeker.uid, email: seeker.email, emailVerified: true, recent })
      return api.anonymous('GET', '/user/export', undefined, {
        authorization: `Bearer token-of-${seeker.uid}`,
        'firebase-id': seeker.uid,
      })
    }

    expect(failureCode(await api.as(seeker, 'GET', '/user/export'))).toBe('session.recent-sign-in-needed')
    expect(failureCode(await byToken(false))).toBe('session.recent-sign-in-needed')
    expect(failureCode(await api.as(seeker, 'GET', '/user/export', undefined, { 'firebase-id': '' }))).toBe(
      'session.other-person',
    )
    expect((await byToken(true)).statusCode).toBe(200)
    await api.as(seeker, 'POST', '/session/reauth', { idToken: `token-of-${seeker.uid}` })
    expect((await api.as(seeker, 'GET', '/user/export')).statusCode).toBe(200)
  })

  it('is recorded, and its owner gets an email and a notice', async () => {
    const [seeker, company] = [await api.aSeeker(), await api.aCompany()]

    for (const person of [seeker, company]) await api.as(person, 'GET', '/user/export')

    for (const person of [seeker, company]) {
      expect(
        await api.db.query(`select 1 from audit_entry where actor_uid = $1 and action = 'account.exported'`, [
          person.uid,
        ]),
      ).toHaveLength(1)
      expect(await api.db.query('select subject from mail where recipient = $1', [person.email])).toEqual([
        { subject: 'Everything about you was downloaded' },
      ])
    }
    const [notice] = await api.db.query<{ link: string; body: string }>(
      'select link, body from notification where uid = $1',
      [company.uid],
    )
    expect(notice?.link).toMatch(/^\/chat-support\?/)
    expect(notice?.body).toContain('On Mon 16 Nov 2026, 09:00')
  })

  it('can be downloaded five times an hour', async () => {
    const seeker = await api.aSeeker()
    const { rateLimitFactor } = api.deps.settings
    api.deps.settings.rateLimitFactor = 1

    const answers = []
    for (let asked = 0; asked < 6; asked += 1) answers.push((await api.as(seeker, 'GET', '/user/export')).statusCode)
    api.deps.settings.rateLimitFactor = rateLimitFactor

    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('is refused without a session', async () => {
    expect((await api.anonymous('GET', '/user/export')).statusCode).toBe(401)
  })
})

describe('erasing an account', () => {
  const erase = (person: Parameters<typeof api.as>[0]) => api.as(person, 'DELETE', '/user')

  it('takes effect after 14 days, signs out everywhere and lists what is kept', async () => {
    const seeker = await api.aSeeker()

    const answer = await erase(seeker)

    expect(answer.json().data.eraseAt).toBe('2026-11-30T09:00:00.000Z')
    expect(answer.json().data.kept).toContainEqual(expect.stringContaining('invoices and credit notes'))
    expect((await api.as(seeker, 'GET', '/user')).statusCode).toBe(401)
    expect(failureCode(await api.anonymous('POST', '/session', { idToken: `token-of-${seeker.uid}` }))).toBe(
      'account.erasing',
    )
  })

  it('can be undone until then', async () => {
    const seeker = await api.aSeeker()
    await erase(seeker)

    await api.anonymous('POST', '/user/keep', {}, { authorization: `Bearer token-of-${seeker.uid}` })

    expect((await api.anonymous('POST', '/session', { idToken: `token-of-${seeker.uid}` })).statusCode).toBe(200)
  })

  it('is refused while work is agreed', async () => {
    const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
    const job = await api.aPublishedJob(company)
    await api.anAssignment({ company, job, seeker })

    expect(failureCode(await erase(seeker))).toBe('account.work-agreed')
    expect(failureCode(await erase(company))).toBe('account.work-agreed')
  })

  it('is refused while an invoice is still to be made, and takes back claims that nobody answered', async () => {
    const { company, seeker, id } = await aWorkedShift(api)
    await api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })
    const claim = (pence: number) =>
      api.db.query(
        `insert into expense_claim (id, assignment_id, kind, pence, claimed_at, respond_by)
         values (uuidv7(), $1, 'parking', $2, now(), now() + interval '72 hours')`,
        [id, pence],
      )
    await claim(500)
    await api.db.query(`update expense_claim set status = 'agreed', answered_at = now() where assignment_id = $1`, [id])
    for (const person of [seeker, company]) expect(failureCode(await erase(person))).toBe('account.work-agreed')

    await api.db.query('delete from expense_claim where assignment_id = $1', [id])
    await claim(700)
    await api.db.query(
      `insert into hours_claim (id, assignment_id, side, kind, minutes, extra_minutes, reason, made_at)
       values (uuidv7(), $1, 'seeker', 'more', 30, 0, 'Stayed on.', now())`,
      [id],
    )
    expect((await erase(seeker)).statusCode).toBe(200)
    expect(await api.db.query('select status, reason from expense_claim where assignment_id = $1', [id])).toEqual([
      { status: 'refused', reason: 'The worker is closing their account.' },
    ])
    expect(await api.db.query('select status from hours_claim where assignment_id = $1', [id])).toEqual([
      { status: 'refused' },
    ])
    const [claimed] = (await api.as(company, 'GET', `/assignments/${id}/expenses`)).json().data
    const late = await api.as(company, 'POST', `/assignments/${id}/expenses/answer`, {
      claimId: claimed.id,
      answer: 'agree',
    })
    expect(late.json().code).toBe('expenses.answered')
  })

  it('notifies a company that still has an invoice to pay', async () => {
    const [seeker, company] = [await api.aSeeker(), await api.aCompany()]
    const id = await api.anAssignment({ company, seeker, job: await api.aPublishedJob(company) })
    await api.db.query(`update assignment set status = 'invoiced' where id = $1`, [id])

    await erase(seeker)

    const notices = await api.db.query(
      `select link, critical from notification where uid = $1 and kind = 'account.closing'`,
      [company.uid],
    )
    expect(notices).toEqual([{ link: '/completed-job', critical: true }])
  })

  it('removes the person’s name, address, numbers and identity', async () => {
    const seeker = await api.aSeeker({ fullname: 'Robin Ashdown' })
    await erase(seeker)

    await eraseAccounts(api.deps, new Date('2026-11-30T09:00:00.000Z'))

    const [row] = await api.db.query(
      'select fullname, utr_sealed, home_lat, email, account.phone from seeker join account using (uid) where uid = $1',
      [seeker.uid],
    )
    expect(row).toEqual({ fullname: 'Erased worker', utrSealed: null, homeLat: null, email: '', phone: '' })
    expect(await api.db.query('select 1 from experience where seeker_id = $1', [seeker.seekerId])).toEqual([])
    expect(await api.deps.identity.lookup(seeker.uid)).toBeNull()
  })

  it('notifies a company’s applicants, and the companies a seeker applied to', async () => {
    const [company, other, seeker] = [
      await api.aCompany(),
      await api.aCompany(),
      await api.aSeeker({ fullname: 'Robin Ashdown' }),
    ]
    const [job, wanted] = [await api.aPublishedJob(company), await api.aPublishedJob(other)]
    for (const { id } of [job, wanted]) await api.as(seeker, 'POST', `/jobs/${id}/applications`, { note: '' })
    const latestNoticeTitle = async ({ uid }: { uid: string }) =>
      (
        await api.db.query<{ title: string }>(
          'select title from notification where uid = $1 order by id desc limit 1',
          [uid],
        )
      )[0]?.title

    await erase(company)
    const closed = await latestNoticeTitle(seeker)
    await erase(seeker)

    expect(closed).toBe('Cancelled: Door supervisor, Saturday night')
    expect(await latestNoticeTitle(other)).toBe('Robin Ashdown withdrew from Door supervisor, Saturday night')
    const record = await api.db.query<{ action: string }>(
      'select action from audit_entry where actor_uid = any($1) order by id',
      [[company.uid, seeker.uid]],
    )
    expect(record.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['application.rejected', 'job.closed', 'application.withdrawn']),
    )
  })

  it('of one of several members keeps the company, its jobs and its agreed work for the others', async () => {
    const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
    const colleague = await api.aMember(company, { role: 'owner' })
    const job = await api.aPublishedJob(company)
    await api.anAssignment({ company, job, seeker })

    expect((await erase(company)).statusCode).toBe(200)
    await eraseAccounts(api.deps, new Date('2026-11-30T09:00:00.000Z'))

    expect(
      await api.db.query('select uid, role from company_member where company_id = $1', [company.companyId]),
    ).toEqual([{ uid: colleague.uid, role: 'owner' }])
    expect(
      await api.db.query(
        'select company_name, status from company join job on job.company_id = company.id where company.id = $1',
        [company.companyId],
      ),
    ).toEqual([{ companyName: company.companyName, status: 'published' }])
  })

  it('of the last owner waits until another member owns the company', async () => {
    const company = await api.aCompany()
    await api.aMember(company, { role: 'manager' })

    expect((await erase(company)).json().code).toBe('team.last-owner')
  })

  it('does nothing before the 14 days are over', async () => {
    const seeker = await api.aSeeker({ fullname: 'Early Bird' })
    await erase(seeker)

    await eraseAccounts(api.deps, new Date('2026-11-30T08:59:59.000Z'))

    expect(await api.db.query('select fullname from seeker where id = $1', [seeker.seekerId])).toEqual([
      { fullname: 'Early Bird' },
    ])
  })
})

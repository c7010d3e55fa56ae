import { expect, describe, it } from 'vitest'
import { secretFor } from '../../../src/testing/a-screening'
import type { Company, Member } from '../../../src/testing/a-company'
import type { Person } from '../../../src/testing/person'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const START = '2026-11-16T09:00:00.000Z'
let count = 0

const codeOf = async (answer: ReturnType<typeof api.as>) => (await answer).json<{ code?: string }>().code

/** An open invitation of a company, with the secret of its link. */
async function anInvitation(company: Company, change: { email?: string; role?: string; siteIds?: string[] } = {}) {
  count += 1
  const email = change.email ?? `robin-${count}@example.co.uk`
  const sent = await api.as(company, 'POST', '/company/invitations', {
    name: 'Robin Lee',
    role: 'planner',
    ...change,
    email,
  })
  return { id: sent.json().data.id as string, email, secret: await secretFor(api, email) }
}
const join = (person: Person, secret: string) => api.as(person, 'POST', '/invitations/join', { secret })
const teamOf = async (person: Person) => (await api.as(person, 'GET', '/company/team')).json().data
const sessionOf = async (person: Person) => (await api.as(person, 'GET', '/session')).json().data
const memberId = async (reader: Person, { email }: Person) =>
  (await teamOf(reader)).members.find((one: { email: string }) => one.email === email)?.id as string
const changeOf = (by: Person, id: string, body: object) => api.as(by, 'PATCH', `/company/team/${id}`, body)
const actionsOf = async ({ companyId }: Company) =>
  (
    await api.db.query<{ action: string }>(
      `select action from audit_entry where company_id = $1 and action ~ '^(member|ownership)' order by id`,
      [companyId],
    )
  ).map(({ action }) => action)

describe('an invitation', () => {
  it('is accepted by the account of its address: the session acts for the company in the role it names', async () => {
    const company = await api.aCompany()
    const site = await api.aSite(company)
    const { email, secret } = await anInvitation(company, { siteIds: [site] })
    const robin = await api.aCompanyAccount({ email: email.toUpperCase() })

    expect((await api.anonymous('POST', '/invitations/open', { secret })).json().data).toMatchObject({
      companyName: company.companyName,
      name: 'Robin Lee',
      email,
      role: 'planner',
      invitedBy: 'Mo Diallo',
    })
    expect((await join(robin, secret)).statusCode).toBe(200)

    expect(await sessionOf(robin)).toMatchObject({
      companyId: company.companyId,
      member: { role: 'planner', name: 'Robin Lee', limited: true },
      companies: [{ _id: company.companyId }],
      profile: { complete: true },
    })
    expect((await teamOf(company)).members).toMatchObject([
      { name: 'Mo Diallo', role: 'owner', siteIds: null, isYou: true },
      { name: 'Robin Lee', role: 'planner', siteIds: [site], isYou: false },
    ])
    expect((await teamOf(company)).invitations).toEqual([])
    expect(await actionsOf(company)).toEqual(['member.invited', 'member.joined'])
  })

  it('is used once', async () => {
    const company = await api.aCompany()
    const { email, secret } = await anInvitation(company)
    const robin = await api.aCompanyAccount({ email })
    await join(robin, secret)

    expect(await codeOf(join(robin, secret))).toBe('invitation.used')
    expect(await codeOf(api.anonymous('POST', '/invitations/open', { secret }))).toBe('invitation.used')
  })

  it('accepted twice at the same moment makes one member', async () => {
    const company = await api.aCompany()
    const { email, secret } = await anInvitation(company)
    const robin = await api.aCompanyAccount({ email })

    const answers = await Promise.all([join(robin, secret), join(robin, secret)])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await teamOf(company)).members).toHaveLength(2)
  })

  it('runs out after 7 days, and is removed 30 days later', async () => {
    const company = await api.aCompany()
    const { email, secret } = await anInvitation(company)
    const robin = await api.aCompanyAccount({ email })

    api.moveTo('2026-11-23T09:00:00.000Z')
    expect(await codeOf(join(robin, secret))).toBe('invitation.expired')
    await runDue(api.deps, new Date('2026-12-24T09:00:00.000Z'))
    expect(await codeOf(join(robin, secret))).toBe('invitation.missing')
    api.moveTo(START)
  })

  it('withdrawn ends its link', async () => {
    const company = await api.aCompany()
    const { id, email, secret } = await anInvitation(company)
    const robin = await api.aCompanyAccount({ email })

    expect((await api.as(company, 'POST', `/company/invitations/${id}/withdraw`)).statusCode).toBe(200)

    expect(await codeOf(join(robin, secret))).toBe('invitation.withdrawn')
    expect((await api.as(company, 'POST', `/company/invitations/${id}/withdraw`)).statusCode).toBe(404)
  })

  it('sent again has a new link, and the one before ends', async () => {
    const company = await api.aCompany()
    const { id, email, secret } = await anInvitation(company)
    await api.db.query('delete from mail where recipient = $1', [email])
    expect((await api.as(company, 'POST', `/company/invitations/${id}/send`)).statusCode).toBe(200)
    const robin = await api.aCompanyAccount({ email })

    expect(await codeOf(join(robin, secret))).toBe('invitation.missing')
    expect((await join(robin, await secretFor(api, email))).statusCode).toBe(200)
  })

  it('is refused to another account, to a worker and to nobody, each with the reason', async () => {
    const company = await api.aCompany()
    const { email, secret } = await anInvitation(company)
    const [other, seeker] = [await api.aCompanyAccount(), await api.aSeeker()]

    const refused = (await join(other, secret)).json()
    expect(refused).toMatchObject({ code: 'invitation.other-account' })
    expect(refused.detail).toContain(email)
    expect(refused.detail).toContain(other.email)
    expect(await codeOf(join(seeker, secret))).toBe('invitation.worker-account')
    expect((await api.anonymous('POST', '/invitations/join', { secret })).statusCode).toBe(401)
  })

  it('is sent once to an address, and not to somebody in the team', async () => {
    const company = await api.aCompany()
    const { email } = await anInvitation(company)
    const invite = (to: string) =>
      codeOf(api.as(company, 'POST', '/company/invitations', { name: 'Robin Lee', email: to, role: 'planner' }))

    expect(await invite(email.toUpperCase())).toBe('team.invited')
    expect(await invite(company.email)).toBe('team.member-exists')
  })

  it.each([
    [{ role: 'owner' }, 'role'],
    [{ role: 'siteSupervisor' }, 'siteIds'],
    [{ role: 'planner', siteIds: [] }, 'siteIds'],
    [{ role: 'finance', siteIds: ['01900000-0000-7000-8000-000000000000'] }, 'siteIds'],
    [{ role: 'planner', siteIds: ['01900000-0000-7000-8000-000000000000'] }, 'siteIds'],
    [{ role: 'planner', name: 'Win at evil.example' }, 'name'],
  ])('is refused with %j', async (change, field) => {
    const company = await api.aCompany()

    const refused = await api.as(company, 'POST', '/company/invitations', {
      name: 'Robin Lee',
      email: 'robin@example.co.uk',
      ...change,
    })

    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })

  it('belongs to one company and to those who manage its team', async () => {
    const company = await api.aCompany()
    const { id } = await anInvitation(company)
    const planner = await api.aMember(company, { role: 'planner' })

    for (const what of ['send', 'withdraw'])
      await api.refusals({
        method: 'POST',
        path: `/company/invitations/${id}/${what}`,
        wrongRole: planner,
        stranger: await api.aCompany(),
      })
    expect((await teamOf(planner)).invitations).toEqual([])
  })

  it('leaves with the erasure of the person it was sent to', async () => {
    const company = await api.aCompany()
    const { email } = await anInvitation(company)
    const robin = await api.aCompanyAccount({ email })
    await api.as(robin, 'DELETE', '/user')

    await runDue(api.deps, new Date('2026-12-01T09:00:00.000Z'))

    expect(await api.db.query('select 1 from company_invitation where recipient = $1', [email])).toEqual([])
  })
})

describe('a member', () => {
  it('with another role is refused at the next write, with the reason', async () => {
    const company = await api.aCompany()
    const planner = await api.aMember(company, { role: 'planner' })
    const site = { name: 'Dock', address: '1 Dock Road', postcode: 'E16 1AA', point: { lat: 51.5, lng: 0 } }
    expect((await api.as(planner, 'POST', '/sites', site)).statusCode).toBe(200)

    const id = await memberId(company, planner)
    expect((await changeOf(company, id, { role: 'readOnly', siteIds: null })).statusCode).toBe(200)

    expect((await api.as(planner, 'POST', '/sites', site)).json()).toMatchObject({
      code: 'access.denied',
      detail: 'Your role is read only, so you cannot add and change sites. Ask an owner, a manager or a planner.',
    })
    expect(
      (await api.as(planner, 'GET', '/notifications')).json().data.map(({ title }: { title: string }) => title),
    ).toEqual([`Your role at ${company.companyName} is now read only`])
  })

  it('who is removed is signed out everywhere at once, is told by email, and leaves a name', async () => {
    const company = await api.aCompany()
    const planner = await api.aMember(company, { role: 'planner', name: 'Ada Byron' })
    const id = await memberId(company, planner)

    expect((await api.as(company, 'DELETE', `/company/team/${id}`)).statusCode).toBe(200)

    expect((await api.as(planner, 'GET', '/sites')).json()).toMatchObject({
      code: 'session.required',
      detail: `You are no longer a member of ${company.companyName}. Sign in to go on without it.`,
    })
    expect(await sessionOf(planner)).toBeNull()
    expect(await api.db.query('select subject from mail where recipient = $1', [planner.email])).toEqual([
      { subject: `You are no longer a member of ${company.companyName}` },
    ])
    expect(await api.db.query('select member_name($1, $2) as name', [company.companyId, planner.uid])).toEqual([
      { name: 'Ada Byron' },
    ])
    expect((await api.as(company, 'DELETE', `/company/team/${id}`)).statusCode).toBe(404)
    await api.db.query('update removed_session set expires_at = $1', [new Date('2026-11-16T10:00:00.000Z')])
    await runDue(api.deps, new Date('2026-11-18T09:00:00.000Z'))
    expect(await api.db.query('select 1 from removed_session where company_id = $1', [company.companyId])).toEqual([])
  })

  it('who leaves goes on with another company, or with none', async () => {
    const [first, second] = [await api.aCompany(), await api.aCompany()]
    const robin = await api.aMember(first, { role: 'planner' })
    await api.aMember(second, { role: 'readOnly', person: robin })

    expect((await api.as(robin, 'POST', '/company/team/leave')).statusCode).toBe(200)
    expect(await sessionOf(robin)).toMatchObject({ companyId: first.companyId, member: { role: 'planner' } })
    expect((await api.as(robin, 'POST', '/company/team/leave')).statusCode).toBe(200)
    expect(await sessionOf(robin)).toMatchObject({ companyId: null, member: null, companies: [] })
    expect(await actionsOf(first)).toEqual(['member.left'])
  })

  it('changes their own name in this company', async () => {
    const company = await api.aCompany()
    await api.as(company, 'PUT', '/company/team/me', { name: 'Mo D.' })

    expect((await teamOf(company)).members).toMatchObject([{ name: 'Mo D.' }])
  })

  it('of another company is not found', async () => {
    const [company, other] = [await api.aCompany(), await api.aCompany()]
    const planner = await api.aMember(company, { role: 'planner' })
    const id = await memberId(company, planner)

    await api.refusals({
      method: 'PATCH',
      path: `/company/team/${id}`,
      body: { role: 'readOnly', siteIds: null },
      wrongRole: planner,
      stranger: other,
    })
    await api.refusals({ method: 'DELETE', path: `/company/team/${id}`, wrongRole: planner, stranger: other })
  })
})

describe('an owner', () => {
  let company: Company
  let manager: Member
  const aTeam = async () => {
    company = await api.aCompany()
    manager = await api.aMember(company, { role: 'manager' })
  }

  it('who is the last cannot leave, be removed or be made something else', async () => {
    await aTeam()
    const id = await memberId(company, company)

    expect(await codeOf(api.as(company, 'POST', '/company/team/leave'))).toBe('team.last-owner')
    expect(await codeOf(changeOf(company, id, { role: 'manager', siteIds: null }))).toBe('team.owner')
    expect(await codeOf(changeOf(manager, id, { role: 'manager', siteIds: null }))).toBe('team.owner')
    expect(await codeOf(api.as(manager, 'DELETE', `/company/team/${id}`))).toBe('team.owner')
    expect((await api.as(company, 'DELETE', `/company/team/${id}`)).statusCode).toBe(404)
  })

  it('hands over ownership after a recent sign-in, and then may leave', async () => {
    await aTeam()
    const id = await memberId(company, manager)
    const handOver = (by: Person) => api.as(by, 'POST', `/company/team/${id}/owner`, { stay: false })

    expect(await codeOf(handOver(manager))).toBe('access.denied')
    api.moveTo('2026-11-16T10:00:00.000Z')
    expect(await codeOf(handOver(company))).toBe('session.recent-sign-in-needed')
    api.moveTo(START)
    expect((await handOver(company)).statusCode).toBe(200)

    expect((await teamOf(company)).members).toMatchObject([{ role: 'manager' }, { role: 'owner' }])
    expect((await api.as(company, 'POST', '/company/team/leave')).statusCode).toBe(200)
    expect(await actionsOf(company)).toEqual(['ownership.handed-over', 'member.left'])
  })

  it('stays one of two where both wish to go at the same moment', async () => {
    const founder = await api.aCompany()
    const second = await api.aMember(founder, { role: 'owner' })

    const answers = await Promise.all([founder, second].map((one) => api.as(one, 'POST', '/company/team/leave')))

    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})

describe('two who act against each other at the same moment', () => {
  it('are never both removed: one owner stays', async () => {
    const founder = await api.aCompany()
    const second = await api.aMember(founder, { role: 'owner' })
    const [first, other] = [await memberId(founder, founder), await memberId(founder, second)]

    const answers = await Promise.all([
      api.as(founder, 'DELETE', `/company/team/${other}`),
      api.as(second, 'DELETE', `/company/team/${first}`),
    ])

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await api.db.query(`select role from company_member where company_id = $1`, [founder.companyId])).toEqual([
      { role: 'owner' },
    ])
  })

  it('a manager whose role is taken away changes nobody', async () => {
    const company = await api.aCompany()
    const [one, other] = [
      await api.aMember(company, { role: 'manager' }),
      await api.aMember(company, { role: 'manager' }),
    ]
    const [oneId, otherId] = [await memberId(company, one), await memberId(company, other)]
    const demoted = { role: 'readOnly', siteIds: null }

    const answers = await Promise.all([changeOf(one, otherId, demoted), changeOf(other, oneId, demoted)])

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      code: 'access.denied',
      detail: 'Your role is read only, so you cannot invite, change and remove members. Ask an owner or a manager.',
    })
  })
})

describe('somebody in several companies', () => {
  it('switches, and a tab of the other company is refused', async () => {
    const [first, second] = [await api.aCompany(), await api.aCompany({ companyName: 'Quay Guards Ltd' })]
    const robin = await api.aMember(first, { role: 'planner' })
    await api.aMember(second, { role: 'owner', person: robin })
    expect(await sessionOf(robin)).toMatchObject({ companyId: second.companyId, member: { role: 'owner' } })

    const switched = await api.as(robin, 'POST', '/session/company', { companyId: first.companyId })

    expect(switched.statusCode).toBe(200)
    expect(await sessionOf(robin)).toMatchObject({
      companyId: first.companyId,
      member: { role: 'planner' },
      companies: [{ _id: first.companyId }, { _id: second.companyId, companyName: 'Quay Guards Ltd' }],
    })
    const stale = await api.as(robin, 'GET', '/sites', undefined, { 'company-id': second.companyId })
    expect(stale.statusCode).toBe(403)
    expect(stale.json()).toMatchObject({ code: 'session.other-company' })
    const current = await api.as(robin, 'GET', '/sites', undefined, { 'company-id': first.companyId })
    expect(current.statusCode).toBe(200)
  })

  it('cannot switch to a company they are not in', async () => {
    const [company, other] = [await api.aCompany(), await api.aCompany()]

    expect(await codeOf(api.as(company, 'POST', '/session/company', { companyId: other.companyId }))).toBe(
      'company.missing',
    )
  })
})

describe('what goes around the contract', () => {
  it('refuses files and downloads that the role may not have', async () => {
    const company = await api.aCompany()
    const site = await api.aSite(company)
    const finance = await api.aMember(company, { role: 'finance' })
    const planner = await api.aMember(company, { role: 'planner' })
    const status = async (person: Person, path: string) => (await api.as(person, 'GET', path)).statusCode

    expect(await status(planner, `/sites/${site}/codes.pdf`)).toBe(200)
    expect(await status(finance, `/sites/${site}/codes.pdf`)).toBe(403)
    expect(await status(finance, '/invoices.csv?from=2026-11-01&to=2026-11-30')).toBe(200)
    expect(await status(planner, '/invoices.csv?from=2026-11-01&to=2026-11-30')).toBe(403)
  })
})

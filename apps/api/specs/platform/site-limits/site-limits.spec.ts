import {
  contract,
  memberRoles,
  memberRules,
  permissionsOfRole,
  unlimitedRoles,
  type Endpoint,
  type MemberPermission,
} from '@s4/contract'
import { routeMethod, routePath, type RouteName } from '@s4/contract/routes'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { kindOfPath } from '@s4/api-platform/site-limits'
import { aForm } from '../../../src/testing/a-form'
import type { Person } from '../../../src/testing/person'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const api = await startApi()
const company = await api.aCompany()
const OTHER_SITE = 'This is at a site that you do not see. Ask an owner or a manager of your company.'

/** A site with one record of each kind. */
async function aSiteWithWork(name: string) {
  const site = await api.aSite(company, { name })
  const job = await api.aPublishedJob(company, { siteId: site, title: `Door of ${name}`, positions: 3 })
  const [applicant, worker] = [await api.aSeeker(), await api.aSeeker()]
  const application = (await api.as(applicant, 'POST', `/jobs/${job.id}/applications`, { note: '' })).json().data
  const offer = (await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: applicant.seekerId })).json().data
  const assignment = await api.anAssignment({ company, job, seeker: worker })
  const problem = (
    await api.as(worker, 'POST', '/problems', {
      jobId: job.id,
      assignmentId: assignment,
      category: 'site',
      severity: 'low',
      subject: 'The gate',
      text: 'It sticks.',
    })
  ).json().data
  const conversation = (
    await api.as(company, 'POST', '/conversations', { jobId: job.id, seekerId: worker.seekerId })
  ).json().data
  await api.as(worker, 'POST', `/conversations/${conversation.id}/messages`, {
    messageId: uuid(),
    text: 'Which gate?',
    fileIds: [],
  })
  const [alert, checkCall] = [uuid(), uuid()]
  await api.db.query(
    `insert into alert (id, company_id, assignment_id, job_id, kind, raised_at)
     values ($1, $2, $3, $4, 'help', now())`,
    [alert, company.companyId, assignment, job.id],
  )
  await api.db.query(
    `insert into check_call (id, assignment_id, status, due_at, miss_at, missed_at)
     values ($1, $2, 'missed', $3, $3, $3)`,
    [checkCall, assignment, new Date('2026-11-16T08:00:00.000Z')],
  )
  const ids: Record<string, string> = {
    site,
    job: job.id,
    shift: job.shift.id,
    application: application.id,
    offer: offer.id,
    assignment,
    problem: problem.id,
    conversation: conversation.id,
    alert,
    checkCall,
    worker: worker.seekerId,
    savedWorker: worker.seekerId,
    invoice: uuid(),
  }
  return { ids, worker, applicant, title: `Door of ${name}` }
}

const own = await aSiteWithWork('Own gate')
const other = await aSiteWithWork('Other gate')

const fields: Record<string, string> = { siteId: 'site', jobId: 'job', shift: 'shift', assignmentId: 'assignment' }

const endpoints = Object.entries(contract).flatMap(([name, { requires, input }]: [string, Endpoint]) => {
  const route = name as RouteName
  const path = routePath(route)
  const kind = path.includes('{id}') ? kindOfPath(path) : null
  const named = Object.keys(input.shape).filter((field) => fields[field])
  return requires in memberRules && (kind !== null || named.length > 0)
    ? [{ name, requires: requires as MemberPermission, method: routeMethod(route) as Method, path, kind, named }]
    : []
})
type EndpointCall = (typeof endpoints)[number]

function callFor({ method, path, kind, named }: EndpointCall, { ids }: typeof own) {
  const filled = Object.fromEntries(named.map((field) => [field, ids[fields[field] ?? ''] ?? '']))
  const inQuery = method === 'GET' || method === 'DELETE'
  const query = inQuery && named.length > 0 ? `?${new URLSearchParams(filled).toString()}` : ''
  return { path: `${path.replace('{id}', kind ? (ids[kind] ?? '') : '')}${query}`, body: inQuery ? undefined : filled }
}

describe('each role limited to a site gets the right answer for its own and another site from', () => {
  it.each(endpoints)('$name', async (endpoint) => {
    const wrong: string[] = []
    for (const role of memberRoles) {
      const limited = !unlimitedRoles.includes(role)
      const member = await api.aMember(company, limited ? { role, siteIds: [own.ids['site'] ?? ''] } : { role })
      const allowed = permissionsOfRole(role, limited).includes(endpoint.requires)
      for (const at of [other, own]) {
        const { path, body } = callFor(endpoint, at)
        const answered = await api.as(member, endpoint.method, path, body)
        const { code, detail } = answered.json<{ code?: string; detail?: string }>()
        const expected = !allowed ? 'refused' : limited && at === other ? 'other site' : 'answered'
        const actual =
          detail === OTHER_SITE && answered.statusCode === 404
            ? 'other site'
            : code === 'access.denied' && detail?.includes('so you cannot')
              ? 'refused'
              : 'answered'
        if (actual !== expected) wrong.push(`${role}, ${at.title}: ${actual} and not ${expected} (${code ?? 'done'})`)
      }
    }

    expect(wrong).toEqual([])
  })
})

it('every id of a path that a limited member may call is of a site, or is known to be of none', () => {
  // Each of these looks at the member's sites itself, or names what belongs to the company or to its reader.
  const ofNoSite = [
    '/clients/',
    '/job-imports/',
    '/job-templates/',
    '/notifications/',
    '/reach/devices/',
    '/recurring/',
    '/rota-calendars/',
    '/session/devices/',
    '/tickets/',
    '/worker-imports/',
    '/worker-invitations/',
    '/worker-teams/',
  ]
  const someRoles = memberRoles.filter((role) => !unlimitedRoles.includes(role))
  const unknown = Object.entries(contract).flatMap(([name, { requires }]: [string, Endpoint]) => {
    const path = routePath(name as RouteName)
    const isCalled =
      requires in memberRules &&
      someRoles.some((role) => permissionsOfRole(role, true).includes(requires as MemberPermission))
    const isKnown = kindOfPath(path) !== null || ofNoSite.some((start) => path.startsWith(start))
    return isCalled && path.includes('{id}') && !isKnown ? [`${name} ${path}`] : []
  })

  expect(unknown).toEqual([])
})

it('a limited member saves and removes somebody who never had work of the company', async () => {
  const planner = await api.aMember(company, { role: 'planner', siteIds: [own.ids['site'] ?? ''] })
  const stranger = await api.aSeeker({ findable: true })
  const path = `/workers/${stranger.seekerId}`

  expect((await api.as(planner, 'PUT', path, {})).statusCode).toBe(200)
  expect((await api.as(planner, 'DELETE', path)).statusCode).toBe(200)
})

it('refused documents of workers at another site are not listed to a limited member', async () => {
  await api.db.query(
    `insert into screening_decision (id, company_id, seeker_id, result, reason, decided_by, decided_at)
     select gen_random_uuid(), $1, unnest($2::uuid[]), 'refused', 'Gaps.', $3, now()`,
    [company.companyId, [own.worker.seekerId, other.worker.seekerId], company.uid],
  )
  const planner = await api.aMember(company, { role: 'planner', siteIds: [own.ids['site'] ?? ''] })
  const listed = async (reader: typeof planner | typeof company) =>
    (await api.as(reader, 'GET', '/document-checks/refused'))
      .json()
      .data.map(({ seekerId }: { seekerId: string }) => seekerId)

  expect((await listed(company)).toSorted()).toEqual([own.worker.seekerId, other.worker.seekerId].toSorted())
  expect(await listed(planner)).toEqual([own.worker.seekerId])
})

describe('somebody who worked at other sites only', () => {
  const limited = () => api.aMember(company, { role: 'planner', siteIds: [own.ids['site'] ?? ''] })

  it('stands on no list, table, rota or search of a limited member', async () => {
    const planner = await limited()
    const nobodys = await api.aSeeker({ findable: true })
    const there = [own.worker, other.worker, nobodys].map(({ seekerId }) => seekerId)
    await api.as(company, 'POST', '/workers/save', { ids: there })
    await api.db.query(`update assignment set status = 'completed' where id = any($1)`, [
      [own.ids['assignment'], other.ids['assignment']],
    ])
    const found = `/workers/find?siteId=${own.ids['site']}&workedHere=yes`
    const shown = async (reader: Person) => {
      const bodies = await Promise.all(
        ['/workers', '/rota?week=2026-11-16', found].map(async (path) => (await api.as(reader, 'GET', path)).body),
      )
      const csv = (await api.as(reader, 'GET', '/workers.csv')).body.trim().split('\r\n').length - 1
      return { csv, bodies: bodies.map((body) => there.map((id) => body.includes(id))) }
    }

    expect(await shown(company)).toEqual({
      csv: 3,
      bodies: [
        [true, true, true],
        [true, true, true],
        [true, true, false],
      ],
    })
    expect(await shown(planner)).toEqual({
      csv: 2,
      bodies: [
        [true, false, true],
        [true, false, true],
        [true, false, false],
      ],
    })
  })

  it('is nobody to a limited member who asks for a calendar of theirs or sends a file with their address', async () => {
    const planner = await limited()
    const calendar = (seekerId: string) => api.as(planner, 'POST', '/rota-calendars', { seekerId })
    await api.db.query(
      `insert into engagement (id, company_id, seeker_id, kind, payroll_number, starts_on, status, proposed_at,
         answered_at)
       select gen_random_uuid(), $1, unnest($2::uuid[]), 'own-staff', '', '2026-11-01', 'agreed', now(), now()`,
      [company.companyId, [own.worker.seekerId, other.worker.seekerId]],
    )
    await api.db.query('update seeker set fullname = $2 where id = $1', [other.worker.seekerId, 'Ola Elsewhere'])
    const { payload, headers } = aForm(
      {},
      { file: { name: 'p.csv', bytes: Buffer.from(`Name,Email\nX,${own.worker.email}\nY,${other.worker.email}\n`) } },
    )
    const { id, mapping } = (await api.as(planner, 'POST', '/worker-imports', payload, headers)).json().data

    const { errors } = (await api.as(planner, 'POST', `/worker-imports/${id}/preview`, { mapping })).json().data

    expect([
      (await calendar(own.worker.seekerId)).statusCode,
      (await calendar(other.worker.seekerId)).statusCode,
    ]).toEqual([200, 404])
    expect(errors.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringMatching(/^Works for you already: \S/),
      'Works for you already.',
    ])
  })
})

describe('a list shows a limited member their own site alone:', () => {
  const lists: readonly (readonly [path: string, counted: (data: never) => unknown])[] = [
    ['/sites', (data: unknown[]) => data.length],
    ['/company/jobs?status=recent', (data: unknown[]) => data.length],
    ['/offers', (data: unknown[]) => data.length],
    ['/assignments', (data: unknown[]) => data.length],
    ['/company/live', (data: unknown[]) => data.length],
    ['/alerts', (data: unknown[]) => data.length],
    ['/check-calls', (data: unknown[]) => data.length],
    ['/problems', (data: unknown[]) => data.length],
    ['/problems/counts', (data: { all: number }) => data.all],
    ['/conversations', (data: unknown[]) => data.length],
    ['/conversations/unread', (data: { unread: number }) => data.unread],
    ['/rota?week=2026-11-16', (data: { jobs: unknown[] }) => data.jobs.length],
  ] as never

  it.each(lists)('%s', async (path, counted) => {
    api.moveTo('2026-11-21T21:00:00.000Z')
    const there = await Promise.all([aSiteWithWork('Third gate'), aSiteWithWork('Fourth gate')])
    const site = there[0].ids['site'] ?? ''
    const planner = await api.aMember(company, { role: 'manager', siteIds: [site] })

    const answered = await api.as(planner, 'GET', path)

    expect(answered.statusCode).toBe(200)
    expect(answered.body).not.toContain('Fourth gate')
    expect(counted(answered.json().data as never)).toBe(1)
    api.moveTo('2026-11-16T09:00:00.000Z')
  })
})

it('a limited member adds no site, and reads nothing of the whole company’s money', async () => {
  const manager = await api.aMember(company, { role: 'manager', siteIds: [own.ids['site'] ?? ''] })

  expect((await api.as(manager, 'POST', '/sites', {})).json()).toMatchObject({ code: 'access.denied' })
  expect((await api.as(manager, 'GET', '/invoices')).json()).toMatchObject({
    code: 'access.denied',
    detail:
      'You see some sites only, so you cannot see invoices: that is about the whole company. ' +
      'Ask an owner, a manager, finance or read only.',
  })
  expect((await api.as(manager, 'POST', '/company/invitations', {})).json().code).toBe('access.denied')
})

it('a download is refused like the page that offers it', async () => {
  const planner = await api.aMember(company, { role: 'planner', siteIds: [own.ids['site'] ?? ''] })
  const status = async (path: string) => (await api.as(planner, 'GET', path)).statusCode

  expect(await status(`/sites/${own.ids['site']}/codes.pdf`)).toBe(200)
  expect(await status(`/sites/${other.ids['site']}/codes.pdf`)).toBe(404)
  expect(await status(`/offers/${other.ids['offer']}/terms.pdf`)).toBe(404)
  expect(await status(`/company/jobs/${own.ids['job']}/report.pdf`)).toBe(200)
  expect(await status(`/company/jobs/${other.ids['job']}/report.pdf`)).toBe(404)
  await api.db.query('update session set reauthenticated_at = $2 where uid = $1', [planner.uid, api.deps.clock.now()])
  const screening = await api.as(planner, 'GET', `/workers/${other.worker.seekerId}/screening.pdf`)
  expect(screening.json().detail).toBe(OTHER_SITE)
  expect((await api.as(planner, 'GET', '/rota.ics?week=2026-11-16')).body).not.toContain('Other gate')
})

it('a notice goes to the members who may see what it is about, at their sites', async () => {
  const place = await aSiteWithWork('Fifth gate')
  const told = async (change: Parameters<typeof api.aMember>[1]) => api.aMember(company, change)
  const concerned = await told({ role: 'planner', siteIds: [place.ids['site'] ?? ''] })
  const elsewhere = await told({ role: 'planner', siteIds: [own.ids['site'] ?? ''] })
  const finance = await told({ role: 'finance' })
  const seeker = await api.aSeeker()

  await api.as(seeker, 'POST', `/jobs/${place.ids['job']}/applications`, { note: '' })

  const kinds = async (uid: string) =>
    (await api.db.query<{ kind: string }>('select kind from notification where uid = $1', [uid])).map(
      ({ kind }) => kind,
    )
  expect(await kinds(concerned.uid)).toEqual(['application.made'])
  expect(await kinds(elsewhere.uid)).toEqual([])
  expect(await kinds(finance.uid)).toEqual([])
})

it('a conversation is open in Firestore to the members who see its site', async () => {
  const elsewhere = await api.aMember(company, { role: 'planner', siteIds: [own.ids['site'] ?? ''] })
  await runDue(api.deps, new Date('2100-01-01T00:00:00Z'))
  const participants = (id: string | undefined) => api.deps.chat.head(id ?? '')?.participants ?? []

  expect(participants(own.ids['conversation'])).toContain(elsewhere.uid)
  expect(participants(other.ids['conversation'])).not.toContain(elsewhere.uid)
})

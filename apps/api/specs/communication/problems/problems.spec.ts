import { expect, it } from 'vitest'
import sharp from 'sharp'
import { aForm } from '../../../src/testing/a-form'
import { aShift, type TestShift } from '../../../src/testing/a-shift'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const reportProblem = (shift: TestShift, change: object = {}) =>
  api.as(shift.seeker, 'POST', '/problems', {
    jobId: shift.job.id,
    category: 'site',
    subject: 'The gate sticks',
    text: 'It took three of us to open it.',
    ...change,
  })

async function aReportedProblem(change: object = {}) {
  const shift = await aShift(api)
  const answer = await reportProblem(shift, change)
  return { ...shift, problem: answer.json().data, path: `/problems/${answer.json().data.id}` }
}

async function aPicture(person: Person, purpose = 'problem') {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = aForm({ purpose }, { file: { name: 'gate.jpg', bytes } })
  return (await api.as(person, 'POST', '/files', payload, headers)).json().data.id
}

it('a new problem gets a number and a due time by its severity, and the company gets a notice', async () => {
  const { company, problem } = await aReportedProblem({ severity: 'high' })

  expect(problem).toMatchObject({
    number: expect.stringMatching(/^PRB-\d{6}$/),
    status: 'open',
    severity: 'high',
    raisedBy: 'seeker',
    subject: 'The gate sticks',
    owner: null,
    companyName: 'Harbour Security Ltd',
    jobTitle: 'Door supervisor, Saturday night',
    dueAt: '2026-11-17T09:00:00.000Z',
    overdue: false,
    thread: [{ by: 'seeker', text: 'It took three of us to open it.', event: null, pictures: [] }],
  })
  const {
    data: [notice],
  } = (await api.as(company, 'GET', '/notifications')).json()
  expect(notice).toMatchObject({
    kind: 'problem.reported',
    title: 'Sam Okoro reports a problem: The gate sticks',
    link: `/problems-reported?problem=${problem.id}`,
    critical: false,
  })
})

it('a critical problem is also sent to the company by email', async () => {
  const { company, problem } = await aReportedProblem({ severity: 'critical', category: 'safety' })

  const mails = await api.db.query('select link from mail where recipient = $1', [company.email])
  expect(mails).toEqual([{ link: `/problems-reported?problem=${problem.id}` }])
})

it('both sides write in its thread, with pictures that only they can see', async () => {
  const { company, seeker, path } = await aReportedProblem()
  const fileId = await aPicture(company)

  const answered = await api.as(company, 'POST', `${path}/replies`, {
    text: 'A locksmith comes at six.',
    fileIds: [fileId],
  })
  await api.as(seeker, 'POST', `${path}/replies`, { text: '<b>Thanks</b>' })

  expect(answered.json().data).toMatchObject({
    status: 'inProgress',
    thread: [{}, { by: 'company', pictures: [`/api/files/${fileId}`] }],
  })
  const seen = (await api.as(seeker, 'GET', path)).json().data
  expect(seen).toMatchObject({ owner: null, members: [], thread: [{}, {}, { by: 'seeker', text: '<b>Thanks</b>' }] })
  const strangers = [await api.aSeeker(), await api.aCompany()]
  const statuses = await Promise.all(
    [seeker, company, ...strangers].map(async (person) => (await api.as(person, 'GET', `/files/${fileId}`)).statusCode),
  )
  expect(statuses).toEqual([200, 200, 404, 404])
})

it('staff see the pictures of its thread and no certificate, and each look is recorded', async () => {
  const { company, seeker, path } = await aReportedProblem()
  const fileId = await aPicture(company)
  await api.as(company, 'POST', `${path}/replies`, { text: 'See here.', fileIds: [fileId] })
  const certificate = await aPicture(seeker, 'certificate')
  const staff = await api.aStaffMember()

  const statuses = await Promise.all(
    [fileId, certificate].map(async (id) => (await staff.call('GET', `/files/${id}`)).statusCode),
  )

  expect(statuses).toEqual([200, 404])
  expect(await api.db.query('select staff_id, uid, subject_id from staff_look')).toEqual([
    { staffId: staff.id, uid: company.uid, subjectId: fileId },
  ])
})

it('a reply with another person’s picture is refused', async () => {
  const { seeker, path } = await aReportedProblem()
  const theirs = await aPicture(await api.aSeeker())

  const answer = await api.as(seeker, 'POST', `${path}/replies`, { text: 'Mine?', fileIds: [theirs] })

  expect(answer.json().code).toBe('file.missing')
})

it('a company can report a problem about a worker of its job', async () => {
  const shift = await aShift(api)
  const body = { jobId: shift.job.id, category: 'conduct', subject: 'Late three times', text: 'Please be on time.' }

  const without = await api.as(shift.company, 'POST', '/problems', body)
  const made = await api.as(shift.company, 'POST', '/problems', { ...body, seekerId: shift.seeker.seekerId })

  expect(without.json().fields).toHaveProperty('seekerId')
  expect(made.json().data).toMatchObject({ raisedBy: 'company', seekerName: 'Sam Okoro' })
  const {
    data: [notice],
  } = (await api.as(shift.seeker, 'GET', '/notifications')).json()
  expect(notice).toMatchObject({
    title: 'Harbour Security Ltd reports a problem: Late three times',
    link: `/User-reportProblem/?problem=${made.json().data.id}`,
  })
})

it('a problem can only be reported between two sides of agreed work', async () => {
  const [shift, other] = [await aShift(api), await aShift(api)]
  const stranger = await api.aSeeker()
  const body = { jobId: shift.job.id, category: 'site', subject: 'x', text: 'y' }

  const answers = [
    await api.as(stranger, 'POST', '/problems', body),
    await api.as(shift.company, 'POST', '/problems', { ...body, seekerId: stranger.seekerId }),
    await api.as(other.company, 'POST', '/problems', { ...body, seekerId: shift.seeker.seekerId }),
    await api.as(shift.seeker, 'POST', '/problems', { ...body, assignmentId: other.id }),
  ]

  expect(answers.map((answer) => answer.json().code)).toEqual([
    'job.missing',
    'job.missing',
    'job.missing',
    'assignment.missing',
  ])
  expect((await api.as(shift.seeker, 'GET', '/problems/subjects')).json().data).toMatchObject([
    { jobId: shift.job.id, companyName: 'Harbour Security Ltd' },
  ])
  expect((await api.as(shift.company, 'GET', '/problems/subjects')).json().data).toMatchObject([
    { seekerId: shift.seeker.seekerId },
  ])
  expect((await api.as(stranger, 'GET', '/problems/subjects')).json().data).toEqual([])
})

it.each([
  ['no subject', { subject: ' ' }, 'subject'],
  ['an empty text', { text: '' }, 'text'],
  ['an unknown category', { category: 'weather' }, 'category'],
  ['seven pictures', { fileIds: Array.from({ length: 7 }, () => '019a0000-0000-7000-8000-000000000001') }, 'fileIds'],
])('refuses %s', async (_name, change, field) => {
  expect((await reportProblem(await aShift(api), change)).json().fields).toHaveProperty(field)
})

it('problems are listed newest first, page by page, filtered by view, severity and job, and counted', async () => {
  const shift = await aShift(api)
  for (const [minute, severity] of [
    [1, 'low'],
    [2, 'high'],
    [3, 'high'],
  ] as const) {
    api.moveTo(`2026-11-16T09:0${minute}:00.000Z`)
    await reportProblem(shift, { severity, subject: `Problem ${minute}` })
  }
  const get = async (query: string) => (await api.as(shift.company, 'GET', `/problems${query}`)).json()

  const first = await get('?limit=2')
  const second = await get(`?limit=2&cursor=${first.nextCursor}`)
  expect([...first.data, ...second.data].map(({ subject }) => subject)).toEqual(['Problem 3', 'Problem 2', 'Problem 1'])
  expect(second.nextCursor).toBeNull()
  expect((await get(`?severity=low&jobId=${shift.job.id}`)).data).toHaveLength(1)
  expect((await get('?jobId=019a0000-0000-7000-8000-000000000001')).data).toEqual([])

  await api.as(shift.company, 'POST', `/problems/${first.data[0].id}/resolve`, { outcome: 'Oiled.' })
  api.moveTo('2026-11-17T09:02:00.000Z')
  expect((await get('/counts')).data).toEqual({ live: 2, overdue: 1, resolved: 1, closed: 0, all: 3 })
  expect((await get('?view=overdue')).data).toMatchObject([{ subject: 'Problem 2', overdue: true }])
})

it('a company without a profile gets empty lists', async () => {
  const newcomer = await api.aCompanyAccount()
  const get = async (path: string) => (await api.as(newcomer, 'GET', path)).json().data

  expect([await get('/problems'), await get('/problems/subjects')]).toEqual([[], []])
  expect(await get('/problems/counts')).toMatchObject({ all: 0 })
})

it('refuses everybody who is not part of the problem', async () => {
  const { problem, path, seeker } = await aReportedProblem()
  const [stranger, rival] = [await api.aSeeker(), await api.aCompany()]

  await api.refusals({ method: 'GET', path, stranger })
  await api.refusals({ method: 'POST', path: `${path}/replies`, body: { text: 'Me too.' }, stranger: rival })
  await api.refusals({ method: 'PATCH', path, body: { severity: 'low' }, stranger: rival, wrongRole: seeker })
  await api.refusals({
    method: 'POST',
    path: `${path}/resolve`,
    body: { outcome: 'Done.' },
    stranger: rival,
    wrongRole: seeker,
  })
  await api.refusals({ method: 'POST', path: `${path}/close`, stranger })
  await api.refusals({ method: 'POST', path: `${path}/reopen`, body: { reason: 'Why not.' }, stranger: rival })
  await api.refusals({ method: 'GET', path: '/problems' })
  await api.refusals({ method: 'GET', path: '/problems/counts' })
  await api.refusals({ method: 'GET', path: '/problems/subjects' })
  await api.refusals({ method: 'POST', path: '/problems', body: {} })
  expect((await api.as(rival, 'GET', '/problems')).json().data).toEqual([])
  expect((await api.as(stranger, 'GET', '/problems/not-an-id')).json().code).toBe('record.missing')
  expect(problem.members).toEqual([])
})

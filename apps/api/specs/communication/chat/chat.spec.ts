import type { ConversationDetail, Member } from '@s4/contract'
import sharp from 'sharp'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { aForm } from '../../../src/testing/a-form'
import type { Company } from '../../../src/testing/a-company'
import type { Person } from '../../../src/testing/person'
import type { Seeker } from '../../../src/testing/a-seeker'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

/** A company and a seeker who applied for its job, and their conversation. */
async function aConversation() {
  const company = await api.aCompany()
  const seeker = await api.aSeeker()
  const job = await api.aPublishedJob(company)
  await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, { note: '' })
  const { id } = (await api.as(seeker, 'POST', '/conversations', { jobId: job.id })).json().data
  return { company, seeker, job, id: id as string }
}

const sendMessage = (id: string, person: Person, text: string, more: object = {}) =>
  api.as(person, 'POST', `/conversations/${id}/messages`, { messageId: uuid(), text, ...more })
const listNotices = async (person: Person) =>
  (await api.as(person, 'GET', '/notifications'))
    .json()
    .data.filter(({ kind }: { kind: string }) => kind === 'message.received')

async function aPicture(person: Person, purpose = 'chat'): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = aForm({ purpose }, { file: { name: 'gate.jpg', bytes } })
  return (await api.as(person, 'POST', '/files', payload, headers)).json().data.id
}

it('the company and the seeker open the same conversation about a job', async () => {
  const { company, seeker, job, id } = await aConversation()

  const theirs = await api.as(company, 'POST', '/conversations', { jobId: job.id, seekerId: seeker.seekerId })

  expect(theirs.json().data).toMatchObject({
    id,
    job: { id: job.id, title: 'Door supervisor, Saturday night' },
    seeker: { name: 'Sam Okoro' },
    company: { name: 'Harbour Security Ltd' },
    lastSequence: 0,
    unread: 0,
    writable: true,
  })
})

it('a sent message returns 202, counts as unread for the other side, and its notice does not quote it', async () => {
  const { company, seeker, id } = await aConversation()

  const sent = await sendMessage(id, seeker, 'Is there parking at the <b>gate</b>?')
  const [seen] = (await api.as(company, 'GET', '/conversations')).json().data
  const [notice] = await listNotices(company)

  expect(sent.statusCode).toBe(202)
  expect(sent.json().data).toMatchObject({ sequence: 1 })
  expect(seen).toMatchObject({ id, unread: 1, lastSequence: 1 })
  expect((await api.as(company, 'GET', '/conversations/unread')).json().data).toEqual({ unread: 1 })
  expect((await api.as(seeker, 'GET', '/conversations/unread')).json().data).toEqual({ unread: 0 })
  expect(notice).toMatchObject({
    title: 'Sam Okoro wrote to you',
    body: 'Door supervisor, Saturday night',
    link: `/chat?conversation=${id}`,
  })
})

it('unread messages share one notice; reading marks it as read, and an older read position is ignored', async () => {
  const { company, seeker, id } = await aConversation()
  for (const text of ['One', 'Two', 'Three']) await sendMessage(id, company, text)

  expect(await listNotices(seeker)).toMatchObject([
    { title: '3 new messages from Harbour Security Ltd', link: `/User-UserChatPage?conversation=${id}`, readAt: null },
  ])
  expect((await api.as(seeker, 'POST', `/conversations/${id}/read`, { sequence: 2 })).json().data).toEqual({
    unread: 1,
  })
  expect((await api.as(seeker, 'POST', `/conversations/${id}/read`, { sequence: 999 })).json().data).toEqual({
    unread: 0,
  })
  expect((await api.as(seeker, 'POST', `/conversations/${id}/read`, { sequence: 1 })).json().data).toEqual({
    unread: 0,
  })
  expect(await listNotices(seeker)).toMatchObject([{ readAt: expect.any(String) }])

  await sendMessage(id, company, 'Four')
  expect(await listNotices(seeker)).toMatchObject([
    { title: 'Harbour Security Ltd wrote to you', readAt: null },
    { readAt: expect.any(String) },
  ])
})

it('a message sent several times at once is stored once', async () => {
  const { company, seeker, id } = await aConversation()
  const message = { messageId: uuid(), text: 'Once.' }

  const answers = await Promise.all(
    [1, 2, 3].map(() => api.as(seeker, 'POST', `/conversations/${id}/messages`, message)),
  )

  expect(answers.map((answer) => answer.json().data.sequence)).toEqual([1, 1, 1])
  expect(await listNotices(company)).toHaveLength(1)
  expect((await api.as(company, 'POST', `/conversations/${id}/messages`, message)).json().code).toBe(
    'idempotency.mismatch',
  )
})

it('pictures are shown to the two sides only and cannot be attached again or elsewhere', async () => {
  const [{ company, seeker, id }, other] = [await aConversation(), await aConversation()]
  const fileId = await aPicture(seeker)

  const sent = await sendMessage(id, seeker, '', { fileIds: [fileId] })

  expect(sent.statusCode).toBe(202)
  const statuses = await Promise.all(
    [company, seeker, other.company, other.seeker].map((person) => api.as(person, 'GET', `/files/${fileId}`)),
  )
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404])
  expect((await sendMessage(id, seeker, 'again', { fileIds: [fileId] })).json().code).toBe('file.missing')
  expect(
    (await sendMessage(other.id, other.seeker, 'not mine', { fileIds: [await aPicture(seeker)] })).json().code,
  ).toBe('file.missing')
  expect(
    (await sendMessage(id, seeker, 'of another kind', { fileIds: [await aPicture(seeker, 'logbook')] })).json().code,
  ).toBe('file.missing')
})

it('lists the events of the work: applied, offered, accepted, cancelled', async () => {
  const { company, seeker, job, id } = await aConversation()
  await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId })
  api.moveTo('2026-11-16T10:00:00.000Z')
  const [offer] = (await api.as(seeker, 'GET', '/offers')).json().data
  await api.as(seeker, 'POST', `/offers/${offer.id}/accept`, { selfBilling: true })
  api.moveTo('2026-11-16T11:00:00.000Z')
  const [work] = (await api.as(seeker, 'GET', '/assignments')).json().data
  await api.as(seeker, 'POST', `/assignments/${work.id}/cancel`, { reason: 'Ill' })

  const { events, readers } = (await api.as(company, 'GET', `/conversations/${id}`)).json().data
  expect(readers).toEqual([seeker.uid])
  expect((await api.as(seeker, 'GET', `/conversations/${id}`)).json().data.readers).toEqual([company.uid])

  expect(events.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'accepted',
    'applied',
    'cancelledBySeeker',
    'offered',
  ])
  expect(events.find(({ kind }: { kind: string }) => kind === 'applied').note).toBe('')
  expect(events.at(-1)).toMatchObject({ kind: 'cancelledBySeeker', shift: { startsAt: '2026-11-21T22:00:00.000Z' } })
})

it('names who writes for the company, in full to colleagues, by first name to the worker', async () => {
  const { company, seeker, id } = await aConversation()
  const pat = await api.aMember(company, { role: 'planner', name: 'Pat O’Brien' })
  await sendMessage(id, pat, 'The gate is open.')
  const { members } = (await api.as(company, 'GET', '/company/team')).json<{ data: { members: Member[] } }>().data
  const { id: memberId } = members.find(({ name }) => name === 'Pat O’Brien') ?? { id: '' }
  await api.as(company, 'DELETE', `/company/team/${memberId}`)
  const namesFor = async (reader: Person) =>
    (await api.as(reader, 'GET', `/conversations/${id}`))
      .json<{ data: ConversationDetail }>()
      .data.members.map(({ name }) => name)

  expect(await namesFor(company)).toEqual(['Mo Diallo', 'Pat O’Brien'])
  expect(await namesFor(seeker)).toEqual(['Pat'])
})

it.each([
  ['an empty text', { text: '   ' }, 'text'],
  ['more than 4 000 characters', { text: 'x'.repeat(4001) }, 'text'],
  ['five pictures', { text: 'Look.', fileIds: Array.from({ length: 5 }, () => uuid()) }, 'fileIds'],
  ['an invalid message id', { text: 'Look.', messageId: 'one' }, 'messageId'],
])('refuses %s', async (_name, body, field) => {
  const { seeker, id } = await aConversation()

  const refused = await sendMessage(id, seeker, '', body)

  expect(refused.statusCode).toBe(422)
  expect(refused.json().fields).toHaveProperty(field)
})

it('refuses everybody who is not part of the conversation', async () => {
  const { id } = await aConversation()
  const [stranger, rival] = [await api.aSeeker(), await api.aCompany()]
  const message = { messageId: uuid(), text: 'x' }

  for (const outsider of [stranger, rival]) {
    await api.refusals({ method: 'GET', path: `/conversations/${id}`, stranger: outsider })
    await api.refusals({ method: 'POST', path: `/conversations/${id}/messages`, body: message, stranger: outsider })
    await api.refusals({ method: 'POST', path: `/conversations/${id}/read`, body: { sequence: 1 }, stranger: outsider })
    expect((await api.as(outsider, 'GET', '/conversations')).json().data).toEqual([])
  }
})

it('a seeker needs an application or an offer to open one, a company a seeker it may see', async () => {
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company)
  const draft = await api.aJob(company)
  const [unseen, findable] = [await api.aSeeker(), await api.aSeeker({ findable: true })]
  const open = (person: Company | Seeker, body: object) => api.as(person, 'POST', '/conversations', body)

  expect((await open(unseen, { jobId: job.id })).json().code).toBe('chat.not-yet')
  expect((await open(unseen, { jobId: draft.id })).json().code).toBe('job.missing')
  expect((await open(company, { jobId: job.id, seekerId: unseen.seekerId })).json().code).toBe('record.missing')
  expect((await open(company, { jobId: job.id })).json().fields).toHaveProperty('seekerId')
  expect((await open(await api.aCompany(), { jobId: job.id, seekerId: findable.seekerId })).json().code).toBe(
    'job.missing',
  )
  expect((await open(company, { jobId: job.id, seekerId: findable.seekerId })).statusCode).toBe(200)
  expect((await open(findable, { jobId: job.id })).statusCode).toBe(200)
})

it('an incomplete profile prevents a conversation, except about agreed work', async () => {
  const company = await api.aCompany({ complete: false })
  const job = await api.aPublishedJob(company)
  const [findable, agreed] = [await api.aSeeker({ findable: true }), await api.aSeeker({ complete: false })]
  await api.anAssignment({ company, job, seeker: agreed })

  expect(
    (await api.as(company, 'POST', '/conversations', { jobId: job.id, seekerId: findable.seekerId })).json().code,
  ).toBe('profile.incomplete')
  const { id } = (await api.as(agreed, 'POST', '/conversations', { jobId: job.id })).json().data
  expect((await sendMessage(id, agreed, 'On my way.')).statusCode).toBe(202)
})

it('lists conversations page by page, the latest first', async () => {
  const company = await api.aCompany()
  const ids: string[] = []
  for (const minute of [1, 2, 3]) {
    const seeker = await api.aSeeker({ findable: true })
    const job = await api.aPublishedJob(company)
    const { id } = (
      await api.as(company, 'POST', '/conversations', { jobId: job.id, seekerId: seeker.seekerId })
    ).json().data
    api.moveTo(`2026-11-16T12:0${minute}:00.000Z`)
    await sendMessage(id, company, 'Hello')
    ids.unshift(id)
  }

  const first = (await api.as(company, 'GET', '/conversations?limit=2')).json()
  const second = (await api.as(company, 'GET', `/conversations?limit=2&cursor=${first.nextCursor}`)).json()

  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids)
})

it('lists each conversation with its last message, which is stored encrypted', async () => {
  const { company, seeker, id } = await aConversation()
  const colleague = await api.aMember(company)
  const getLastMessage = async (person: Person) =>
    (await api.as(person, 'GET', '/conversations')).json().data[0].lastMessage

  await sendMessage(id, company, `Bring  your badge\nand ${'👮'.repeat(100)}`)
  const words = `Bring your badge and ${'👮'.repeat(79)}…`
  const [kept] = await api.db.query<{ row: string }>(
    'select conversation::text as row from conversation where id = $1',
    [id],
  )

  expect(kept?.row).not.toContain('badge')
  expect([await getLastMessage(company), await getLastMessage(colleague), await getLastMessage(seeker)]).toEqual([
    { by: 'me', words, pictures: false },
    { by: 'colleague', words, pictures: false },
    { by: 'other', words, pictures: false },
  ])
  await sendMessage(id, seeker, '', { fileIds: [await aPicture(seeker)] })
  expect([await getLastMessage(seeker), await getLastMessage(company)]).toEqual([
    { by: 'me', words: '', pictures: true },
    { by: 'other', words: '', pictures: true },
  ])
})

it('a company sends nothing to who asks it for help in secret, and reads why; the worker reads nothing', async () => {
  const { company, seeker, job, id } = await aConversation()
  const work = await api.anAssignment({ company, job, seeker })
  api.moveTo(job.shift.startsAt)
  await api.as(seeker, 'POST', `/assignments/${work}/help`, { inSecret: true })
  const isInSecret = async (person: Person) =>
    (await api.as(person, 'GET', `/conversations/${id}`)).json<{ data: ConversationDetail }>().data.inSecret
  const read = async (person: Person, path: string) => (await api.as(person, 'GET', path)).json().data
  const [application] = await read(company, `/jobs/${job.id}/applications`)

  const refused = await sendMessage(id, company, 'Are you all right?')
  expect([refused.statusCode, refused.json().code, refused.json().detail]).toEqual([
    409,
    'chat.in-secret',
    'Asked for help in secret: do not call or write to their phone.',
  ])
  expect(await listNotices(seeker)).toEqual([])
  expect([await isInSecret(company), await isInSecret(seeker)]).toEqual([true, false])
  expect(await read(company, `/assignments?jobId=${job.id}`)).toMatchObject([{ inSecret: true }])
  expect((await read(seeker, '/assignments'))[0]).not.toHaveProperty('inSecret')
  expect(await read(company, `/applications/${application.id}`)).toMatchObject({ inSecret: true })
  const { workers } = await read(company, '/rota?week=2026-11-16')
  expect(workers).toMatchObject([{ inSecret: true }])
  expect((await sendMessage(id, seeker, 'Still here.')).statusCode).toBe(202)

  const [call] = await read(company, '/alerts')
  await api.as(company, 'POST', `/alerts/${call.id}/resolve`, { outcome: 'falseAlarm', resolution: 'They are safe.' })
  expect((await sendMessage(id, company, 'Are you all right?')).statusCode).toBe(202)
  expect(await isInSecret(company)).toBe(false)
})

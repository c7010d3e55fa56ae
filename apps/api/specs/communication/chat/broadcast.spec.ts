import { expect, it } from 'vitest'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

async function aStaffedJob() {
  const company = await api.aCompany()
  const [first, second, gone, elsewhere] = [
    await api.aSeeker(),
    await api.aSeeker(),
    await api.aSeeker(),
    await api.aSeeker(),
  ]
  const job = await api.aPublishedJob(company, { positions: 3 })
  const otherJob = await api.aPublishedJob(company, { positions: 3 })
  await api.anAssignment({ company, job, seeker: first })
  await api.anAssignment({ company, job, seeker: second, slot: 2 })
  await api.anAssignment({ company, job, seeker: gone, slot: 3, status: 'cancelled' })
  await api.anAssignment({ company, job: otherJob, seeker: elsewhere })
  return { company, job, first, second, gone, elsewhere }
}

const send = (person: Person, body: object, headers = {}) => api.as(person, 'POST', '/broadcasts', body, headers)
const conversationsOf = async (person: Person) => (await api.as(person, 'GET', '/conversations')).json().data
const noticesOf = async (person: Person) =>
  (await api.as(person, 'GET', '/notifications'))
    .json()
    .data.filter(({ kind }: { kind: string }) => kind === 'message.received')

it('everybody with a live place has the message in their own conversation, and nobody else has it', async () => {
  const { company, job, first, second, gone, elsewhere } = await aStaffedJob()
  const choice = { jobId: job.id, shiftId: job.shift.id }

  const counted = await api.as(company, 'GET', `/broadcasts/recipients?jobId=${job.id}&shiftId=${job.shift.id}`)
  const sent = await send(company, { ...choice, text: 'Use the north gate.' })

  expect(counted.json().data).toEqual({ people: 2, inSecret: [] })
  expect([sent.statusCode, sent.json().data]).toEqual([202, { people: 2 }])
  for (const person of [first, second]) {
    expect(await conversationsOf(person)).toMatchObject([
      {
        job: { id: job.id },
        seeker: { id: person.seekerId },
        unread: 1,
        lastMessage: { words: 'Use the north gate.' },
      },
    ])
    expect(await noticesOf(person)).toMatchObject([{ title: 'Harbour Security Ltd wrote to you' }])
  }
  for (const person of [gone, elsewhere]) expect(await conversationsOf(person)).toEqual([])
})

it('reaches everybody at a site today, and nobody there on another day', async () => {
  const { company, job, first } = await aStaffedJob()
  const [{ siteId } = { siteId: '' }] = await api.db.query<{ siteId: string }>(
    'select site_id from job where id = $1',
    [job.id],
  )

  expect((await send(company, { siteId, text: 'Too early.' })).json().code).toBe('chat.nobody')
  api.moveTo(job.shift.startsAt)
  expect((await send(company, { siteId, text: 'Rain today.' })).statusCode).toBe(202)
  expect(await conversationsOf(first)).toHaveLength(1)
})

it('leaves out, and names, who asks for help in secret, until their call is closed', async () => {
  const { company, job, first, second } = await aStaffedJob()
  api.moveTo(job.shift.startsAt)
  const [{ id } = { id: '' }] = (await api.as(first, 'GET', '/assignments')).json<{ data: { id: string }[] }>().data
  await api.as(first, 'POST', `/assignments/${id}/help`, { inSecret: true })
  const countRecipients = async () =>
    (await api.as(company, 'GET', `/broadcasts/recipients?jobId=${job.id}`)).json<{ data: unknown }>().data

  expect(await countRecipients()).toEqual({ people: 1, inSecret: ['Sam Okoro'] })
  const sent = await send(company, { jobId: job.id, text: 'Use the north gate.' })
  expect([sent.statusCode, sent.json().data]).toEqual([202, { people: 1 }])
  expect(await noticesOf(first)).toEqual([])
  expect(await conversationsOf(first)).toEqual([])
  expect(await noticesOf(second)).toHaveLength(1)

  const [call] = (await api.as(company, 'GET', '/alerts')).json<{ data: { id: string }[] }>().data
  await api.as(company, 'POST', `/alerts/${call?.id}/resolve`, { outcome: 'falseAlarm', resolution: 'They are safe.' })
  expect(await countRecipients()).toEqual({ people: 2, inSecret: [] })
})

it('is sent once when pressed twice, and at most 10 times an hour', async () => {
  const { company, job, first } = await aStaffedJob()
  const body = { jobId: job.id, text: 'Once.' }
  const key = { 'idempotency-key': 'pressed-twice' }

  await send(company, body, key)
  expect((await send(company, body, key)).json().data).toEqual({ people: 2 })
  expect(await conversationsOf(first)).toMatchObject([{ lastSequence: 1 }])
  for (let count = 2; count <= 10; count++) expect((await send(company, body)).statusCode).toBe(202)
  const refused = await send(company, body)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'chat.broadcast-limit'])
  expect(await conversationsOf(first)).toMatchObject([{ lastSequence: 10 }])
})

it('refuses no session, a worker, another company, a role without the permission, and other sites', async () => {
  const { company, job, first } = await aStaffedJob()
  const body = { jobId: job.id, text: 'x' }
  const reader = await api.aMember(company, { role: 'readOnly' })
  const limited = await api.aMember(company, { role: 'planner', siteIds: [] })

  for (const wrongRole of [reader, first])
    await api.refusals({ method: 'POST', path: '/broadcasts', body, wrongRole, stranger: await api.aCompany() })
  await api.refusals({ method: 'POST', path: '/broadcasts', body, stranger: limited })
  expect((await send(company, { text: 'x' })).json().fields).toHaveProperty('jobId')
  expect(await conversationsOf(first)).toEqual([])
})

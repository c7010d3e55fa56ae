import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const askSupport = (person: Parameters<typeof api.as>[0], change: object = {}) =>
  api.as(person, 'POST', '/tickets', { subject: 'My picture', text: 'It is upside down.', ...change })

it('a question to S4 gets a number, can be closed, and is reopened by a reply', async () => {
  const sam = await api.aSeeker()
  const { id, number, ...asked } = (await askSupport(sam)).json().data

  const closed = await api.as(sam, 'POST', `/tickets/${id}/close`)
  const again = await api.as(sam, 'POST', `/tickets/${id}/replies`, { text: 'It is still upside down.' })

  expect(number).toMatch(/^SUP-\d{6}$/)
  expect(asked).toMatchObject({ status: 'open', thread: [{ by: 'seeker', text: 'It is upside down.' }] })
  expect(closed.json().data).toMatchObject({ status: 'closed', thread: [{}, { event: 'closed' }] })
  expect(again.json().data).toMatchObject({ status: 'open', thread: [{}, {}, { text: 'It is still upside down.' }] })
})

it('a complaint about personal data has to be acknowledged within 30 days', async () => {
  const sam = await api.aSeeker()

  const complaint = (await askSupport(sam, { kind: 'dataComplaint' })).json().data
  const question = (await askSupport(sam)).json().data
  await api.db.query(
    `insert into ticket_message (id, ticket_id, side, text, created_at)
     select gen_random_uuid(), id, 'S4', 'We look into it.', created_at from ticket where id = $1`,
    [complaint.id],
  )
  const acknowledged = (await api.as(sam, 'GET', `/tickets/${complaint.id}`)).json().data

  expect(complaint).toMatchObject({
    kind: 'dataComplaint',
    createdAt: '2026-11-16T09:00:00.000Z',
    acknowledgeBy: '2026-12-16T09:00:00.000Z',
  })
  expect([question, acknowledged]).toMatchObject([
    { kind: 'question', acknowledgeBy: null },
    { kind: 'dataComplaint', acknowledgeBy: null },
  ])
})

it('a company without a profile can ask too', async () => {
  expect((await askSupport(await api.aCompanyAccount())).json().data).toMatchObject({
    status: 'open',
    thread: [{ by: 'company' }],
  })
})

it('tickets are listed newest first, page by page', async () => {
  const sam = await api.aSeeker()
  for (const minute of [1, 2, 3]) {
    api.moveTo(`2026-11-16T09:0${minute}:00.000Z`)
    await askSupport(sam, { subject: `Question ${minute}` })
  }

  const first = (await api.as(sam, 'GET', '/tickets?limit=2')).json()
  const second = (await api.as(sam, 'GET', `/tickets?limit=2&cursor=${first.nextCursor}`)).json()

  expect([...first.data, ...second.data].map(({ subject }) => subject)).toEqual([
    'Question 3',
    'Question 2',
    'Question 1',
  ])
})

it.each([
  ['no subject', { subject: '' }, 'subject'],
  ['an empty text', { text: ' ' }, 'text'],
])('refuses %s', async (_name, change, field) => {
  expect((await askSupport(await api.aSeeker(), change)).json().fields).toHaveProperty(field)
})

it('refuses everybody but the person who asked', async () => {
  const { id } = (await askSupport(await api.aSeeker())).json().data
  const stranger = await api.aCompany()

  await api.refusals({ method: 'GET', path: `/tickets/${id}`, stranger })
  await api.refusals({ method: 'POST', path: `/tickets/${id}/replies`, body: { text: 'x' }, stranger })
  await api.refusals({ method: 'POST', path: `/tickets/${id}/close`, stranger })
  await api.refusals({ method: 'GET', path: '/tickets' })
  await api.refusals({ method: 'POST', path: '/tickets', body: { subject: 'x', text: 'y' } })
})

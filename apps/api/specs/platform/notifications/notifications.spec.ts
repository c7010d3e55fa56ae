import { expect, it } from 'vitest'
import { addNotice } from '../../../src/testing/stand-ins/add-notice'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 16, 9, minute))

const notify = (person: Person, minute: number, critical = false) =>
  addNotice(api.db, atMinute(minute), {
    to: [person.uid],
    kind: 'offer.made',
    title: `Offer ${minute}`,
    body: 'A door.',
    link: '/User-MyWorkAssignedPage',
    critical,
  })
const get = async (person: Person, path: string) => (await api.as(person, 'GET', path)).json()

it('notifications are listed newest first, page by page, and counted', async () => {
  const sam = await api.aSeeker()
  for (const minute of [1, 2, 3]) await notify(sam, minute)

  const first = await get(sam, '/notifications?limit=2')
  const second = await get(sam, `/notifications?limit=2&cursor=${first.nextCursor}`)

  expect([...first.data, ...second.data].map(({ title }) => title)).toEqual(['Offer 3', 'Offer 2', 'Offer 1'])
  expect(first.data[0]).toMatchObject({
    kind: 'offer.made',
    body: 'A door.',
    link: '/User-MyWorkAssignedPage',
    critical: false,
    readAt: null,
  })
  expect((await get(sam, '/notifications/unread')).data).toEqual({ unread: 3 })
})

it('marking one as read twice keeps the first time', async () => {
  const sam = await api.aSeeker()
  await notify(sam, 1)
  const {
    data: [notice],
  } = await get(sam, '/notifications')

  const read = (await api.as(sam, 'POST', `/notifications/${notice.id}/read`)).json()
  api.moveTo('2026-11-16T12:00:00.000Z')
  const again = (await api.as(sam, 'POST', `/notifications/${notice.id}/read`)).json()

  expect(again.data.readAt).toBe(read.data.readAt)
  expect((await get(sam, '/notifications?state=unread')).data).toEqual([])
})

it('marking all as read leaves out those that arrived after the given time', async () => {
  const sam = await api.aSeeker()
  for (const minute of [1, 2, 3]) await notify(sam, minute)

  const left = await api.as(sam, 'POST', '/notifications/read', { until: atMinute(2).toISOString() })

  expect(left.json().data).toEqual({ unread: 1 })
  expect((await get(sam, '/notifications?state=unread')).data).toMatchObject([{ title: 'Offer 3' }])
})

it('critical notifications are also sent by email', async () => {
  const sam = await api.aSeeker()
  await notify(sam, 1, true)

  expect(await api.db.query('select subject, body from mail where recipient = $1', [sam.email])).toEqual([
    { subject: 'Offer 1', body: 'A door.' },
  ])
})

it('notifications can be read and marked by their own person only', async () => {
  const [sam, stranger] = [await api.aSeeker(), await api.aCompany()]
  await notify(sam, 1)
  const {
    data: [notice],
  } = await get(sam, '/notifications')

  await api.refusals({ method: 'POST', path: `/notifications/${notice.id}/read`, stranger })
  await api.refusals({ method: 'GET', path: '/notifications' })
  await api.refusals({ method: 'POST', path: '/notifications/read', body: { until: atMinute(5).toISOString() } })
  await api.as(stranger, 'POST', '/notifications/read', { until: atMinute(5).toISOString() })
  expect((await get(sam, '/notifications/unread')).data).toEqual({ unread: 1 })
})

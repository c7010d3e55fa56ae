import { expect, it } from 'vitest'
import { addNotice } from '../../../src/testing/stand-ins/add-notice'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 9, minute))

const tell = (person: Person, minute: number, critical = false) =>
  addNotice(api.db, at(minute), {
    to: [person.uid],
    kind: 'offer.made',
    title: `Offer ${minute}`,
    body: 'A door.',
    link: '/User-MyWorkAssignedPage',
    critical,
  })
const get = async (person: Person, path: string) => (await api.as(person, 'GET', path)).json()

it('are listed newest first, page by page, and counted', async () => {
  const sam = await api.aSeeker()
  for (const minute of [1, 2, 3]) await tell(sam, minute)

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

it('are read one by one, keeping the first time', async () => {
  const sam = await api.aSeeker()
  await tell(sam, 1)
  const {
    data: [notice],
  } = await get(sam, '/notifications')

  const read = (await api.as(sam, 'POST', `/notifications/${notice.id}/read`)).json()
  api.moveTo('2026-11-16T12:00:00.000Z')
  const again = (await api.as(sam, 'POST', `/notifications/${notice.id}/read`)).json()

  expect(again.data.readAt).toBe(read.data.readAt)
  expect((await get(sam, '/notifications?state=unread')).data).toEqual([])
})

it('are read all together, save those that came after', async () => {
  const sam = await api.aSeeker()
  for (const minute of [1, 2, 3]) await tell(sam, minute)

  const left = await api.as(sam, 'POST', '/notifications/read', { until: at(2).toISOString() })

  expect(left.json().data).toEqual({ unread: 1 })
  expect((await get(sam, '/notifications?state=unread')).data).toMatchObject([{ title: 'Offer 3' }])
})

it('go by e-mail as well when they are critical', async () => {
  const sam = await api.aSeeker()
  await tell(sam, 1, true)

  expect(await api.db.query('select subject, body from mail where recipient = $1', [sam.email])).toEqual([
    { subject: 'Offer 1', body: 'A door.' },
  ])
})

it('are nobody else’s', async () => {
  const [sam, stranger] = [await api.aSeeker(), await api.aCompany()]
  await tell(sam, 1)
  const {
    data: [notice],
  } = await get(sam, '/notifications')

  await api.refusals({ method: 'POST', path: `/notifications/${notice.id}/read`, stranger })
  await api.refusals({ method: 'GET', path: '/notifications' })
  await api.refusals({ method: 'POST', path: '/notifications/read', body: { until: at(5).toISOString() } })
  await api.as(stranger, 'POST', '/notifications/read', { until: at(5).toISOString() })
  expect((await get(sam, '/notifications/unread')).data).toEqual({ unread: 1 })
})

import type { ClientLink } from '@s4/contract'
import { removeOldClientLinks } from '@s4/api-shift-day/client-links'
import { beforeEach, expect, it } from 'vitest'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-23T09:00:00.000Z'
const api = await startApi({ now: NOW })
const sam = await api.aSeeker()
beforeEach(() => api.moveTo(NOW))

let links = 0

/** A company whose client had a shift on Sat 21 Nov 2026. */
async function aGuardedClient() {
  const acme = await api.aCompany()
  const siteId = await api.aSite(acme)
  const clientId: string = (await api.as(acme, 'POST', '/clients', { name: 'Harbour Events' })).json().data.id
  const job = await api.aPublishedJob(acme, {
    siteId,
    shifts: [{ startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }],
  })
  await api.db.query('update job set client_id = $2 where id = $1', [job.id, clientId])
  return { acme, clientId }
}

async function aLink() {
  const guarded = await aGuardedClient()
  links += 1
  const email = `ola${links}@harbour.example`
  const made = await api.as(guarded.acme, 'POST', `/clients/${guarded.clientId}/links`, { email, days: 7 })
  if (made.statusCode !== 200) throw new Error(made.body)
  return { ...guarded, email, secret: made.json<{ data: { secret: string } }>().data.secret }
}
type Link = Awaited<ReturnType<typeof aLink>>

const askCode = ({ secret }: Link) => api.anonymous('POST', '/client-view/code', { secret })
async function mailedCode(link: Link): Promise<string> {
  await askCode(link)
  const [mail] = await api.db.query<{ subject: string }>(
    'select subject from mail where recipient = $1 order by created_at desc, id desc limit 1',
    [link.email],
  )
  return mail?.subject.slice(0, 6) ?? ''
}
const open = ({ secret }: Link, code: string) => api.anonymous('POST', '/client-view/open', { secret, code })
const opened = async (link: Link): Promise<string> => (await open(link, await mailedCode(link))).json().data.token
const look = (token: string, month = '2026-11') => api.anonymous('POST', '/client-view/look', { token, month })
const listed = async ({ acme, clientId }: Link) =>
  (await api.as(acme, 'GET', `/clients/${clientId}/links`)).json<{ data: ClientLink[] }>().data
const withdraw = async (link: Link) => {
  const [{ id } = { id: '' }] = await listed(link)
  return api.as(link.acme, 'POST', `/clients/${link.clientId}/links/${id}/withdraw`, {})
}

it('opens with the emailed code and shows attendance, PDF and CSV; the company reads each of it', async () => {
  const link = await aLink()
  const asked = await askCode(link)
  const token = await opened(link)

  const shown = await look(token)
  const [pdf, csv] = await Promise.all(
    (['pdf', 'csv'] as const).map(async (format) =>
      Buffer.from(
        (await api.anonymous('POST', '/client-view/file', { token, month: '2026-11', format })).json().data.base64,
        'base64',
      ),
    ),
  )

  expect(asked.json().data).toMatchObject({ clientName: 'Harbour Events', email: 'o…@harbour.example' })
  expect(shown.headers['cache-control']).toContain('no-store')
  expect(shown.json().data).toMatchObject({
    companyName: link.acme.companyName,
    report: { clientName: 'Harbour Events', shifts: [{ date: '2026-11-21' }] },
  })
  expect(textOfPdf(pdf ?? Buffer.of())).toContain('Harbour Events')
  expect(csv?.toString()).toContain('2026-11-21')
  const [{ views } = { views: [] }] = await listed(link)
  expect(views.map(({ what }) => what).toSorted()).toEqual(['codeSent', 'codeSent', 'csv', 'looked', 'opened', 'pdf'])
})

it('keeps secret, code and token as hashes only', async () => {
  const link = await aLink()
  const token = await opened(link)
  const stored = JSON.stringify([
    await api.db.query('select * from client_link'),
    await api.db.query('select * from client_link_session'),
    await api.db.query('select * from audit_entry where company_id = $1', [link.acme.companyId]),
  ])

  expect(stored).not.toContain(link.secret)
  expect(stored).not.toContain(token)
})

it('a code works once, for ten minutes and five tries', async () => {
  const link = await aLink()
  const code = await mailedCode(link)
  const wrong = code === '000000' ? '000001' : '000000'

  const first = (await open(link, wrong)).json()
  for (let tries = 0; tries < 4; tries += 1) await open(link, wrong)
  const afterFive = (await open(link, code)).json()
  const another = await mailedCode(link)
  api.moveTo('2026-11-23T09:10:00.000Z')
  const late = (await open(link, another)).json()
  const last = await mailedCode(link)
  const used = [(await open(link, last)).statusCode, (await open(link, last)).json().code]

  expect(first).toMatchObject({ code: 'client-link.wrong-code', fields: { code: expect.any(String) } })
  expect(afterFive.code).toBe('client-link.code-ended')
  expect(late.code).toBe('client-link.code-ended')
  expect(used).toEqual([200, 'client-link.code-ended'])
})

it('ends at once when it is withdrawn, and when it has run out, and says which', async () => {
  const [taken, old, hour] = [await aLink(), await aLink(), await aLink()]
  const token = await opened(taken)
  const oldToken = await opened(old)
  const hourToken = await opened(hour)

  await withdraw(taken)
  const afterwards = [(await askCode(taken)).json().code, (await look(token)).json().code]
  api.moveTo('2026-11-23T10:00:00.000Z')
  const afterAnHour = (await look(hourToken)).json().code
  api.moveTo('2026-11-30T09:00:00.000Z')
  const ended = [(await askCode(old)).json().code, (await look(oldToken)).statusCode]

  expect(afterwards).toEqual(['client-link.withdrawn', 'client-link.withdrawn'])
  expect(afterAnHour).toBe('client-link.closed')
  expect(ended).toEqual(['client-link.expired', 410])
  expect((await api.anonymous('POST', '/client-view/code', { secret: 'x'.repeat(40) })).json().code).toBe(
    'client-link.missing',
  )
})

it('is made by members with the permission, for a client of the company, for 30 days at most', async () => {
  const link = await aLink()
  const { acme, clientId } = link
  const path = `/clients/${clientId}/links`
  const body = { email: link.email, days: 7 }
  const stranger = await api.aCompany()
  const [finance, limited] = [
    await api.aMember(acme, { role: 'finance' }),
    await api.aMember(acme, { role: 'planner', siteIds: [await api.aSite(acme)] }),
  ]
  const [{ id } = { id: '' }] = await listed(link)

  await api.refusals({ method: 'GET', path, wrongRole: sam, stranger })
  await api.refusals({ method: 'POST', path, body, wrongRole: sam, stranger })
  await api.refusals({ method: 'POST', path: `${path}/${id}/withdraw`, body: {}, wrongRole: sam, stranger })
  for (const member of [finance, limited]) expect((await api.as(member, 'POST', path, body)).statusCode).toBe(403)
  expect((await api.as(acme, 'POST', path, { ...body, days: 31 })).json().fields).toHaveProperty('days')
  expect((await api.as(acme, 'POST', path, { ...body, email: 'x' })).json().fields).toHaveProperty('email')
})

it('is removed 30 days after its end', async () => {
  const link = await aLink()

  await removeOldClientLinks(api.deps, new Date('2026-12-30T09:00:00.000Z'))
  const kept = (await listed(link)).length
  await removeOldClientLinks(api.deps, new Date('2026-12-30T09:00:01.000Z'))

  expect([kept, (await listed(link)).length]).toEqual([1, 0])
})

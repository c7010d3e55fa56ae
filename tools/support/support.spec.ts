import { cloneDatabase } from '@s4/db/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSupport } from './run-support'

const { db, drop } = await cloneDatabase()
afterAll(drop)
const now = new Date('2026-11-21T09:30:00.000Z')
const TICKET = '019a0000-0000-7000-8000-000000000001'
const support = (...words: string[]) => runSupport(db, words, now)

beforeAll(async () => {
  await db.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     values ('ada', 'Job Seeker', 'ada@example.com', true, '', $1)`,
    [now],
  )
  await db.query(
    `insert into ticket (id, number, uid, subject, status, created_at, updated_at)
     values ($1, 'SUP-000007', 'ada', 'My picture', 'open', $2, $2)`,
    [TICKET, now],
  )
  await db.query(
    `insert into ticket_message (id, ticket_id, side, by_uid, text, created_at)
     values ('019a0000-0000-7000-8000-000000000002', $1, 'seeker', 'ada', 'It is upside down.', $2)`,
    [TICKET, now],
  )
})

it('lists, shows, answers and closes a ticket, and notifies the person each time', async () => {
  expect(await support('list')).toBe('SUP-000007  open      2026-11-21 09:30  Job Seeker, ada@example.com: My picture')
  expect(await support('show', 'sup-000007')).toContain('It is upside down.')

  expect(await support('answer', 'SUP-000007', 'Turn', 'it.')).toBe(
    'SUP-000007 is answered; ada@example.com has been told.',
  )
  expect(await support('list')).toBe('Nothing waits for S4.')
  expect(await support('list', 'all')).toContain('answered')
  await support('close', 'SUP-000007')

  expect(await db.query('select status from ticket')).toEqual([{ status: 'closed' }])
  expect(await db.query(`select side, event, text from ticket_message where side = 'S4' order by id`)).toEqual([
    { side: 'S4', event: null, text: 'Turn it.' },
    { side: 'S4', event: 'closed', text: '' },
  ])
  expect(await db.query('select kind, link from notification order by id')).toEqual([
    { kind: 'ticket.answered', link: `/User-ContactSupport?ticket=${TICKET}` },
    { kind: 'ticket.closed', link: `/User-ContactSupport?ticket=${TICKET}` },
  ])
  expect(await db.query('select subject, body from mail order by id limit 1')).toEqual([
    { subject: 'S4 answered SUP-000007: My picture', body: 'Turn it.' },
  ])
})

it('lists a complaint about personal data first, with the day by which to acknowledge it', async () => {
  const insert = `insert into ticket (id, number, uid, kind, subject, status, created_at, updated_at)
    values ($1, $2, 'ada', $3, $4, 'open', $5, $5)`
  await db.query(insert, ['019a0000-0000-7000-8000-000000000003', 'SUP-000008', 'question', 'My badge', now])
  await db.query(insert, [
    '019a0000-0000-7000-8000-000000000004',
    'SUP-000009',
    'dataComplaint',
    'Too much shown',
    new Date(now.getTime() + 60_000),
  ])

  expect((await support('list')).split('\n')).toEqual([
    'SUP-000009  open      2026-11-21 09:31  Job Seeker, ada@example.com: ' +
      'Too much shown (complaint about personal data: acknowledge by 2026-12-21)',
    'SUP-000008  open      2026-11-21 09:30  Job Seeker, ada@example.com: My badge',
  ])
})

it.each([
  ['no command', []],
  ['an unknown number', ['show', 'SUP-999999']],
  ['an empty answer', ['answer', 'SUP-000007']],
])('refuses %s and prints the usage', async (_name, words) => {
  await expect(support(...words)).rejects.toThrow('npm run support -w @s4/tools -- list')
})

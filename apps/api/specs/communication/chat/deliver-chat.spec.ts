import { v7 as uuid } from 'uuid'
import { afterEach, expect, it, vi } from 'vitest'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'
import { eraseAccounts } from '../../../src/erasure/erase-accounts'
import { scheduleConfirmation, confirmChat, deliverChat, exportedMessages } from '@s4/api-communication/chat'

const api = await startApi()
const { chat } = api.deps

async function aTalk() {
  const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
  const job = await api.aPublishedJob(company)
  await api.anAssignment({ company, job, seeker })
  const { id } = (await api.as(seeker, 'POST', '/conversations', { jobId: job.id })).json().data
  return { company, seeker, id: id as string }
}
const say = (id: string, person: Person, text: string) =>
  api.as(person, 'POST', `/conversations/${id}/messages`, { messageId: uuid(), text })
const textsIn = async (id: string) => (await chat.listMessages(id)).map(({ text }) => text)
const arrived = (id: string, texts: string[]) =>
  vi.waitFor(async () => expect(await textsIn(id)).toEqual(texts), 10_000)
/** Nobody holds it and nothing of it is waiting. */
const atRest = (id: string) =>
  vi.waitFor(
    async () =>
      expect(await api.db.query('select next_try_at, leased_until from conversation where id = $1', [id])).toEqual([
        { nextTryAt: null, leasedUntil: null },
      ]),
    10_000,
  )
const DAY = 24 * 60 * 60
const heldIn = async (id: string) =>
  (await api.db.query('select 1 from chat_message where conversation_id = $1 and text is not null', [id])).length
const later = (seconds: number) => new Date(api.deps.clock.now().getTime() + seconds * 1000)

afterEach(() => chat.away(false))

it('delivers at once and in order, and keeps the words for a day', async () => {
  const { company, seeker, id } = await aTalk()
  for (const [index, person] of [seeker, company, seeker].entries()) await say(id, person, `Message ${index + 1}`)

  await arrived(id, ['Message 1', 'Message 2', 'Message 3'])
  await atRest(id)

  expect(chat.head(id)).toMatchObject({ lastSequence: 3, participants: [company.uid, seeker.uid].toSorted() })
  expect((await chat.listMessages(id)).map(({ side }) => side)).toEqual(['seeker', 'company', 'seeker'])
  await confirmChat(api.deps, later(DAY - 1))
  expect(await heldIn(id)).toBe(3)
  await confirmChat(api.deps, later(DAY + 60))
  expect(await heldIn(id)).toBe(0)
})

it('loses nothing and keeps the order while Firestore is away', async () => {
  const { seeker, id } = await aTalk()
  await atRest(id)
  chat.away(true)
  for (const text of ['One', 'Two', 'Three']) expect((await say(id, seeker, text)).statusCode).toBe(202)
  await vi.waitFor(
    async () =>
      expect(await api.db.query('select tries from conversation where id = $1 and tries > 0', [id])).toHaveLength(1),
    10_000,
  )
  await deliverChat(api.deps, later(1))
  chat.away(false)

  await deliverChat(api.deps, later(60))

  await arrived(id, ['One', 'Two', 'Three'])
  await atRest(id)
})

it('twenty at once arrive once each, in the order they were taken', async () => {
  const { company, seeker, id } = await aTalk()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => say(id, index % 2 ? seeker : company, `Number ${index}`)),
  )
  await Promise.all([deliverChat(api.deps, later(5)), deliverChat(api.deps, later(5))])
  await atRest(id)

  const bySequence = answers
    .map((answer, index) => ({ sequence: answer.json().data.sequence, text: `Number ${index}` }))
    .toSorted((one, other) => one.sequence - other.sequence)
  expect(bySequence.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(await textsIn(id)).toEqual(bySequence.map(({ text }) => text))
  const ids = chat.written.map((message) => message.id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('a process that died over its delivery is followed by another', async () => {
  const { seeker, id } = await aTalk()
  await atRest(id)
  chat.away(true)
  await say(id, seeker, 'Still here')
  await vi.waitFor(
    async () =>
      expect(
        await api.db.query('select 1 from conversation where id = $1 and tries > 0 and leased_until is null', [id]),
      ).toHaveLength(1),
    10_000,
  )
  await api.db.query(`update conversation set leased_until = now() + interval '1 hour' where id = $1`, [id])
  chat.away(false)

  await deliverChat(api.deps, later(60))
  expect(await textsIn(id)).toEqual([])
  await api.db.query(`update conversation set leased_until = now() - interval '1 second' where id = $1`, [id])
  await deliverChat(api.deps, later(60))

  expect(await textsIn(id)).toEqual(['Still here'])
})

it('whoever joins or leaves a company is written on its conversations', async () => {
  const { company, seeker, id } = await aTalk()
  await atRest(id)
  const colleague = await api.aCompanyAccount()
  const farAhead = new Date('2100-01-01T00:00:00Z')

  await api.db.query(
    `insert into company_member (company_id, uid, role, created_at) values ($1, $2, 'manager', now())`,
    [company.companyId, colleague.uid],
  )
  await deliverChat(api.deps, farAhead)
  expect(chat.head(id)?.participants).toEqual([company.uid, seeker.uid, colleague.uid].toSorted())

  await api.db.query('delete from company_member where uid = $1', [colleague.uid])
  await deliverChat(api.deps, farAhead)
  expect(chat.head(id)?.participants).toEqual([company.uid, seeker.uid].toSorted())
})

it('is in the export: a seeker’s whole, a company member’s own words', async () => {
  const { company, seeker, id } = await aTalk()
  await say(id, seeker, 'Which gate?')
  await say(id, company, 'The north one.')
  await atRest(id)
  const toActor = (person: Person, seekerId: string | null) => ({
    ...person,
    role: 'Company' as const,
    emailVerified: true,
    seekerId,
    companyId: null,
    reauthenticatedAt: null,
  })

  expect(await exportedMessages(api.deps, toActor(seeker, seeker.seekerId))).toMatchObject([
    { from: 'you', text: 'Which gate?' },
    { from: 'the company', text: 'The north one.' },
  ])
  expect(await exportedMessages(api.deps, toActor(company, null))).toMatchObject([
    { from: 'you', text: 'The north one.' },
  ])
})

it('an erased person’s words go from the chat, and so does the person; the other side’s stay', async () => {
  const { company, seeker, id } = await aTalk()
  await say(id, seeker, 'My mother is ill.')
  await say(id, company, 'Take your time.')
  await say(id, seeker, 'She has a fever.')
  await atRest(id)
  await api.db.query('update account set erase_at = $2 where uid = $1', [seeker.uid, api.deps.clock.now()])

  await eraseAccounts(api.deps, later(1))
  await deliverChat(api.deps, later(2))

  expect(await chat.listMessages(id)).toMatchObject([
    { text: '', erased: true },
    { text: 'Take your time.', erased: false },
    { text: '', erased: true },
  ])
  expect((await api.as(company, 'GET', '/conversations')).json().data).toMatchObject([{ id, lastMessage: null }])
  expect(await api.db.query('select last_words_sealed from conversation where id = $1', [id])).toEqual([
    { lastWordsSealed: null },
  ])
  expect(chat.head(id)?.participants).toEqual([company.uid])
  expect((await say(id, company, 'Hello?')).json().code).toBe('chat.ended')
})

it('what Firestore lost, set back to a copy from before, is delivered again', async () => {
  const { seeker, id } = await aTalk()
  for (const text of ['One', 'Two', 'Three']) await say(id, seeker, text)
  await arrived(id, ['One', 'Two', 'Three'])
  await atRest(id)
  chat.setBack(id, 1)
  expect(await textsIn(id)).toEqual(['One'])

  await confirmChat(api.deps, later(61))
  await deliverChat(api.deps, later(62))

  expect(await textsIn(id)).toEqual(['One', 'Two', 'Three'])
  expect(chat.head(id)?.lastSequence).toBe(3)
})

it('an erasure that Firestore lost, set back to a copy from before, is repeated at the next start', async () => {
  const { company, seeker, id } = await aTalk()
  await say(id, seeker, 'My mother is ill.')
  await say(id, company, 'Take your time.')
  await arrived(id, ['My mother is ill.', 'Take your time.'])
  await atRest(id)
  const setBack = chat.copy(id)
  await api.db.query('update account set erase_at = $2 where uid = $1', [seeker.uid, api.deps.clock.now()])
  await eraseAccounts(api.deps, later(1))
  await deliverChat(api.deps, later(2))
  await confirmChat(api.deps, later(3 * DAY))
  setBack()
  expect(await textsIn(id)).toEqual(['My mother is ill.', 'Take your time.'])

  await scheduleConfirmation(api.db, later(3 * DAY + 1))
  await confirmChat(api.deps, later(3 * DAY + 2))
  await deliverChat(api.deps, later(3 * DAY + 3))

  expect(await textsIn(id)).toEqual(['', 'Take your time.'])
  expect(chat.head(id)?.participants).toEqual([company.uid])
  const before = chat.written.length
  await scheduleConfirmation(api.db, later(3 * DAY + 4))
  await confirmChat(api.deps, later(3 * DAY + 5))
  await deliverChat(api.deps, later(3 * DAY + 6))
  expect(chat.written).toHaveLength(before)
})

it('Firestore is not said to have a message that is still on its way', async () => {
  const { seeker, id } = await aTalk()
  await atRest(id)
  const write = chat.write.bind(chat)
  vi.spyOn(chat, 'write').mockImplementationOnce(async (head, messages) => {
    await write(head, messages)
    chat.away(true)
  })
  await api.db.query(
    `insert into chat_message (id, conversation_id, sequence, sender_uid, text, sent_at)
     select gen_random_uuid(), $1, number, $2, 'Number ' || number, $3 from generate_series(1, 201) number`,
    [id, seeker.uid, api.deps.clock.now()],
  )
  await api.db.query(
    'update conversation set last_sequence = 201, version = version + 1, next_try_at = $2 where id = $1',
    [id, api.deps.clock.now()],
  )

  await deliverChat(api.deps, later(1))

  expect(chat.head(id)).toMatchObject({ lastSequence: 200, version: 0 })
  chat.away(false)
  await deliverChat(api.deps, later(60))
  expect(chat.head(id)?.lastSequence).toBe(201)
})

it('words are not let go of while nobody can look whether Firestore has them', async () => {
  const { seeker, id } = await aTalk()
  await say(id, seeker, 'Hold on')
  await arrived(id, ['Hold on'])
  await atRest(id)
  chat.away(true)

  await confirmChat(api.deps, later(2 * DAY))

  expect(await heldIn(id)).toBe(1)
})

it('PostgreSQL, set back to a copy from before, gives no number twice and knows again what Firestore has', async () => {
  const { company, seeker, id } = await aTalk()
  for (const text of ['One', 'Two', 'Three']) await say(id, seeker, text)
  await arrived(id, ['One', 'Two', 'Three'])
  await atRest(id)
  await api.db.query('delete from chat_message where conversation_id = $1 and sequence > 1', [id])
  await api.db.query('update conversation set last_sequence = 1 where id = $1', [id])

  const answers = [await say(id, company, 'After the copy'), await say(id, seeker, 'And again')]
  await atRest(id)

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202])
  const stored = await chat.listMessages(id)
  expect(stored.map(({ sequence, text }) => `${sequence} ${text}`)).toEqual([
    '1 One',
    '2 Two',
    '3 Three',
    '4 After the copy',
    '5 And again',
  ])
  expect(
    await api.db.query('select sequence from chat_message where conversation_id = $1 order by sequence', [id]),
  ).toEqual([1, 2, 3, 4, 5].map((sequence) => ({ sequence })))
  expect(chat.head(id)?.lastSequence).toBe(5)
})

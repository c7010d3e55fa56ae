import { v7 as uuid } from 'uuid'
import { afterEach, expect, it, vi } from 'vitest'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'
import { eraseAccounts } from '../../../src/erasure/erase-accounts'
import { scheduleConfirmation, confirmChat, deliverChat, exportedMessages } from '@s4/api-communication/chat'

const api = await startApi()
const { chat } = api.deps

async function aConversation() {
  const [company, seeker] = [await api.aCompany(), await api.aSeeker()]
  const job = await api.aPublishedJob(company)
  await api.anAssignment({ company, job, seeker })
  const { id } = (await api.as(seeker, 'POST', '/conversations', { jobId: job.id })).json().data
  return { company, seeker, id: id as string }
}
const sendMessage = (id: string, person: Person, text: string) =>
  api.as(person, 'POST', `/conversations/${id}/messages`, { messageId: uuid(), text })
const listTexts = async (id: string) => (await chat.listMessages(id)).map(({ text }) => text)
const waitForTexts = (id: string, texts: string[]) =>
  vi.waitFor(async () => expect(await listTexts(id)).toEqual(texts), 10_000)
/** Delivered: no process has leased the conversation and no further try is due. */
const waitUntilDelivered = (id: string) =>
  vi.waitFor(
    async () =>
      expect(await api.db.query('select next_try_at, leased_until from conversation where id = $1', [id])).toEqual([
        { nextTryAt: null, leasedUntil: null },
      ]),
    10_000,
  )
const DAY_IN_SECONDS = 24 * 60 * 60
const countStoredTexts = async (id: string) =>
  (await api.db.query('select 1 from chat_message where conversation_id = $1 and text is not null', [id])).length
const secondsLater = (seconds: number) => new Date(api.deps.clock.now().getTime() + seconds * 1000)

afterEach(() => chat.setAway(false))

it('messages are delivered at once and in order, and PostgreSQL keeps their texts for a day', async () => {
  const { company, seeker, id } = await aConversation()
  for (const [index, person] of [seeker, company, seeker].entries())
    await sendMessage(id, person, `Message ${index + 1}`)

  await waitForTexts(id, ['Message 1', 'Message 2', 'Message 3'])
  await waitUntilDelivered(id)

  expect(chat.head(id)).toMatchObject({ lastSequence: 3, participants: [company.uid, seeker.uid].toSorted() })
  expect((await chat.listMessages(id)).map(({ side }) => side)).toEqual(['seeker', 'company', 'seeker'])
  await confirmChat(api.deps, secondsLater(DAY_IN_SECONDS - 1))
  expect(await countStoredTexts(id)).toBe(3)
  await confirmChat(api.deps, secondsLater(DAY_IN_SECONDS + 60))
  expect(await countStoredTexts(id)).toBe(0)
})

it('messages sent while Firestore is away are delivered later, all and in order', async () => {
  const { seeker, id } = await aConversation()
  await waitUntilDelivered(id)
  chat.setAway(true)
  for (const text of ['One', 'Two', 'Three']) expect((await sendMessage(id, seeker, text)).statusCode).toBe(202)
  await vi.waitFor(
    async () =>
      expect(await api.db.query('select tries from conversation where id = $1 and tries > 0', [id])).toHaveLength(1),
    10_000,
  )
  await deliverChat(api.deps, secondsLater(1))
  chat.setAway(false)

  await deliverChat(api.deps, secondsLater(60))

  await waitForTexts(id, ['One', 'Two', 'Three'])
  await waitUntilDelivered(id)
})

it('a message of a server whose clock was two minutes ahead is delivered at once by the others', async () => {
  const { seeker, id } = await aConversation()
  await waitUntilDelivered(id)
  chat.setAway(true)
  await sendMessage(id, seeker, 'Hello')
  await vi.waitFor(
    async () =>
      expect(await api.db.query('select from conversation where id = $1 and tries > 0', [id])).toHaveLength(1),
    10_000,
  )
  await api.db.query('update conversation set next_try_at = $2 where id = $1', [id, secondsLater(120)])
  chat.setAway(false)

  await deliverChat(api.deps, secondsLater(0))

  await waitForTexts(id, ['Hello'])
  await waitUntilDelivered(id)
})

it('twenty messages sent at once are delivered once each, in the order of their numbers', async () => {
  const { company, seeker, id } = await aConversation()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => sendMessage(id, index % 2 ? seeker : company, `Number ${index}`)),
  )
  await Promise.all([deliverChat(api.deps, secondsLater(5)), deliverChat(api.deps, secondsLater(5))])
  await waitUntilDelivered(id)

  const bySequence = answers
    .map((answer, index) => ({ sequence: answer.json().data.sequence, text: `Number ${index}` }))
    .toSorted((one, other) => one.sequence - other.sequence)
  expect(bySequence.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(await listTexts(id)).toEqual(bySequence.map(({ text }) => text))
  const ids = chat.written.map((message) => message.id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('another process takes over a delivery when the lease of a dead one has ended', async () => {
  const { seeker, id } = await aConversation()
  await waitUntilDelivered(id)
  chat.setAway(true)
  await sendMessage(id, seeker, 'Still here')
  await vi.waitFor(
    async () =>
      expect(
        await api.db.query('select 1 from conversation where id = $1 and tries > 0 and leased_until is null', [id]),
      ).toHaveLength(1),
    10_000,
  )
  await api.db.query(`update conversation set leased_until = now() + interval '1 hour' where id = $1`, [id])
  chat.setAway(false)

  await deliverChat(api.deps, secondsLater(60))
  expect(await listTexts(id)).toEqual([])
  await api.db.query(`update conversation set leased_until = now() - interval '1 second' where id = $1`, [id])
  await deliverChat(api.deps, secondsLater(60))

  expect(await listTexts(id)).toEqual(['Still here'])
})

it('the lease of a delivery is short, and is renewed while Firestore works', async () => {
  const { seeker, id } = await aConversation()
  await waitUntilDelivered(id)
  const leaseSeconds = async () => {
    const [row] = await api.db.query<{ seconds: number }>(
      'select extract(epoch from leased_until - now())::float as seconds from conversation where id = $1',
      [id],
    )
    return row?.seconds ?? 0
  }
  const leased: number[] = []
  const write = chat.write.bind(chat)
  vi.spyOn(chat, 'write').mockImplementationOnce(async (...delivery) => {
    leased.push(await leaseSeconds())
    await api.db.query(`update conversation set leased_until = now() + interval '1 ms' where id = $1`, [id])
    await vi.waitFor(async () => expect(await leaseSeconds()).toBeGreaterThan(1), 10_000)
    leased.push(await leaseSeconds())
    await write(...delivery)
  })

  await sendMessage(id, seeker, 'Slow')
  await waitForTexts(id, ['Slow'])
  await waitUntilDelivered(id)

  for (const seconds of leased) expect(seconds).toBeLessThanOrEqual(4)
  expect(leased).toHaveLength(2)
})

it('a member who joins or leaves a company is added to or removed from its conversations', async () => {
  const { company, seeker, id } = await aConversation()
  await waitUntilDelivered(id)
  const farAhead = new Date('2100-01-01T00:00:00Z')

  const colleague = await api.aMember(company)
  await deliverChat(api.deps, farAhead)
  expect(chat.head(id)?.participants).toEqual([company.uid, seeker.uid, colleague.uid].toSorted())

  await api.db.query('delete from company_member where uid = $1', [colleague.uid])
  await deliverChat(api.deps, farAhead)
  expect(chat.head(id)?.participants).toEqual([company.uid, seeker.uid].toSorted())
})

it('the export holds the whole conversation for a seeker, only their own messages for a company member', async () => {
  const { company, seeker, id } = await aConversation()
  await sendMessage(id, seeker, 'Which gate?')
  await sendMessage(id, company, 'The north one.')
  await waitUntilDelivered(id)
  const toActor = (person: Person, seekerId: string | null) => ({
    ...person,
    role: 'Company' as const,
    emailVerified: true,
    seekerId,
    companyId: null,
    memberRole: null,
    siteIds: null,
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

it('erasing a person removes them and their texts from the chat and keeps the other side’s texts', async () => {
  const { company, seeker, id } = await aConversation()
  await sendMessage(id, seeker, 'My mother is ill.')
  await sendMessage(id, company, 'Take your time.')
  await sendMessage(id, seeker, 'She has a fever.')
  await waitUntilDelivered(id)
  await api.db.query('update account set erase_at = $2 where uid = $1', [seeker.uid, api.deps.clock.now()])

  await eraseAccounts(api.deps, secondsLater(1))
  await deliverChat(api.deps, secondsLater(2))

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
  expect((await sendMessage(id, company, 'Hello?')).json().code).toBe('chat.ended')
})

it('messages that Firestore lost by restoring an older copy are delivered again', async () => {
  const { seeker, id } = await aConversation()
  for (const text of ['One', 'Two', 'Three']) await sendMessage(id, seeker, text)
  await waitForTexts(id, ['One', 'Two', 'Three'])
  await waitUntilDelivered(id)
  chat.dropAfter(id, 1)
  expect(await listTexts(id)).toEqual(['One'])

  await confirmChat(api.deps, secondsLater(61))
  await deliverChat(api.deps, secondsLater(62))

  expect(await listTexts(id)).toEqual(['One', 'Two', 'Three'])
  expect(chat.head(id)?.lastSequence).toBe(3)
})

it('an erasure that Firestore lost by restoring an older copy is repeated at the next start', async () => {
  const { company, seeker, id } = await aConversation()
  await sendMessage(id, seeker, 'My mother is ill.')
  await sendMessage(id, company, 'Take your time.')
  await waitForTexts(id, ['My mother is ill.', 'Take your time.'])
  await waitUntilDelivered(id)
  const restoreCopy = chat.copy(id)
  await api.db.query('update account set erase_at = $2 where uid = $1', [seeker.uid, api.deps.clock.now()])
  await eraseAccounts(api.deps, secondsLater(1))
  await deliverChat(api.deps, secondsLater(2))
  await confirmChat(api.deps, secondsLater(3 * DAY_IN_SECONDS))
  restoreCopy()
  expect(await listTexts(id)).toEqual(['My mother is ill.', 'Take your time.'])

  await scheduleConfirmation(api.db, secondsLater(3 * DAY_IN_SECONDS + 1))
  await confirmChat(api.deps, secondsLater(3 * DAY_IN_SECONDS + 2))
  await deliverChat(api.deps, secondsLater(3 * DAY_IN_SECONDS + 3))

  expect(await listTexts(id)).toEqual(['', 'Take your time.'])
  expect(chat.head(id)?.participants).toEqual([company.uid])
  const before = chat.written.length
  await scheduleConfirmation(api.db, secondsLater(3 * DAY_IN_SECONDS + 4))
  await confirmChat(api.deps, secondsLater(3 * DAY_IN_SECONDS + 5))
  await deliverChat(api.deps, secondsLater(3 * DAY_IN_SECONDS + 6))
  expect(chat.written).toHaveLength(before)
})

it('the last sequence number in Firestore covers only the messages already written', async () => {
  const { seeker, id } = await aConversation()
  await waitUntilDelivered(id)
  const write = chat.write.bind(chat)
  vi.spyOn(chat, 'write').mockImplementationOnce(async (head, messages) => {
    await write(head, messages)
    chat.setAway(true)
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

  await deliverChat(api.deps, secondsLater(1))

  expect(chat.head(id)).toMatchObject({ lastSequence: 200, version: 0 })
  chat.setAway(false)
  await deliverChat(api.deps, secondsLater(60))
  expect(chat.head(id)?.lastSequence).toBe(201)
})

it('texts stay in PostgreSQL while Firestore cannot be asked whether it has them', async () => {
  const { seeker, id } = await aConversation()
  await sendMessage(id, seeker, 'Hold on')
  await waitForTexts(id, ['Hold on'])
  await waitUntilDelivered(id)
  chat.setAway(true)

  await confirmChat(api.deps, secondsLater(2 * DAY_IN_SECONDS))

  expect(await countStoredTexts(id)).toBe(1)
})

it('PostgreSQL restored from an older copy takes over Firestore’s messages and reuses no number', async () => {
  const { company, seeker, id } = await aConversation()
  for (const text of ['One', 'Two', 'Three']) await sendMessage(id, seeker, text)
  await waitForTexts(id, ['One', 'Two', 'Three'])
  await waitUntilDelivered(id)
  await api.db.query('delete from chat_message where conversation_id = $1 and sequence > 1', [id])
  await api.db.query('update conversation set last_sequence = 1 where id = $1', [id])

  const answers = [await sendMessage(id, company, 'After the copy'), await sendMessage(id, seeker, 'And again')]
  await waitUntilDelivered(id)

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

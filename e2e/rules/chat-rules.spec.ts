import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { callApi } from '../support/call-api'
import { chatReader } from '../support/chat-token'
import { requestFirestore, documentNamed, skipWithoutChat } from '../support/firestore'
import { aJobToFill, anApplicant } from '../support/work/hire'
import { readIdToken } from '../support/identity'
import { newPerson } from '../support/people'

skipWithoutChat()

const ALLOWED = 200
const DENIED = 403

/** A conversation between a company and its applicant, with one delivered message. */
async function aConversation() {
  const company = await newPerson('company')
  const jobId = await aJobToFill(company, { title: 'Gate steward', positions: 1 })
  const seeker = await anApplicant(jobId, 'Sam Okoro')
  const { id } = await callApi(seeker, 'chat.open', { jobId })
  const { id: messageId } = await callApi(seeker, 'chat.send', {
    id,
    messageId: randomUUID(),
    text: 'Which gate?',
  })
  const [companyReader, seekerReader] = [await chatReader(company), await chatReader(seeker)]
  const [companyToken, seekerToken] = [companyReader.idToken, seekerReader.idToken]
  await expect(async () =>
    expect(
      (await requestFirestore({ path: `/conversations/${id}/messages/${messageId}`, idToken: seekerToken })).status,
    ).toBe(ALLOWED),
  ).toPass()
  return { company, seeker, id, messageId, companyToken, seekerToken, seekerReader }
}

const conversationQuery = (where: object | null) => ({
  structuredQuery: { from: [{ collectionId: 'conversations' }], ...(where && { where }) },
})
const whereParticipant = (uid: string) => ({
  fieldFilter: { field: { fieldPath: 'participants' }, op: 'ARRAY_CONTAINS', value: { stringValue: uid } },
})
const messagesIn = (id: string, idToken: string | null) =>
  requestFirestore({ path: `/conversations/${id}/messages`, idToken })

/** Marks a conversation as read at the time of the request. */
const markAsRead = (
  id: string,
  reader: string,
  idToken: string | null,
  { sequence = 1, more = {} }: { sequence?: number; more?: object } = {},
) =>
  requestFirestore({
    path: ':commit',
    method: 'POST',
    idToken,
    body: {
      writes: [
        {
          update: {
            name: documentNamed(`/conversations/${id}/reads/${reader}`),
            fields: { sequence: { integerValue: String(sequence) }, ...more },
          },
          updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    },
  })

test('only the two sides can read their conversation', async () => {
  const { id, companyToken, seekerToken } = await aConversation()
  const [stranger, rival] = await Promise.all([newPerson('seeker'), newPerson('company')])

  for (const idToken of [companyToken, seekerToken]) {
    expect((await requestFirestore({ path: `/conversations/${id}`, idToken })).status).toBe(ALLOWED)
    expect((await messagesIn(id, idToken)).status).toBe(ALLOWED)
  }
  for (const idToken of [(await chatReader(stranger)).idToken, (await chatReader(rival)).idToken, null]) {
    expect((await requestFirestore({ path: `/conversations/${id}`, idToken })).status).toBe(DENIED)
    expect((await messagesIn(id, idToken)).status).toBe(DENIED)
  }
})

test('a provider token without a chat session reads nothing', async () => {
  const { id, seeker } = await aConversation()

  expect((await messagesIn(id, await readIdToken(seeker))).status).toBe(DENIED)
})

test('signing out ends reading and marking in that session only', async () => {
  const { id, seeker, seekerToken, seekerReader } = await aConversation()
  const { idToken: elsewhere } = await chatReader(seeker)

  await seekerReader.ask('DELETE', '/api/session')

  await expect(async () => expect((await messagesIn(id, seekerToken)).status).toBe(DENIED)).toPass()
  expect((await markAsRead(id, seeker.uid, seekerToken)).status).toBe(DENIED)
  expect((await messagesIn(id, elsewhere)).status).toBe(ALLOWED)
})

test('reading ends when the session expires and works again after renewal', async () => {
  const { id, seekerToken, seekerReader } = await aConversation()

  await seekerReader.ask('POST', '/api/dev/session', { secondsLeft: -1 })
  await expect(async () => expect((await messagesIn(id, seekerToken)).status).toBe(DENIED)).toPass()

  await seekerReader.ask('POST', '/api/dev/session', { secondsLeft: 60 })
  await seekerReader.ask('POST', '/api/session/renew', {})
  await expect(async () => expect((await messagesIn(id, seekerToken)).status).toBe(ALLOWED)).toPass()
})

test('no client can read or write the list of chat sessions', async () => {
  const { seekerToken } = await aConversation()

  for (const attempt of [
    { path: '/chatSessions' },
    { path: '/chatSessions', method: 'POST', body: { fields: {} } },
  ] as const) {
    expect((await requestFirestore({ ...attempt, idToken: seekerToken })).status).toBe(DENIED)
  }
})

test('only participants can list their conversations', async () => {
  const { seeker, company, seekerToken } = await aConversation()
  const list = (where: object | null, idToken: string | null) =>
    requestFirestore({ path: ':runQuery', method: 'POST', body: conversationQuery(where), idToken })

  expect((await list(whereParticipant(seeker.uid), seekerToken)).status).toBe(ALLOWED)
  expect((await list(whereParticipant(company.uid), seekerToken)).status).toBe(DENIED)
  expect((await list(null, seekerToken)).status).toBe(DENIED)
  expect((await list(whereParticipant(seeker.uid), null)).status).toBe(DENIED)
})

test('no client can write, change or delete a message or a conversation', async () => {
  const { id, messageId, seeker, seekerToken } = await aConversation()
  const message = {
    fields: {
      text: { stringValue: 'You agreed to £30.' },
      senderUid: { stringValue: seeker.uid },
      sequence: { integerValue: '2' },
    },
  }
  const conversation = { fields: { participants: { arrayValue: { values: [{ stringValue: seeker.uid }] } } } }

  const attempts = [
    { path: `/conversations/${id}/messages`, method: 'POST', body: message },
    { path: `/conversations/${id}/messages/${messageId}`, method: 'PATCH', body: message },
    { path: `/conversations/${id}/messages/${messageId}`, method: 'DELETE' },
    { path: `/conversations/${id}`, method: 'PATCH', body: conversation },
    { path: `/conversations/${id}`, method: 'DELETE' },
    { path: '/conversations', method: 'POST', body: conversation },
    { path: '/anything', method: 'POST', body: message },
  ] as const
  for (const attempt of attempts)
    expect(
      (await requestFirestore({ ...attempt, idToken: seekerToken })).status,
      `${attempt.method} ${attempt.path}`,
    ).toBe(DENIED)
})

test('a reader can only move their own read mark forward, up to the last message', async () => {
  const { id, seeker, company, seekerToken, companyToken } = await aConversation()
  await callApi(company, 'chat.send', { id, messageId: randomUUID(), text: 'The north gate.' })
  await expect(async () =>
    expect((await markAsRead(id, company.uid, companyToken, { sequence: 2 })).status).toBe(ALLOWED),
  ).toPass()
  const stranger = await newPerson('seeker')

  expect((await markAsRead(id, company.uid, companyToken, { sequence: 1 })).status, 'backwards').toBe(DENIED)
  expect((await markAsRead(id, seeker.uid, seekerToken, { sequence: 3 })).status, 'beyond the last').toBe(DENIED)
  expect((await markAsRead(id, company.uid, seekerToken, { sequence: 2 })).status, 'for the other side').toBe(DENIED)
  expect(
    (await markAsRead(id, seeker.uid, seekerToken, { more: { text: { stringValue: 'hello' } } })).status,
    'with words',
  ).toBe(DENIED)
  expect((await markAsRead(id, stranger.uid, (await chatReader(stranger)).idToken)).status, 'by a stranger').toBe(
    DENIED,
  )
  expect((await markAsRead(id, seeker.uid, null)).status, 'by nobody').toBe(DENIED)
  expect((await markAsRead(id, seeker.uid, seekerToken)).status, 'one’s own').toBe(ALLOWED)
})

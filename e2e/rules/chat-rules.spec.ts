import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { callApi } from '../support/call-api'
import { chatReader } from '../support/chat-token'
import { askFirestore, documentNamed, whereChatIsOn } from '../support/firestore'
import { aJobToFill, anApplicant } from '../support/work/hire'
import { readIdToken } from '../support/identity'
import { newPerson } from '../support/people'

whereChatIsOn()

const ALLOWED = 200
const DENIED = 403

/** A company and its applicant, who has said something that has arrived. */
async function aTalk() {
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
      (await askFirestore({ path: `/conversations/${id}/messages/${messageId}`, idToken: seekerToken })).status,
    ).toBe(ALLOWED),
  ).toPass()
  return { company, seeker, id, messageId, companyToken, seekerToken, seekerReader }
}

const listOf = (where: object | null) => ({
  structuredQuery: { from: [{ collectionId: 'conversations' }], ...(where && { where }) },
})
const withMe = (uid: string) => ({
  fieldFilter: { field: { fieldPath: 'participants' }, op: 'ARRAY_CONTAINS', value: { stringValue: uid } },
})
const messagesIn = (id: string, idToken: string | null) =>
  askFirestore({ path: `/conversations/${id}/messages`, idToken })

/** Marks a conversation as read, stamped with the time of the request unless told. */
const mark = (
  id: string,
  reader: string,
  idToken: string | null,
  { sequence = 1, more = {} }: { sequence?: number; more?: object } = {},
) =>
  askFirestore({
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

test('both sides read their conversation; nobody else does, signed in or not', async () => {
  const { id, companyToken, seekerToken } = await aTalk()
  const [stranger, rival] = await Promise.all([newPerson('seeker'), newPerson('company')])

  for (const idToken of [companyToken, seekerToken]) {
    expect((await askFirestore({ path: `/conversations/${id}`, idToken })).status).toBe(ALLOWED)
    expect((await messagesIn(id, idToken)).status).toBe(ALLOWED)
  }
  for (const idToken of [(await chatReader(stranger)).idToken, (await chatReader(rival)).idToken, null]) {
    expect((await askFirestore({ path: `/conversations/${id}`, idToken })).status).toBe(DENIED)
    expect((await messagesIn(id, idToken)).status).toBe(DENIED)
  }
})

test('a sign-in at the provider alone reads nothing: it may outlive every session', async () => {
  const { id, seeker } = await aTalk()

  expect((await messagesIn(id, await readIdToken(seeker))).status).toBe(DENIED)
})

test('reading and marking end with the session that was signed out, and in no other', async () => {
  const { id, seeker, seekerToken, seekerReader } = await aTalk()
  const { idToken: elsewhere } = await chatReader(seeker)

  await seekerReader.ask('DELETE', '/api/session')

  await expect(async () => expect((await messagesIn(id, seekerToken)).status).toBe(DENIED)).toPass()
  expect((await mark(id, seeker.uid, seekerToken)).status).toBe(DENIED)
  expect((await messagesIn(id, elsewhere)).status).toBe(ALLOWED)
})

test('reading ends with the hour, and goes on when it is started again', async () => {
  const { id, seekerToken, seekerReader } = await aTalk()

  await seekerReader.ask('POST', '/api/dev/session', { secondsLeft: -1 })
  await expect(async () => expect((await messagesIn(id, seekerToken)).status).toBe(DENIED)).toPass()

  await seekerReader.ask('POST', '/api/dev/session', { secondsLeft: 60 })
  await seekerReader.ask('POST', '/api/session/renew', {})
  await expect(async () => expect((await messagesIn(id, seekerToken)).status).toBe(ALLOWED)).toPass()
})

test('nobody reads or writes who may read', async () => {
  const { seekerToken } = await aTalk()

  for (const attempt of [
    { path: '/chatSessions' },
    { path: '/chatSessions', method: 'POST', body: { fields: {} } },
  ] as const) {
    expect((await askFirestore({ ...attempt, idToken: seekerToken })).status).toBe(DENIED)
  }
})

test('conversations are listed only by whoever takes part in them', async () => {
  const { seeker, company, seekerToken } = await aTalk()
  const list = (where: object | null, idToken: string | null) =>
    askFirestore({ path: ':runQuery', method: 'POST', body: listOf(where), idToken })

  expect((await list(withMe(seeker.uid), seekerToken)).status).toBe(ALLOWED)
  expect((await list(withMe(company.uid), seekerToken)).status).toBe(DENIED)
  expect((await list(null, seekerToken)).status).toBe(DENIED)
  expect((await list(withMe(seeker.uid), null)).status).toBe(DENIED)
})

test('nobody writes, changes or removes a message or a conversation', async () => {
  const { id, messageId, seeker, seekerToken } = await aTalk()
  const said = {
    fields: {
      text: { stringValue: 'You agreed to £30.' },
      senderUid: { stringValue: seeker.uid },
      sequence: { integerValue: '2' },
    },
  }
  const mine = { fields: { participants: { arrayValue: { values: [{ stringValue: seeker.uid }] } } } }

  const attempts = [
    { path: `/conversations/${id}/messages`, method: 'POST', body: said },
    { path: `/conversations/${id}/messages/${messageId}`, method: 'PATCH', body: said },
    { path: `/conversations/${id}/messages/${messageId}`, method: 'DELETE' },
    { path: `/conversations/${id}`, method: 'PATCH', body: mine },
    { path: `/conversations/${id}`, method: 'DELETE' },
    { path: '/conversations', method: 'POST', body: mine },
    { path: '/anything', method: 'POST', body: said },
  ] as const
  for (const attempt of attempts)
    expect((await askFirestore({ ...attempt, idToken: seekerToken })).status, `${attempt.method} ${attempt.path}`).toBe(
      DENIED,
    )
})

test('each reader marks how far they have read, for themselves, truly and never backwards', async () => {
  const { id, seeker, company, seekerToken, companyToken } = await aTalk()
  await callApi(company, 'chat.send', { id, messageId: randomUUID(), text: 'The north gate.' })
  await expect(async () =>
    expect((await mark(id, company.uid, companyToken, { sequence: 2 })).status).toBe(ALLOWED),
  ).toPass()
  const stranger = await newPerson('seeker')

  expect((await mark(id, company.uid, companyToken, { sequence: 1 })).status, 'backwards').toBe(DENIED)
  expect((await mark(id, seeker.uid, seekerToken, { sequence: 3 })).status, 'beyond the last').toBe(DENIED)
  expect((await mark(id, company.uid, seekerToken, { sequence: 2 })).status, 'for the other side').toBe(DENIED)
  expect(
    (await mark(id, seeker.uid, seekerToken, { more: { text: { stringValue: 'hello' } } })).status,
    'with words',
  ).toBe(DENIED)
  expect((await mark(id, stranger.uid, (await chatReader(stranger)).idToken)).status, 'by a stranger').toBe(DENIED)
  expect((await mark(id, seeker.uid, null)).status, 'by nobody').toBe(DENIED)
  expect((await mark(id, seeker.uid, seekerToken)).status, 'one’s own').toBe(ALLOWED)
})

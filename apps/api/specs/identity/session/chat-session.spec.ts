import { expect, it } from 'vitest'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'
import { syncChatSessions } from '@s4/api-identity/session'

const api = await startApi()
const updateChatSessions = () => syncChatSessions(api.deps, api.deps.clock.now())
const openChat = (person: Person) => api.as(person, 'POST', '/session/custom-token')
const chatSessionEnd = ({ sessionId }: Person) => api.deps.chat.sessions.get(sessionId)
const setSecondsLeft = (person: Person, secondsLeft: number) => api.as(person, 'POST', '/dev/session', { secondsLeft })
const secondsLeft = (person: Person) => Math.round(((chatSessionEnd(person)?.getTime() ?? 0) - Date.now()) / 1000)

it('a chat token names its person and session, and reading ends when the session does', async () => {
  const sam = await api.aSeeker()
  await setSecondsLeft(sam, 1800)

  const answer = await openChat(sam)

  expect(answer.json().data.token).toContain(sam.uid)
  expect(answer.json().data.token).toContain(sam.sessionId)
  expect(secondsLeft(sam)).toBeGreaterThan(1790)
  expect(secondsLeft(sam)).toBeLessThanOrEqual(1800)
})

it('signing out ends reading in that session only', async () => {
  const [sam, kim] = [await api.aSeeker(), await api.aSeeker()]
  for (const person of [sam, kim]) await openChat(person)

  await api.as(sam, 'DELETE', '/session')
  await updateChatSessions()

  expect([chatSessionEnd(sam), chatSessionEnd(kim)]).toEqual([undefined, expect.any(Date)])
  expect(await api.db.query('select 1 from chat_session where session_id = $1', [sam.sessionId])).toEqual([])
})

it('renewing the session extends reading', async () => {
  const sam = await api.aSeeker()
  await setSecondsLeft(sam, 600)
  await openChat(sam)

  await api.as(sam, 'POST', '/session/renew', {})
  await updateChatSessions()

  expect(secondsLeft(sam)).toBeGreaterThan(3590)
})

it('no token is given while Firestore is away, and sessions ended meanwhile are closed afterwards', async () => {
  const [sam, kim] = [await api.aSeeker(), await api.aSeeker()]
  await openChat(sam)

  api.deps.chat.setAway(true)
  expect((await openChat(kim)).statusCode).toBeGreaterThanOrEqual(500)
  await api.as(sam, 'DELETE', '/session')
  await updateChatSessions()
  api.deps.chat.setAway(false)
  await updateChatSessions()

  expect(chatSessionEnd(sam)).toBeUndefined()
})

it('a session signed out while its chat token was created is closed too', async () => {
  const sam = await api.aSeeker()
  const { openSession } = api.deps.chat
  api.deps.chat.openSession = async (id, until) => {
    await api.as(sam, 'DELETE', '/session')
    await updateChatSessions()
    await openSession(id, until)
  }

  await openChat(sam)
  api.deps.chat.openSession = openSession
  await updateChatSessions()

  expect(chatSessionEnd(sam)).toBeUndefined()
})

it('a program that uses an ID token gets no chat token', async () => {
  const sam = await api.aSeeker()

  const answer = await api.anonymous(
    'POST',
    '/session/custom-token',
    {},
    { authorization: `Bearer token-of-${sam.uid}`, 'firebase-id': sam.uid },
  )

  expect(answer.json().code).toBe('session.required')
})

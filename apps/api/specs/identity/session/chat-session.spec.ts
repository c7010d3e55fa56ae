import { expect, it } from 'vitest'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'
import { keepChatSessions } from '@s4/api-identity/session'

const api = await startApi()
const sweep = () => keepChatSessions(api.deps, api.deps.clock.now())
const openChat = (person: Person) => api.as(person, 'POST', '/session/custom-token')
const mayReadUntil = ({ sessionId }: Person) => api.deps.chat.sessions.get(sessionId)
const setEnd = (person: Person, secondsLeft: number) => api.as(person, 'POST', '/dev/session', { secondsLeft })
const secondsLeft = (person: Person) => Math.round(((mayReadUntil(person)?.getTime() ?? 0) - Date.now()) / 1000)

it('a token for the chat names its person and session, and lets them read for as long as the session has', async () => {
  const sam = await api.aSeeker()
  await setEnd(sam, 1800)

  const answer = await openChat(sam)

  expect(answer.json().data.token).toContain(sam.uid)
  expect(answer.json().data.token).toContain(sam.sessionId)
  expect(secondsLeft(sam)).toBeGreaterThan(1790)
  expect(secondsLeft(sam)).toBeLessThanOrEqual(1800)
})

it('reading ends with the session, in no other', async () => {
  const [sam, kim] = [await api.aSeeker(), await api.aSeeker()]
  for (const person of [sam, kim]) await openChat(person)

  await api.as(sam, 'DELETE', '/session')
  await sweep()

  expect([mayReadUntil(sam), mayReadUntil(kim)]).toEqual([undefined, expect.any(Date)])
  expect(await api.db.query('select 1 from chat_session where session_id = $1', [sam.sessionId])).toEqual([])
})

it('reading goes on with a session that is renewed', async () => {
  const sam = await api.aSeeker()
  await setEnd(sam, 600)
  await openChat(sam)

  await api.as(sam, 'POST', '/session/renew', {})
  await sweep()

  expect(secondsLeft(sam)).toBeGreaterThan(3590)
})

it('while Firestore is away no token is given, and what ended meanwhile is closed when it is back', async () => {
  const [sam, kim] = [await api.aSeeker(), await api.aSeeker()]
  await openChat(sam)

  api.deps.chat.away(true)
  expect((await openChat(kim)).statusCode).toBeGreaterThanOrEqual(500)
  await api.as(sam, 'DELETE', '/session')
  await sweep()
  api.deps.chat.away(false)
  await sweep()

  expect(mayReadUntil(sam)).toBeUndefined()
})

it('a session signed out while its token was made is closed all the same', async () => {
  const sam = await api.aSeeker()
  const { openSession } = api.deps.chat
  api.deps.chat.openSession = async (id, until) => {
    await api.as(sam, 'DELETE', '/session')
    await sweep()
    await openSession(id, until)
  }

  await openChat(sam)
  api.deps.chat.openSession = openSession
  await sweep()

  expect(mayReadUntil(sam)).toBeUndefined()
})

it('a program gets none: its own token proves more', async () => {
  const sam = await api.aSeeker()

  const answer = await api.anonymous(
    'POST',
    '/session/custom-token',
    {},
    { authorization: `Bearer token-of-${sam.uid}`, 'firebase-id': sam.uid },
  )

  expect(answer.json().code).toBe('session.required')
})

import { expect, test } from '@playwright/test'
import { askServer } from '../support/ask-server'
import { chatReader } from '../support/chat-token'
import { askProvider, readIdToken, owner } from '../support/identity'
import { newPerson } from '../support/people'
import { urlOn } from '../support/stack'

const startSession = async (idToken: string) => {
  const { status, body } = await askServer({
    method: 'POST',
    path: '/api/session',
    body: { idToken },
    headers: { origin: urlOn('shell') },
  })
  return status === 200 ? 'signed in' : (body as { code: string }).code
}

const forged = (claims: object) =>
  `${[{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`

test('a token of the provider starts a session', async () => {
  expect(await startSession(await readIdToken(await newPerson('seeker')))).toBe('signed in')
})

test('a token made up for nobody, for another project or long expired starts none', async () => {
  const { uid } = await newPerson('seeker')
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    sub: uid,
    user_id: uid,
    aud: 'demo-s4',
    iss: 'https://securetoken.google.com/demo-s4',
    iat: now,
    auth_time: now,
    exp: now + 3600,
    firebase: { sign_in_provider: 'password' },
  }

  expect(await startSession(forged({ ...claims, sub: 'nobody', user_id: 'nobody' }))).toBe('identity.invalid')
  expect(await startSession(forged({ ...claims, aud: 'another-project' }))).toBe('identity.invalid')
  expect(await startSession(forged({ ...claims, iat: now - 7200, exp: now - 3600 }))).toBe('identity.invalid')
  expect(await startSession('not.a.token')).toBe('identity.invalid')
})

test('a token of a sign-in ten minutes ago is no sign-in', async () => {
  const { uid } = await newPerson('seeker')
  const then = Math.floor(Date.now() / 1000) - 600
  const old = {
    sub: uid,
    user_id: uid,
    aud: 'demo-s4',
    iss: 'https://securetoken.google.com/demo-s4',
    iat: then,
    auth_time: then,
    exp: then + 3600,
    firebase: { sign_in_provider: 'password' },
  }

  // An account as old as its token: from before its own first moment a token would count as revoked.
  await askProvider('projects/demo-s4/accounts:update', { localId: uid, validSince: String(then - 60) }, owner)
  expect(await startSession(forged(old))).toBe('session.recent-sign-in-needed')
})

test('a token for the chat opens nothing of ours, and is not the person’s own identity', async () => {
  const person = await newPerson('seeker')
  const { idToken, localId } = await chatReader(person)

  expect(await startSession(idToken)).toBe('identity.invalid')
  for (const uid of [person.uid, localId]) {
    expect(
      (
        await askServer({
          method: 'GET',
          path: '/api/user',
          headers: { authorization: `Bearer ${idToken}`, 'firebase-id': uid },
        })
      ).status,
    ).toBe(401)
  }
  expect(localId).not.toBe(person.uid)
  // With a token of the person's own this would be a new password for them.
  await askProvider('accounts:update?key=e2e', { idToken, password: 'somebody else’s words' }).catch(() => null)
  expect(await startSession(await readIdToken(person))).toBe('signed in')
})

test('nobody switched off, signed out everywhere or gone at the provider gets in', async () => {
  const people = await Promise.all([newPerson('seeker'), newPerson('seeker'), newPerson('company')])
  const [off, revoked, gone] = await Promise.all(people.map(readIdToken))
  const [first, second, third] = people.map(({ uid }) => uid)
  await askProvider('projects/demo-s4/accounts:update', { localId: first, disableUser: true }, owner)
  await askProvider(
    'projects/demo-s4/accounts:update',
    { localId: second, validSince: String(Math.floor(Date.now() / 1000) + 60) },
    owner,
  )
  await askProvider('projects/demo-s4/accounts:delete', { localId: third }, owner)

  expect(await startSession(off ?? '')).toBe('identity.disabled')
  expect(await startSession(revoked ?? '')).toBe('identity.invalid')
  expect(await startSession(gone ?? '')).toBe('identity.invalid')
})

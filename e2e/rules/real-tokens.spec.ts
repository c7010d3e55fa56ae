import { expect, test } from '@playwright/test'
import { requestServer } from '../support/request-server'
import { chatReader } from '../support/chat-token'
import { requestProvider, readIdToken, owner } from '../support/identity'
import { newPerson } from '../support/people'
import { urlOn } from '../support/stack'

const startSession = async (idToken: string) => {
  const { status, body } = await requestServer({
    method: 'POST',
    path: '/api/session',
    body: { idToken },
    headers: { origin: urlOn('shell') },
  })
  return status === 200 ? 'signed in' : (body as { code: string }).code
}

const forged = (claims: object) =>
  [{ alg: 'none', typ: 'JWT' }, claims]
    .map((part) => `${Buffer.from(JSON.stringify(part)).toString('base64url')}.`)
    .join('')

test('a provider token starts a session', async () => {
  expect(await startSession(await readIdToken(await newPerson('seeker')))).toBe('signed in')
})

test('a token for an unknown person, another project or an expired one is refused', async () => {
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

test('a token from a sign-in ten minutes ago does not start a session', async () => {
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

  // A token from before the account was made counts as revoked, so the account is made older.
  await requestProvider('projects/demo-s4/accounts:update', { localId: uid, validSince: String(then - 60) }, owner)
  expect(await startSession(forged(old))).toBe('session.recent-sign-in-needed')
})

test('a chat token is refused by the API and cannot act as the person', async () => {
  const person = await newPerson('seeker')
  const { idToken, localId } = await chatReader(person)

  expect(await startSession(idToken)).toBe('identity.invalid')
  for (const uid of [person.uid, localId]) {
    expect(
      (
        await requestServer({
          method: 'GET',
          path: '/api/user',
          headers: { authorization: `Bearer ${idToken}`, 'firebase-id': uid },
        })
      ).status,
    ).toBe(401)
  }
  expect(localId).not.toBe(person.uid)
  // With the person's own token this would change their password.
  await requestProvider('accounts:update?key=e2e', { idToken, password: 'somebody else’s words' }).catch(() => null)
  expect(await startSession(await readIdToken(person))).toBe('signed in')
})

test('a disabled, revoked or deleted identity cannot start a session', async () => {
  const people = await Promise.all([newPerson('seeker'), newPerson('seeker'), newPerson('company')])
  const [off, revoked, gone] = await Promise.all(people.map(readIdToken))
  const [first, second, third] = people.map(({ uid }) => uid)
  await requestProvider('projects/demo-s4/accounts:update', { localId: first, disableUser: true }, owner)
  await requestProvider(
    'projects/demo-s4/accounts:update',
    { localId: second, validSince: String(Math.floor(Date.now() / 1000) + 60) },
    owner,
  )
  await requestProvider('projects/demo-s4/accounts:delete', { localId: third }, owner)

  expect(await startSession(off ?? '')).toBe('identity.disabled')
  expect(await startSession(revoked ?? '')).toBe('identity.invalid')
  expect(await startSession(gone ?? '')).toBe('identity.invalid')
})

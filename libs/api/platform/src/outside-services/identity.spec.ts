import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firebaseIdentity, type Identity } from './identity'

/** What the provider has of the one account. */
let account: Record<string, unknown>

/** The parts of the provider that these tests call. */
const provider = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => {
    body += part.toString()
  })
  request.on('end', () => {
    if (request.url?.endsWith('accounts:update')) Object.assign(account, JSON.parse(body))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ users: [account], localId: account['localId'] }))
  })
})

const firebase = {
  projectId: 'demo-s4',
  apiKey: 'demo-s4',
  authDomain: 'demo-s4.example',
  authEmulator: null,
  firestoreEmulator: null,
}
let inProduction: Identity
let inDevelopment: Identity

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve)
  })
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${(provider.address() as AddressInfo).port}`
  inProduction = firebaseIdentity({ firebase, mode: 'production' })
  inDevelopment = firebaseIdentity({ firebase, mode: 'development' })
})
beforeEach(() => {
  account = { localId: 'ada', email: 'ada@example.co.uk', validSince: '1', createdAt: String(Date.now()) }
})
afterAll(async () => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
  await Promise.all([inProduction.close(), inDevelopment.close()])
  provider.close()
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A token as an emulator issues it. */
function anUnsignedToken(uid: string): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'https://securetoken.google.com/demo-s4',
    aud: 'demo-s4',
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email: 'ada@example.co.uk',
    firebase: { sign_in_provider: 'password', identities: {} },
  }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

describe('an unsigned token', () => {
  it('is accepted in development', async () => {
    expect(await inDevelopment.verify(anUnsignedToken('ada'))).toMatchObject({ uid: 'ada' })
  })

  it.each(['production', 'something that is no token'])('is refused in %s', async (what) => {
    const token = what === 'production' ? anUnsignedToken('ada') : 'no token'

    await expect(inProduction.verify(token)).rejects.toMatchObject({ code: 'identity.invalid' })
  })
})

describe('the mark of a half-made account', () => {
  it('is added to the other claims at the provider and removed without them', async () => {
    account['customAttributes'] = JSON.stringify({ staff: true })

    await inDevelopment.mark('ada', 'this installation')
    expect(await inDevelopment.lookup('ada')).toMatchObject({ markedBy: 'this installation' })
    await inDevelopment.unmark('ada')

    expect(await inDevelopment.lookup('ada')).toMatchObject({ markedBy: null })
    expect(account['customAttributes']).toBe('{"staff":true}')
  })

  it.each([
    ['9 minutes', 9, true],
    ['11 minutes', 11, false],
  ])('is for accounts made moments ago: one of %s', async (_age, minutes, isNew) => {
    account['createdAt'] = String(Date.now() - minutes * 60_000)

    expect(await inDevelopment.lookup('ada')).toMatchObject({ isNew })
  })
})

import { addStaff, removeStaff } from '@s4/api-identity/staff'
import { runCommand } from '@s4/api-platform/commands'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { standInPasskey } from '../../../src/testing/stand-ins/stand-in-passkey'

const api = await startApi()
const { baseDomain: rpId, port } = api.deps.settings
const host = `${rpId}:${port}`
const origin = `http://${host}`

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, headers: Record<string, string> = {}) =>
  api.anonymous(method, `/staff${path}`, body, { host, origin, ...headers })

const asS4 = <Result>(act: Parameters<typeof runCommand<null, Result>>[2]) =>
  runCommand(api.deps, { actor: null, requestId: uuid() }, act)
const addMember = (email: string) => asS4((ctx) => addStaff(ctx, { email, name: 'Ola' }))

async function enrolMember(email: string, passkey = standInPasskey()) {
  const token = await addMember(email)
  const { options } = (await send('POST', '/enrolment/options', { token })).json().data
  const made = passkey.make({ challenge: options.challenge, origin, rpId })
  const enrolled = await send('POST', '/enrolment', { token, passkey: made })
  return { token, passkey, made, enrolled }
}

async function codeFor(email: string) {
  const [mail] = await api.db.query<{ subject: string }>(
    'select subject from mail where recipient = $1 order by id desc limit 1',
    [email],
  )
  return mail?.subject.slice(0, 6) ?? ''
}

async function challengeFor(email: string) {
  const { id } = (await send('POST', '/sign-in', { email })).json().data
  const confirmed = await send('POST', `/sign-in/${id}/code`, { code: await codeFor(email) })
  return { id, challenge: confirmed.json().data.options.challenge as string }
}

it('a member registers a passkey by link, and signs in for 30 minutes with an emailed code and it', async () => {
  const { enrolled, passkey } = await enrolMember('ola@s4.example')
  const { id, challenge } = await challengeFor('OLA@s4.example'.toLowerCase())

  const signedIn = await send('POST', `/sign-in/${id}/passkey`, { passkey: passkey.prove({ challenge, origin, rpId }) })

  expect(enrolled.json().data).toEqual({ done: true })
  expect(signedIn.json().data).toEqual({ name: 'Ola', email: 'ola@s4.example', expiresAt: '2026-11-16T09:30:00.000Z' })
  const cookie = String(signedIn.headers['set-cookie'])
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Strict')
  expect(cookie).not.toContain('Domain')
  expect(signedIn.headers['cache-control']).toBe('no-store')

  const own = { cookie: cookie.split(';')[0] ?? '' }
  expect((await send('GET', '', undefined, own)).statusCode).toBe(200)
  expect((await send('DELETE', '/session', undefined, { ...own, origin: 'http://evil.example' })).json().code).toBe(
    'staff.forged',
  )
  api.moveTo('2026-11-16T09:30:00.000Z')
  expect((await send('GET', '', undefined, own)).json().code).toBe('staff.session-required')
  api.moveTo('2026-11-16T09:00:00.000Z')
  await send('DELETE', '/session', undefined, own)
  expect((await send('GET', '', undefined, own)).statusCode).toBe(401)
})

it('an address of nobody is answered like one of a member, and no code opens it', async () => {
  const stranger = await send('POST', '/sign-in', { email: 'nobody@s4.example' })
  const { id } = stranger.json().data

  expect(stranger.statusCode).toBe(200)
  expect(await codeFor('nobody@s4.example')).toBe('')
  const wrong = () => send('POST', `/sign-in/${id}/code`, { code: '123456' })
  for (const _try of [1, 2, 3, 4, 5]) expect((await wrong()).json().code).toBe('staff.wrong-code')
  expect((await wrong()).json().code).toBe('staff.sign-in-ended')
})

it('a link serves once and for 15 minutes, and a new one replaces the passkey', async () => {
  const { token, passkey } = await enrolMember('kit@s4.example')
  expect((await send('POST', '/enrolment/options', { token })).json().code).toBe('staff.enrolment-ended')

  const late = await addMember('kit@s4.example')
  api.moveTo('2026-11-16T09:15:00.000Z')
  expect((await send('POST', '/enrolment/options', { token: late })).json().code).toBe('staff.enrolment-ended')
  api.moveTo('2026-11-16T09:00:00.000Z')

  await enrolMember('kit@s4.example')
  const { id, challenge } = await challengeFor('kit@s4.example')
  const old = await send('POST', `/sign-in/${id}/passkey`, { passkey: passkey.prove({ challenge, origin, rpId }) })
  expect(old.json().code).toBe('staff.passkey-refused')
})

it.each([
  ['of another page', { origin: 'http://evil.example' }],
  ['of another host', { rpId: 'evil.example' }],
  ['of another challenge', { challenge: 'AAAA' }],
  ['without its holder being verified', { verified: false }],
])('a passkey %s is refused, and its challenge serves no second try', async (what, change) => {
  const email = `${what.replaceAll(/\W/g, '-')}@s4.example`
  const { passkey } = await enrolMember(email)
  const { id, challenge } = await challengeFor(email)

  const refused = await send('POST', `/sign-in/${id}/passkey`, {
    passkey: passkey.prove({ challenge, origin, rpId, ...change }),
  })
  const again = await send('POST', `/sign-in/${id}/passkey`, { passkey: passkey.prove({ challenge, origin, rpId }) })

  expect(refused.json().code).toBe('staff.passkey-refused')
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect(again.json().code).toBe('staff.sign-in-ended')
})

it('removing a member ends their session and their way in', async () => {
  const member = await api.aStaffMember({ email: 'leaver@s4.example' })
  expect((await member.call('GET', '/staff')).statusCode).toBe(200)

  expect(await asS4((ctx) => removeStaff(ctx, 'LEAVER@s4.example'))).toBe(true)

  expect((await member.call('GET', '/staff')).json().code).toBe('staff.session-required')
  expect((await send('POST', '/sign-in', { email: 'leaver@s4.example' })).statusCode).toBe(200)
  expect(await codeFor('leaver@s4.example')).toBe('')
})

it('no account is a member of the staff, whatever its address', async () => {
  const { email } = await api.aStaffMember({ email: 'both@s4.example' })
  const seeker = await api.aSeeker({ email })

  expect((await api.as(seeker, 'GET', '/staff')).json().code).toBe('staff.session-required')
})

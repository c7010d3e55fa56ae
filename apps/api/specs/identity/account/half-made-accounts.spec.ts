import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { removeHalfMadeAccounts } from '@s4/api-identity/half-made-accounts'

const api = await startApi()
const { identity } = api.deps
const PHONE = '07700 900123'
const DAY = 24 * 60 * 60_000

const anIdentity = (uid: string) =>
  identity.know({ uid, email: `${uid}@example.co.uk`, emailVerified: true, recent: true })
const signIn = async (uid: string) =>
  (await api.anonymous('POST', '/session', { idToken: `token-of-${uid}` })).json().code
const signUp = (uid: string) =>
  api.anonymous('POST', '/user', { role: 'Company', phone: PHONE }, { authorization: `Bearer token-of-${uid}` })
const exists = async (uid: string) => (await identity.lookup(uid)) !== null
const markedBy = async (uid: string) => (await identity.lookup(uid))?.markedBy

/** One that signed in minutes after being made and went no further. */
async function aHalfMadeOne(uid: string) {
  anIdentity(uid)
  await signIn(uid)
}

let days = 0
/** Each a day after the one before, so that no sweep of another test holds it up. */
const sweep = () => removeHalfMadeAccounts(api.deps, new Date(api.deps.clock.now().getTime() + (days += 1) * DAY))
const forgetMarks = () => api.db.query('delete from half_made_account')

// As many accounts as a small installation has.
for (let made = 0; made < 12; made += 1) await api.aSeeker()

it('an identity that never became an account goes after a day, and the record says so', async () => {
  await aHalfMadeOne('left-at-the-form')

  await removeHalfMadeAccounts(api.deps, new Date(api.deps.clock.now().getTime() + DAY - 1))
  expect(await exists('left-at-the-form')).toBe(true)

  await sweep()
  expect(await exists('left-at-the-form')).toBe(false)
  expect(
    await api.db.query(
      `select actor_kind from audit_entry where action = 'identity.removed' and subject_id = 'left-at-the-form'`,
    ),
  ).toEqual([{ actorKind: 'S4' }])
  expect((await signUp('left-at-the-form')).json().code).toBe('identity.invalid')
})

it('an account that was finished is marked no longer, here and at the provider', async () => {
  await aHalfMadeOne('finished')
  expect(await markedBy('finished')).toMatch(/^[\da-f-]{36}$/)

  expect((await signUp('finished')).statusCode).toBe(200)

  expect(await markedBy('finished')).toBeNull()
  expect(await api.db.query(`select 1 from half_made_account where uid = 'finished'`)).toEqual([])
})

it('a database that is empty removes nobody', async () => {
  for (const uid of ['ada', 'ben', 'cas']) anIdentity(uid)

  await sweep()

  expect(await Promise.all(['ada', 'ben', 'cas'].map(exists))).toEqual([true, true, true])
})

it('a database restored from before an account was made does not mark who has been known for longer', async () => {
  anIdentity('known-for-long')
  identity.age('known-for-long')

  expect(await signIn('known-for-long')).toBe('account.unfinished')
  await sweep()

  expect(await exists('known-for-long')).toBe(true)
})

it('a database restored from the minute between signing in and finishing removes nobody who has finished', async () => {
  await aHalfMadeOne('finished-after-the-copy')
  const marks = await api.db.query<{ markedAt: string; dueAt: string }>(
    `select marked_at, due_at from half_made_account where uid = 'finished-after-the-copy'`,
  )
  await signUp('finished-after-the-copy')
  await api.db.query(`delete from company_member where uid = 'finished-after-the-copy'`)
  await api.db.query(`delete from account where uid = 'finished-after-the-copy'`)
  await api.db.query(
    `insert into half_made_account (uid, marked_at, due_at) values ('finished-after-the-copy', $1, $2)`,
    [marks[0]?.markedAt, marks[0]?.dueAt],
  )

  await sweep()

  expect(await exists('finished-after-the-copy')).toBe(true)
})

it('the wrong database removes nobody: the provider has the mark of another installation', async () => {
  await aHalfMadeOne('of-another-installation')
  await identity.mark('of-another-installation', 'another installation')

  await sweep()

  expect(await exists('of-another-installation')).toBe(true)
})

it('somebody marked by another installation and finished here is marked nowhere', async () => {
  anIdentity('marked-elsewhere')
  await identity.mark('marked-elsewhere', 'another installation')

  await signUp('marked-elsewhere')

  expect(await markedBy('marked-elsewhere')).toBeNull()
})

it('a database with fewer accounts than marks looks new, and removes nobody until that changes', async () => {
  const uids = Array.from({ length: 30 }, (_, number) => `crowd-${number}`)
  for (const uid of uids) await aHalfMadeOne(uid)

  await sweep()

  expect(await Promise.all(uids.map(exists))).toEqual(uids.map(() => true))
  await forgetMarks()
})

it('at most five go in an hour', async () => {
  const uids = Array.from({ length: 8 }, (_, number) => `one-of-eight-${number}`)
  for (const uid of uids) await aHalfMadeOne(uid)
  const left = async () => (await Promise.all(uids.map(exists))).filter(Boolean).length
  days += 1
  const later = (minutes: number) => new Date(api.deps.clock.now().getTime() + days * DAY + minutes * 60_000)

  await removeHalfMadeAccounts(api.deps, later(0))
  await removeHalfMadeAccounts(api.deps, later(59))
  expect(await left()).toBe(3)

  await removeHalfMadeAccounts(api.deps, later(61))
  expect(await left()).toBe(0)
})

it('a provider that does not answer is asked again later', async () => {
  await aHalfMadeOne('unanswered')
  days += 2
  const at = new Date(api.deps.clock.now().getTime() + days * DAY)

  await removeHalfMadeAccounts(
    { ...api.deps, identity: { ...identity, lookup: () => Promise.reject(new Error('away')) } },
    at,
  ).catch(() => undefined)
  expect(await exists('unanswered')).toBe(true)

  await removeHalfMadeAccounts(api.deps, at)
  expect(await exists('unanswered')).toBe(false)
})

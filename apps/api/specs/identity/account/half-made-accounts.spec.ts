import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { removeHalfMadeAccounts } from '@s4/api-identity/half-made-accounts'

const api = await startApi()
const { identity } = api.deps
const PHONE = '07700 900123'
const DAY_MS = 24 * 60 * 60_000

const anIdentity = (uid: string) =>
  identity.setAccount({ uid, email: `${uid}@example.co.uk`, emailVerified: true, recent: true })
const signIn = async (uid: string) =>
  (await api.anonymous('POST', '/session', { idToken: `token-of-${uid}` })).json().code
const signUp = (uid: string) =>
  api.anonymous('POST', '/user', { role: 'Company', phone: PHONE }, { authorization: `Bearer token-of-${uid}` })
const exists = async (uid: string) => (await identity.lookup(uid)) !== null
const markedBy = async (uid: string) => (await identity.lookup(uid))?.markedBy

/** An identity that has just signed in for the first time and has not finished signing up. */
async function aHalfMadeAccount(uid: string) {
  anIdentity(uid)
  await signIn(uid)
}

let days = 0
/** Each sweep runs a day after the one before, because one sweep limits how many the next may remove. */
const sweepNextDay = () =>
  removeHalfMadeAccounts(api.deps, new Date(api.deps.clock.now().getTime() + (days += 1) * DAY_MS))
const deleteMarks = () => api.db.query('delete from half_made_account')

// Nothing is removed while there are more marks than accounts, so some accounts are needed.
for (let made = 0; made < 12; made += 1) await api.aSeeker()

it('an identity that never became an account is removed after a day, and this is recorded', async () => {
  await aHalfMadeAccount('left-at-the-form')

  await removeHalfMadeAccounts(api.deps, new Date(api.deps.clock.now().getTime() + DAY_MS - 1))
  expect(await exists('left-at-the-form')).toBe(true)

  await sweepNextDay()
  expect(await exists('left-at-the-form')).toBe(false)
  expect(
    await api.db.query(
      `select actor_kind from audit_entry where action = 'identity.removed' and subject_id = 'left-at-the-form'`,
    ),
  ).toEqual([{ actorKind: 'S4' }])
  expect((await signUp('left-at-the-form')).json().code).toBe('identity.invalid')
})

it('finishing the account removes the mark, here and at the provider', async () => {
  await aHalfMadeAccount('finished')
  expect(await markedBy('finished')).toMatch(/^[\da-f-]{36}$/)

  expect((await signUp('finished')).statusCode).toBe(200)

  expect(await markedBy('finished')).toBeNull()
  expect(await api.db.query(`select 1 from half_made_account where uid = 'finished'`)).toEqual([])
})

it('a database without marks removes nobody', async () => {
  for (const uid of ['ada', 'ben', 'cas']) anIdentity(uid)

  await sweepNextDay()

  expect(await Promise.all(['ada', 'ben', 'cas'].map(exists))).toEqual([true, true, true])
})

it('an identity known for longer is not marked when a restored database lacks its account', async () => {
  anIdentity('known-for-long')
  identity.makeOld('known-for-long')

  expect(await signIn('known-for-long')).toBe('account.unfinished')
  await sweepNextDay()

  expect(await exists('known-for-long')).toBe(true)
})

it('an old mark in a restored database does not remove an account finished since', async () => {
  await aHalfMadeAccount('finished-after-the-copy')
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

  await sweepNextDay()

  expect(await exists('finished-after-the-copy')).toBe(true)
})

it('an identity that the provider shows as marked by another installation is not removed', async () => {
  await aHalfMadeAccount('of-another-installation')
  await identity.mark('of-another-installation', 'another installation')

  await sweepNextDay()

  expect(await exists('of-another-installation')).toBe(true)
})

it('finishing an account here also removes the mark of another installation', async () => {
  anIdentity('marked-elsewhere')
  await identity.mark('marked-elsewhere', 'another installation')

  await signUp('marked-elsewhere')

  expect(await markedBy('marked-elsewhere')).toBeNull()
})

it('a database with fewer accounts than marks removes nobody', async () => {
  const uids = Array.from({ length: 30 }, (_, number) => `crowd-${number}`)
  for (const uid of uids) await aHalfMadeAccount(uid)

  await sweepNextDay()

  expect(await Promise.all(uids.map(exists))).toEqual(uids.map(() => true))
  await deleteMarks()
})

it('at most five are removed in an hour', async () => {
  const uids = Array.from({ length: 8 }, (_, number) => `one-of-eight-${number}`)
  for (const uid of uids) await aHalfMadeAccount(uid)
  const countLeft = async () => (await Promise.all(uids.map(exists))).filter(Boolean).length
  days += 1
  const minutesLater = (minutes: number) => new Date(api.deps.clock.now().getTime() + days * DAY_MS + minutes * 60_000)

  await removeHalfMadeAccounts(api.deps, minutesLater(0))
  await removeHalfMadeAccounts(api.deps, minutesLater(59))
  expect(await countLeft()).toBe(3)

  await removeHalfMadeAccounts(api.deps, minutesLater(61))
  expect(await countLeft()).toBe(0)
})

it('an identity is removed later when the provider was unavailable', async () => {
  await aHalfMadeAccount('unanswered')
  days += 2
  const at = new Date(api.deps.clock.now().getTime() + days * DAY_MS)

  await removeHalfMadeAccounts(
    { ...api.deps, identity: { ...identity, lookup: () => Promise.reject(new Error('away')) } },
    at,
  ).catch(() => undefined)
  expect(await exists('unanswered')).toBe(true)

  await removeHalfMadeAccounts(api.deps, at)
  expect(await exists('unanswered')).toBe(false)
})

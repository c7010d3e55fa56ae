import { connect, connectionLimits, isRefusal, createSealer } from '@s4/db'
import { cloneDatabase } from '@s4/db/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testSettings } from '../../../src/testing/test-settings'
import { checkDatabase } from '../../../src/start-checks'

const { db, ownerUrl, serverUrl, drop } = await cloneDatabase()
const owner = connect(ownerUrl, { max: 1 })
afterAll(async () => {
  await owner.end()
  await drop()
})

const [key, otherKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const development = testSettings(serverUrl)
const production = { ...development, mode: 'production' as const }

/** The sentence with which a refused start ends; empty when it is not refused. */
async function refusalMessage(start: Promise<void>): Promise<string> {
  const error: unknown = await start.then(
    () => null,
    (caught: unknown) => caught,
  )
  if (error === null) return ''
  if (!isRefusal(error)) throw error
  return error.message
}
const startWith = (of: Buffer, ...old: Buffer[]) =>
  refusalMessage(checkDatabase({ db, sealer: createSealer(of, old), settings: development }))

describe('the data key', () => {
  beforeEach(() => owner.query('update installation set key_check_sealed = null'))

  it('of the first start is required by every later start', async () => {
    expect(await startWith(key)).toBe('')
    expect(await startWith(key)).toBe('')

    expect(await startWith(otherKey)).toBe(
      'S4_DATA_KEY is not the key that this database was first started with. ' +
        'Give that key, or add it to S4_OLD_DATA_KEYS when it was changed; ' +
        'without it the personal numbers cannot be read.',
    )
  })

  it('can be changed while the old one is still given', async () => {
    await startWith(key)

    expect(await startWith(otherKey, key)).toBe('')
  })

  it('is checked against an encrypted value when the database has no stored check', async () => {
    await db.query(
      `insert into account (uid, role, email, phone, created_at)
       values ('ada', 'Job Seeker', 'ada@example.co.uk', '', now())`,
    )
    const id = '0197f0de-0000-7000-8000-000000000001'
    await db.query(
      `insert into seeker (id, uid, phone, nino_sealed, nino_tail, created_at, updated_at)
       values ($1, $2, $3, $4, $5, now(), now())`,
      [id, 'ada', '', createSealer(key).seal('QQ123456C', 'seeker.nino_sealed', id), '56C'],
    )

    expect(await startWith(otherKey)).toMatch(
      /^S4_DATA_KEY is not the key that a value of seeker\.nino_sealed was sealed with\./,
    )
    expect(await startWith(key)).toBe('')
  })
})

describe('production', () => {
  const start = (on = db) => refusalMessage(checkDatabase({ db: on, sealer: createSealer(key), settings: production }))
  beforeEach(() => owner.query('update installation set key_check_sealed = null'))

  it('starts as the server’s own role', async () => {
    expect(await start()).toBe('')
  })

  it('does not start as the owner', async () => {
    expect(await start(owner)).toMatch(
      /^DATABASE_URL connects as s4_owner, which owns the tables or may become their owner\. Make a role/,
    )
  })

  it.each([
    [
      'that may rewrite the audit log',
      'grant update on audit_entry to s4_server',
      'revoke update on audit_entry from s4_server',
      /may rewrite the audit log\. Make a role/,
    ],
    [
      'that may rewrite a part of it',
      'grant update (detail) on audit_entry to s4_server',
      'revoke update (detail) on audit_entry from s4_server',
      /may rewrite the audit log\. Make a role/,
    ],
    [
      'that may make tables',
      'grant create on schema public to public',
      'revoke create on schema public from public',
      /may make tables\. As the owner of the database: revoke/,
    ],
  ])('does not start as a role %s', async (_what, grant, revoke, sentence) => {
    await owner.query(grant)
    const text = await start()
    await owner.query(revoke)

    expect(text).toMatch(sentence)
    expect(await start()).toBe('')
  })

  it('does not start on a database with demo accounts', async () => {
    await db.query(
      `insert into account (uid, role, email, phone, created_at)
       values ('demo-company', 'Company', 'company@demo.s4.example', '', now())`,
    )

    expect(await start()).toMatch(/^DATABASE_URL names a database with the demo people in it.*Name a database/)
  })
})

describe('a pooler', () => {
  const startBehind = (pool: typeof db) =>
    refusalMessage(checkDatabase({ db: pool, sealer: createSealer(key), settings: { ...development, isPooled: true } }))
  beforeEach(() => owner.query('update installation set key_check_sealed = null'))

  it('is refused while the role has no limits of its own', async () => {
    const unlimited = connect(serverUrl, { max: 1, statement: 0, lock: 0, idle: 0 })
    expect(await startBehind(unlimited)).toContain('Run deploy/pooler/role.sql.')
    await unlimited.end()
  })

  it('is taken when it has', async () => {
    const limited = connect(serverUrl, connectionLimits.interactive)
    expect(await startBehind(limited)).toBe('')
    await limited.end()
  })
})

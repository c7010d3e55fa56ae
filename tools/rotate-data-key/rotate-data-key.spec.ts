import { reseal, sealedColumnNames, sealedWithUnknownKey, createSealer, type Sealer } from '@s4/db'
import { cloneDatabase } from '@s4/db/testing'
import { createCipheriv, randomBytes } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { settingsForTrial } from '../seed/server/settings-for-town'
import { seedTown } from '../seed/seed-town'
import { runningDatabase } from '../stack/database/running-database'
import { dataKeys } from './data-keys'
import { reportText } from './report-text'

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const rotated = createSealer(newKey, [oldKey])

const { db, serverUrl, drop } = await cloneDatabase()
afterAll(drop)
await seedTown(db, { now: new Date('2026-11-21T19:43:10.000Z'), settings: settingsForTrial(serverUrl, oldKey) })

/** As values were before they named their key and their place. */
function unbound(plain: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', oldKey, nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

const numbers = () =>
  db.query<{ id: string; sealed: Buffer }>(
    'select id, nino_sealed as sealed from seeker where nino_sealed is not null order by id',
  )
const read = async (by: Sealer) => (await numbers()).map(({ id, sealed }) => by.open(sealed, 'seeker.nino_sealed', id))
const startOver = async () => {
  const plain = await read(createSealer(newKey, [oldKey]))
  for (const [index, { id }] of (await numbers()).entries()) {
    await db.query('update seeker set nino_sealed = $2 where id = $1', [
      id,
      index % 2 ? unbound(plain[index] ?? '') : createSealer(oldKey).seal(plain[index] ?? '', 'seeker.nino_sealed', id),
    ])
  }
  return plain
}

describe('changing the data key', () => {
  let plain: string[]
  beforeEach(async () => {
    plain = await startOver()
  })

  it('seals every value with the new key, also values of the earlier format, so the old key can go', async () => {
    const versions = () => db.query('select id, version from licence order by id')
    const before = await versions()
    const first = await reseal(db, rotated, 3)

    expect(first.find(({ column }) => column === 'seeker.nino_sealed')).toEqual({
      column: 'seeker.nino_sealed',
      sealed: plain.length,
      unreadable: 0,
    })
    expect(await read(createSealer(newKey))).toEqual(plain)
    // A document sealed again is no other document: its checks hold.
    expect(await versions()).toEqual(before)
    expect((await reseal(db, rotated)).every(({ sealed, unreadable }) => sealed + unreadable === 0)).toBe(true)
    expect(reportText(await reseal(db, rotated))).toBe('Nothing is left under an old key: S4_OLD_DATA_KEYS may go.')
  })

  it('continues after it was stopped', async () => {
    let left = 5
    const dying = {
      query: async <Row>(sql: string, params?: readonly unknown[]) => {
        if (sql.startsWith('update') && (left -= 1) < 0) throw new Error('connection lost')
        return db.query<Row>(sql, params)
      },
    }

    await expect(reseal(dying, rotated, 2)).rejects.toThrow('connection lost')
    expect(await read(rotated)).toEqual(plain)
    await reseal(db, rotated, 2)

    expect(await read(createSealer(newKey))).toEqual(plain)
  })

  it('keeps a value that is written during the run', async () => {
    const [mine] = await numbers()
    if (!mine) throw new Error('the town has no numbers')
    const written = createSealer(oldKey).seal('QQ123456C', 'seeker.nino_sealed', mine.id)
    const overtaken = {
      query: async <Row>(sql: string, params?: readonly unknown[]) => {
        if (sql.startsWith('update seeker set nino_sealed') && params?.[2] === mine.id)
          await db.query('update seeker set nino_sealed = $2 where id = $1', [mine.id, written])
        return db.query<Row>(sql, params)
      },
    }

    await reseal(overtaken, rotated)

    expect((await numbers())[0]?.sealed.equals(written)).toBe(true)
    await reseal(db, rotated)
    expect(await read(createSealer(newKey))).toEqual(['QQ123456C', ...plain.slice(1)])
  })

  it('loses no value while many are written', async () => {
    const people = await numbers()
    const writing = Promise.all(
      people.map(async ({ id }, index) => {
        for (let round = 0; round < 20; round += 1) {
          await db.query('update seeker set nino_sealed = $2 where id = $1', [
            id,
            (round % 2 ? rotated : createSealer(oldKey)).seal(`${index}-${round}`, 'seeker.nino_sealed', id),
          ])
        }
      }),
    )
    await Promise.all([writing, reseal(db, rotated, 1), reseal(db, rotated, 4)])

    await reseal(db, rotated)

    expect(await read(createSealer(newKey))).toEqual(people.map((_, index) => `${index}-19`))
  })

  it('names the values no key opens and leaves them unchanged', async () => {
    await db.query(`update seeker set nino_sealed = $1 where uid = 'demo-seeker'`, [
      createSealer(Buffer.alloc(32, 9)).seal('lost', 'seeker.nino_sealed', 'nowhere'),
    ])

    const resealed = await reseal(db, rotated, 2)

    expect(resealed.find(({ column }) => column === 'seeker.nino_sealed')).toEqual({
      column: 'seeker.nino_sealed',
      sealed: plain.length - 1,
      unreadable: 1,
    })
    expect(reportText(resealed)).toContain('seeker.nino_sealed: 1 that no key here opens, left as they are')
    expect(await sealedWithUnknownKey(db, rotated)).toBe('seeker.nino_sealed')
    await db.query(`update seeker set nino_sealed = $1 where uid = 'demo-seeker'`, [unbound('found again')])
    expect(await sealedWithUnknownKey(db, rotated)).toBeNull()
  })
})

it('covers every sealed column of the schema', async () => {
  const columns = await db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and column_name !~ '(hash|digest|sha256)$'
       and table_name not in ('rate_window', 'session', 'staff_passkey')`,
  )

  expect(columns.map(({ name }) => name).toSorted()).toEqual(sealedColumnNames.toSorted())
})

it('reads the keys from the environment and refuses a short one by name', () => {
  const key = newKey.toString('base64')

  expect(dataKeys({ S4_DATA_KEY: key, S4_OLD_DATA_KEYS: `${oldKey.toString('base64')}, ${key}` })).toEqual({
    key: newKey,
    oldKeys: [oldKey, newKey],
  })
  expect(() => dataKeys({ S4_DATA_KEY: key, S4_OLD_DATA_KEYS: 'c2hvcnQ=' })).toThrow(
    'S4_OLD_DATA_KEYS must be at least 32 bytes',
  )
})

describe('in a production environment', () => {
  // As the server has it; 8080 is an emulator's port elsewhere.
  const production = {
    S4_MODE: 'production',
    PORT: '8080',
    DATABASE_URL: 'postgresql://s4_server:secret@db.example:5432/s4',
  }

  it('uses its database and its keys', () => {
    expect(runningDatabase(production)).toBe(production.DATABASE_URL)
    expect(dataKeys({ ...production, S4_DATA_KEY: newKey.toString('base64') })).toEqual({ key: newKey, oldKeys: [] })
  })

  it('never uses the database or the key of npm start', () => {
    expect(() => runningDatabase({ ...production, DATABASE_URL: '' })).toThrow('DATABASE_URL is not set.')
    expect(() => dataKeys({ ...production, S4_OLD_DATA_KEYS: oldKey.toString('base64') })).toThrow(
      'S4_DATA_KEY is not set.',
    )
  })
})

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningDatabase, startTemporaryDatabase } from './database'

describe('a temporary database', () => {
  let database: RunningDatabase
  beforeAll(async () => {
    database = await startTemporaryDatabase()
  })
  afterAll(() => database.stop())

  const ask = async (url: string, sql: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  it('speaks UTF-8 and UTC and has the extension', async () => {
    const [row] = await ask(
      database.ownerUrl,
      `select lower('É') as lower, current_setting('timezone') as zone, array_agg(extname::text
         order by extname) as extensions from pg_extension`,
    )

    expect(row).toEqual({
      lower: 'é',
      zone: 'UTC',
      extensions: ['btree_gist', 'plpgsql'],
    })
  })

  it('lets the owner make tables and databases, and the server neither', async () => {
    await ask(database.ownerUrl, 'create table note (text text)')
    await ask(database.ownerUrl, 'create database copy template template1')

    await expect(ask(database.url, 'create table other (text text)')).rejects.toThrow('permission denied')
    await expect(ask(database.url, 'create database other')).rejects.toThrow('permission denied')
  })
})

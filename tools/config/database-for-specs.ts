import { randomUUID } from 'node:crypto'
import { migrate } from '@s4/db'
import { Client } from 'pg'
import { startTemporaryDatabase } from '../stack/database/database'

/**
 * Prepares one migrated database for the spec files of a project to clone, and tells them by environment:
 * `S4_TEST_DATABASE_URL` — any database of the cluster as the owner, who may create databases;
 * `S4_TEST_SERVER_URL` — the same as the role the server runs as;
 * `S4_TEST_TEMPLATE` — the name of the database to clone.
 * `npm test` starts one cluster for all projects and sets the first two; a run on its own starts its own.
 */
export default async function setup() {
  const own = process.env.S4_TEST_DATABASE_URL ? undefined : await startTemporaryDatabase()
  process.env.S4_TEST_DATABASE_URL ??= own?.ownerUrl
  process.env.S4_TEST_SERVER_URL ??= own?.url
  const owner = process.env.S4_TEST_DATABASE_URL ?? ''

  const template = `s4_template_${randomUUID().slice(0, 8)}`
  await administer(owner, `create database ${template}`)
  await migrate(at(owner, template), at(process.env.S4_TEST_SERVER_URL ?? '', template))
  process.env.S4_TEST_TEMPLATE = template

  return async () => {
    await (own ? own.stop() : administer(owner, `drop database ${template} with (force)`))
  }
}

/** The address of another database in the same cluster. */
function at(url: string, database: string) {
  const other = new URL(url)
  other.pathname = database
  return other.href
}

async function administer(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

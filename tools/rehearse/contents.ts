import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Machine } from './machine'

/** A fingerprint for each table and each file. */
export type Contents = ReadonlyMap<string, string>

/** What a machine keeps, while nothing changes it. */
export async function contentsOf({ at }: Machine, ownerUrl: string): Promise<Contents> {
  const files = at('/var/lib/s4/files')
  return new Map([
    ...(await tablesOf(ownerUrl)),
    ...readdirSync(files, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(files, name)).isFile())
      .map(
        (name) =>
          [
            `file ${name}`,
            createHash('sha256')
              .update(readFileSync(join(files, name)))
              .digest('hex'),
          ] as const,
      ),
  ])
}

/** What is missing, new or different, a sentence each. */
export function differences(before: Contents, after: Contents): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)]
    return old === now ? [] : [`After the restore ${name} was ${old ?? 'not there'} and is ${now ?? 'not there'}.`]
  })
}

export async function tablesOf(ownerUrl: string): Promise<[string, string][]> {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    )
    const found: [string, string][] = []
    for (const { name } of rows) {
      const { rows: kept } = await client.query<{ rows: string; fingerprint: string | null }>(
        `select count(*) as rows, md5(string_agg(md5(kept::text), '' order by kept::text)) as fingerprint
         from ${client.escapeIdentifier(name)} as kept`,
      )
      found.push([`table ${name}`, `${kept[0]?.rows} rows ${kept[0]?.fingerprint ?? ''}`])
    }
    return found
  } finally {
    await client.end()
  }
}

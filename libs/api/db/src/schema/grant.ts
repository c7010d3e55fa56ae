import type pg from 'pg'

const SCHEMAS = ['public', 'pgboss'] as const

/**
 * Revokes the rights of `public` and lets the server's role read and write rows; the audit log and the ledger it can
 * only read and append to.
 */
export async function grant(client: pg.Client, server: string): Promise<void> {
  const { rows } = await client.query<{ owner: string; database: string }>(
    'select current_user as owner, current_database() as database',
  )
  const [{ owner, database } = { owner: '', database: '' }] = rows
  await client.query('begin')
  try {
    await revokeFromPublic(client, database)
    if (server !== owner) await grantToServer(client, client.escapeIdentifier(server))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function revokeFromPublic(client: pg.Client, database: string): Promise<void> {
  await client.query(`revoke temporary on database ${client.escapeIdentifier(database)} from public`)
  for (const schema of SCHEMAS) await client.query(`revoke create on schema ${schema} from public`)
  // This covers functions created later.
  await client.query('alter default privileges revoke execute on functions from public')
  for (const { routine } of await ownRoutines(client))
    await client.query(`revoke execute on routine ${routine} from public`)
}

async function grantToServer(client: pg.Client, role: string): Promise<void> {
  for (const schema of SCHEMAS) {
    await client.query(`revoke all on schema ${schema} from ${role}`)
    await client.query(`grant usage on schema ${schema} to ${role}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`)
    await client.query(`grant usage, select on all sequences in schema ${schema} to ${role}`)
  }
  for (const { routine, called } of await ownRoutines(client))
    await client.query(
      called ? `grant execute on routine ${routine} to ${role}` : `revoke execute on routine ${routine} from ${role}`,
    )
  for (const table of await appendOnlyTables(client))
    await client.query(`revoke update, delete, truncate on ${table} from ${role}`)
  for (const table of ['migration', 'installation'])
    await client.query(`revoke insert, update, delete on ${table} from ${role}`)
  // The server seals it again when the key changes.
  await client.query(`grant update (key_check_sealed) on installation to ${role}`)
}

/** Those that rows may only be added to, as far as the migrations have made them. */
async function appendOnlyTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select event_object_table as name from information_schema.triggers
     where trigger_schema = 'public' and action_statement like '%refuse_change()%' group by event_object_table`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Routines created by the migrations and the queue, without those of extensions. `called` is true for our functions
 * that queries call by name.
 */
async function ownRoutines(client: pg.Client): Promise<{ routine: string; called: boolean }[]> {
  const { rows } = await client.query<{ routine: string; called: boolean }>(
    `select pg_proc.oid::regprocedure::text as routine, prorettype <> 'trigger'::regtype
       and nspname = 'public' as called
     from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
     where nspname = any($1) and proowner = (select oid from pg_roles where rolname = current_user)
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    [SCHEMAS],
  )
  return rows
}

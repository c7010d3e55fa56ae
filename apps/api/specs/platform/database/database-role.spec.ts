import { migrate } from '@s4/db'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase } from '@s4/db/testing'

const database = await cloneDatabase()
const server = new pg.Client({ connectionString: database.serverUrl })
const owner = new pg.Client({ connectionString: database.ownerUrl })

beforeAll(async () => {
  await migrate(database.ownerUrl, database.serverUrl)
  await Promise.all([server.connect(), owner.connect()])
  await owner.query(
    `insert into audit_entry (at, actor_kind, action, subject_kind, subject_id)
     values (now(), 'S4', 'account.created', 'account', 'ada')`,
  )
})
afterAll(async () => {
  await Promise.all([server.end(), owner.end()])
  await database.drop()
})

/** The error code of the first statement that fails for the server's role; null when none does. */
async function errorCodeOf(...statements: string[]): Promise<string | null> {
  await server.query('begin')
  try {
    for (const statement of statements) await server.query(statement)
    return null
  } catch (error) {
    return error instanceof pg.DatabaseError ? (error.code ?? error.message) : String(error)
  } finally {
    await server.query('rollback')
  }
}
const NOT_ALLOWED = '42501'

/** Shadows open_job with a temporary table whose trigger, run with the owner's rights, rewrites the audit. */
const shadowOpenJob = [
  'create temporary table open_job (like public.open_job including indexes)',
  'grant all on pg_temp.open_job to public',
  `create function pg_temp.rewrite() returns trigger language plpgsql as $$ begin
     alter table public.audit_entry disable trigger audit_entry_is_append_only;
     update public.audit_entry set action = 'rewritten';
     return null;
   end $$`,
  'create trigger rewrite before delete on pg_temp.open_job for each statement execute function pg_temp.rewrite()',
]
const failIfRewritten = `
  select 1 / (case when exists (select from audit_entry where action = 'rewritten') then 0 else 1 end)`

describe('the role the server runs as', () => {
  it('cannot get the owner’s rights by shadowing a table with a temporary one', async () => {
    expect(await errorCodeOf(...shadowOpenJob, `select public.refresh_open_jobs('{}', now())`)).toBe(NOT_ALLOWED)
  })

  it('cannot get the owner’s rights even if it may create temporary tables', async () => {
    await owner.query(`grant temporary on database ${new URL(database.ownerUrl).pathname.slice(1)} to public`)

    // The function uses the real table, so the trigger of the temporary one does not run.
    expect(
      await errorCodeOf(...shadowOpenJob, `select public.refresh_open_jobs('{}', now())`, failIfRewritten),
    ).toBeNull()
    expect(await errorCodeOf(...shadowOpenJob, 'delete from pg_temp.open_job')).toBe(NOT_ALLOWED)

    await migrate(database.ownerUrl, database.serverUrl)
  })

  it.each([
    ['changing the audit', `update audit_entry set action = 'rewritten'`],
    ['deleting the audit', 'delete from audit_entry'],
    ['truncating the audit', 'truncate audit_entry'],
    ['changing the ledger', 'update ledger_entry set pence = 0'],
    ['deleting the ledger', 'delete from ledger_entry'],
    ['disabling the triggers of the audit', 'alter table audit_entry disable trigger all'],
    ['disabling all triggers of the session', `set session_replication_role = 'replica'`],
    ['becoming the owner', 'set role s4_owner'],
    ['becoming the superuser', 'set role postgres'],
    [
      'granting itself the right to change the audit',
      `grant update on audit_entry to s4_server; update audit_entry set action = 'rewritten'`,
    ],
    ['granting itself the owner’s role', 'grant s4_owner to s4_server'],
    ['creating temporary tables', 'create temporary table job (id uuid)'],
    ['creating tables', 'create table public.mine (id uuid)'],
    ['creating tables in the schema of the queue', 'create table pgboss.mine (id uuid)'],
    ['creating schemas', 'create schema mine'],
    ['creating functions', 'create function public.mine() returns int language sql as $$ select 1 $$'],
    ['changing functions of the owner', 'alter function refresh_open_jobs(uuid[], timestamptz) security definer'],
    ['creating triggers', 'create trigger mine before insert on account for each row execute function refuse_change()'],
    ['administrative functions of the queue', `select pgboss.delete_queue('run-due')`],
    ['changing the list of migrations', 'delete from migration'],
    ['changing the id of the installation', 'update installation set id = gen_random_uuid()'],
    ['running programs of the machine', `copy audit_entry to program 'cat'`],
    ['reading files of the machine', `select pg_read_file('/etc/passwd')`],
  ])('is refused %s', async (_what, statement) => {
    expect(await errorCodeOf(statement)).toBe(NOT_ALLOWED)
  })

  it('may add to the audit and read it', async () => {
    expect(
      await errorCodeOf(
        `insert into audit_entry (at, actor_kind, action, subject_kind, subject_id)
         values (now(), 'S4', 'a', 'b', 'c')`,
        'select * from audit_entry',
      ),
    ).toBeNull()
    expect((await owner.query('select distinct action from audit_entry')).rows).toEqual([{ action: 'account.created' }])
  })
})

it('every security-definer function has the safe search path', async () => {
  const { rows } = await owner.query(
    `select pg_proc.oid::regprocedure::text as name, proconfig
     from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
     where prosecdef and nspname in ('public', 'pgboss')
       and proconfig is distinct from array['search_path=pg_catalog, public, pg_temp']`,
  )
  expect(rows).toEqual([])
})

it('only the server’s role may run our functions, including those created later', async () => {
  await owner.query('create function made_later() returns int language sql as $$ select 1 $$')
  expect(await errorCodeOf('select made_later()')).toBe(NOT_ALLOWED)

  await migrate(database.ownerUrl, database.serverUrl)
  expect(await errorCodeOf('select made_later()')).toBeNull()
})

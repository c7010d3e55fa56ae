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
    `insert into audit_entry (at, actor_kind, action, subject_kind, subject_id) values (now(), 'S4', 'account.created', 'account', 'ada')`,
  )
})
afterAll(async () => {
  await Promise.all([server.end(), owner.end()])
  await database.drop()
})

/** The first error of several statements; null when the server's role may do all of it. */
async function refused(...statements: string[]): Promise<string | null> {
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

/** Takes the place of the table that a function of ours empties, and does as it likes when that happens. */
const inPlaceOfOpenJobs = [
  'create temporary table open_job (like public.open_job including indexes)',
  'grant all on pg_temp.open_job to public',
  `create function pg_temp.rewrite() returns trigger language plpgsql as $$ begin
     alter table public.audit_entry disable trigger audit_entry_is_append_only;
     update public.audit_entry set action = 'rewritten';
     return null;
   end $$`,
  'create trigger rewrite before delete on pg_temp.open_job for each statement execute function pg_temp.rewrite()',
]
const failIfRewritten = `select 1 / (case when exists (select from audit_entry where action = 'rewritten') then 0 else 1 end)`

describe('the role the server runs as', () => {
  it('does not become the owner by standing in the place of a table', async () => {
    expect(await refused(...inPlaceOfOpenJobs, `select public.refresh_open_jobs('{}', now())`)).toBe(NOT_ALLOWED)
  })

  it('does not even where it may make temporary tables', async () => {
    await owner.query(`grant temporary on database ${new URL(database.ownerUrl).pathname.slice(1)} to public`)

    // The function finds the real table: the one in its place is never asked.
    expect(
      await refused(...inPlaceOfOpenJobs, `select public.refresh_open_jobs('{}', now())`, failIfRewritten),
    ).toBeNull()
    expect(await refused(...inPlaceOfOpenJobs, 'delete from pg_temp.open_job')).toBe(NOT_ALLOWED)

    await migrate(database.ownerUrl, database.serverUrl)
  })

  it.each([
    ['rewriting the record', `update audit_entry set action = 'rewritten'`],
    ['emptying the record', 'delete from audit_entry'],
    ['truncating the record', 'truncate audit_entry'],
    ['switching its guard off', 'alter table audit_entry disable trigger all'],
    ['ignoring every guard', `set session_replication_role = 'replica'`],
    ['becoming the owner', 'set role s4_owner'],
    ['becoming the superuser', 'set role postgres'],
    ['granting itself more', `grant update on audit_entry to s4_server; update audit_entry set action = 'rewritten'`],
    ['granting itself the owner', 'grant s4_owner to s4_server'],
    ['temporary tables', 'create temporary table job (id uuid)'],
    ['tables', 'create table public.mine (id uuid)'],
    ['tables beside the queue', 'create table pgboss.mine (id uuid)'],
    ['schemas', 'create schema mine'],
    ['functions', 'create function public.mine() returns int language sql as $$ select 1 $$'],
    ['functions of the owner', 'alter function refresh_open_jobs(uuid[], timestamptz) security definer'],
    ['triggers', 'create trigger mine before insert on account for each row execute function refuse_change()'],
    ['the functions of the queue', `select pgboss.delete_queue('run-due')`],
    ['the list of migrations', 'delete from migration'],
    ['which installation this is', 'update installation set id = gen_random_uuid()'],
    ['programs of the machine', `copy audit_entry to program 'cat'`],
    ['files of the machine', `select pg_read_file('/etc/passwd')`],
  ])('is refused %s', async (_what, statement) => {
    expect(await refused(statement)).toBe(NOT_ALLOWED)
  })

  it('adds to the record and reads it', async () => {
    expect(
      await refused(
        `insert into audit_entry (at, actor_kind, action, subject_kind, subject_id) values (now(), 'S4', 'a', 'b', 'c')`,
        'select * from audit_entry',
      ),
    ).toBeNull()
    expect((await owner.query('select distinct action from audit_entry')).rows).toEqual([{ action: 'account.created' }])
  })
})

it('no function with the rights of its owner looks anywhere but in our own schema', async () => {
  const { rows } = await owner.query(
    `select pg_proc.oid::regprocedure::text as name, proconfig from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
     where prosecdef and nspname in ('public', 'pgboss') and proconfig is distinct from array['search_path=pg_catalog, public, pg_temp']`,
  )
  expect(rows).toEqual([])
})

it('nobody else may run our functions, also those made later', async () => {
  await owner.query('create function made_later() returns int language sql as $$ select 1 $$')
  expect(await refused('select made_later()')).toBe(NOT_ALLOWED)

  await migrate(database.ownerUrl, database.serverUrl)
  expect(await refused('select made_later()')).toBeNull()
})

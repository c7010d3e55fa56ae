import type { Db } from '../connection/query-on'
import { refusal } from '../connection/refusal'

interface Rights {
  role: string
  isSuperuser: boolean
  isOwner: boolean
  makesRoles: boolean
  rewritesRecord: boolean
  reachesMachine: boolean
  makesTables: boolean
}

const MAKE_NEW_ROLE =
  'Make a role for the server without these rights (create role s4_server login password …), and start ' +
  'again: the start grants what it needs.'

const refused: readonly [power: keyof Omit<Rights, 'role'>, what: string, remedy: string][] = [
  ['isSuperuser', 'is a superuser', MAKE_NEW_ROLE],
  ['isOwner', 'owns the tables or may become their owner', MAKE_NEW_ROLE],
  ['makesRoles', 'may make roles', MAKE_NEW_ROLE],
  ['rewritesRecord', 'may rewrite the audit log', MAKE_NEW_ROLE],
  ['reachesMachine', 'may reach files or programs of the database’s machine', MAKE_NEW_ROLE],
  [
    'makesTables',
    'may make tables',
    'As the owner of the database: revoke temporary, create on database … from public; revoke create on ' +
      'schema public from public.',
  ],
]

/**
 * Refuses a server role with more rights than reading and writing rows: an attacker in the server would have them too.
 */
export async function refuseExcessRights(db: Db): Promise<void> {
  const [powers] = await db.query<Rights>(
    `select current_user as role, rolsuper as is_superuser, rolcreaterole as makes_roles,
       exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and pg_has_role(current_user, relowner, 'member')) as is_owner,
       has_table_privilege('audit_entry', 'update, delete, truncate, trigger')
       or has_any_column_privilege('audit_entry', 'update') as rewrites_record,
       exists (select from pg_roles where rolname in ('pg_execute_server_program', 'pg_write_server_files',
           'pg_read_server_files') and pg_has_role(current_user, oid, 'member')) as reaches_machine,
       has_database_privilege(current_database(), 'create, temporary') or has_schema_privilege('public', 'create')
       or has_schema_privilege('pgboss', 'create') as makes_tables
     from pg_roles where rolname = current_user`,
  )
  for (const [power, what, remedy] of refused)
    if (powers?.[power]) throw refusal(`DATABASE_URL connects as ${powers.role}, which ${what}. ${remedy}`)
}

/** Behind a pooler no connection is ours to set up: the role must have the time zone and the limits. */
export async function refuseUnlimitedRole(db: Db): Promise<void> {
  const [set] = await db.query<{ isRight: boolean }>(
    `select current_setting('timezone') = 'UTC' and current_setting('statement_timeout') <> '0'
       and current_setting('lock_timeout') <> '0' and current_setting('idle_in_transaction_session_timeout') <> '0'
       as is_right`,
  )
  if (set?.isRight) return
  throw refusal(
    'DATABASE_DIRECT_URL is set, so DATABASE_URL is a pooler, and its role has not the time zone UTC and limits of ' +
      'time. Run deploy/pooler/role.sql.',
  )
}

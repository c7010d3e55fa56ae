import type { Db } from '../connection/query-on'
import { refusal } from '../connection/refusal'

interface Powers {
  role: string
  isSuperuser: boolean
  isOwner: boolean
  makesRoles: boolean
  rewritesRecord: boolean
  reachesMachine: boolean
  makesTables: boolean
}

const ANOTHER_ROLE =
  'Make a role for the server that has none of this (create role s4_server login password …), and start again: what it needs is granted to it.'

const refused: readonly [power: keyof Omit<Powers, 'role'>, what: string, remedy: string][] = [
  ['isSuperuser', 'is a superuser', ANOTHER_ROLE],
  ['isOwner', 'owns the tables or may become who does', ANOTHER_ROLE],
  ['makesRoles', 'may make roles', ANOTHER_ROLE],
  ['rewritesRecord', 'may rewrite the audit log', ANOTHER_ROLE],
  ['reachesMachine', 'may reach files or programs of the database’s machine', ANOTHER_ROLE],
  [
    'makesTables',
    'may make tables',
    'As the owner of the database: revoke temporary, create on database … from public; revoke create on schema public from public.',
  ],
]

/** Refuses a role for the server that may do more than work with rows: whoever breaks into the server would have all of it. */
export async function expectModestRole(db: Db): Promise<void> {
  const [powers] = await db.query<Powers>(
    `select current_user as role, rolsuper as is_superuser, rolcreaterole as makes_roles,
       exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'member')) as is_owner,
       has_table_privilege('audit_entry', 'update, delete, truncate, trigger') or has_any_column_privilege('audit_entry', 'update') as rewrites_record,
       exists (select from pg_roles where rolname in ('pg_execute_server_program', 'pg_write_server_files', 'pg_read_server_files') and pg_has_role(current_user, oid, 'member')) as reaches_machine,
       has_database_privilege(current_database(), 'create, temporary') or has_schema_privilege('public', 'create') or has_schema_privilege('pgboss', 'create') as makes_tables
     from pg_roles where rolname = current_user`,
  )
  for (const [power, what, remedy] of refused)
    if (powers?.[power]) throw refusal(`DATABASE_URL connects as ${powers.role}, which ${what}. ${remedy}`)
}

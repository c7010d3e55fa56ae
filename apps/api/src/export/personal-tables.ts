import type { Db } from '@s4/db'

interface Column {
  tableName: string
  columnName: string
}

/** Tables with secrets, counters and copies, which the export leaves out. */
const excluded = new Set([
  'shift_token',
  'rate_window',
  'idempotent_answer',
  'migration',
  'open_job',
  'job_to_match',
  'kiosk_code',
  'calendar_feed',
  'chat_session',
  'substitution_link',
  'push_subscription',
  'worker_import',
  'job_import',
  'client_link_session',
  'company_person',
  'company_ledger_day',
  'finished_work',
])

/**
 * The first of these columns that a table has selects the person's rows. `$1` uid, `$2` seeker, `$3` company, `$4`
 * email.
 */
const seekerTies: readonly [column: string, where: string][] = [
  ['seeker_id', 'seeker_id = $2::uuid'],
  ['assignment_id', 'assignment_id in (select id from assignment where seeker_id = $2::uuid)'],
  [
    'patrol_id',
    `patrol_id in (select patrol.id from patrol
       join assignment on assignment.id = assignment_id where seeker_id = $2::uuid)`,
  ],
  ['problem_id', 'problem_id in (select id from problem where seeker_id = $2::uuid)'],
  ['offer_id', 'offer_id in (select id from offer where seeker_id = $2::uuid)'],
  ['application_id', 'application_id in (select id from application where seeker_id = $2::uuid)'],
  [
    'entry_id',
    `entry_id in (select logbook_entry.id from logbook_entry
       join assignment on assignment.id = assignment_id where seeker_id = $2::uuid)`,
  ],
]
const ownTies: readonly [column: string, where: string][] = [
  ['ticket_id', 'ticket_id in (select id from ticket where uid = $1)'],
  ['uid', 'uid = $1'],
  ['owner_uid', 'owner_uid = $1'],
  ['sender_uid', 'sender_uid = $1'],
  ['author_uid', 'author_uid = $1'],
  ['actor_uid', 'actor_uid = $1'],
  ['by_uid', 'by_uid = $1'],
  ['recipient', 'recipient = $4'],
]
const companyTies: readonly [column: string, where: string][] = [
  ['company_id', 'company_id = $3::uuid'],
  ['job_id', 'job_id in (select id from job where company_id = $3::uuid)'],
]

/** An owner's export holds their company, another member's only what is their own. */
export type ExportSide = 'seeker' | 'owner' | 'member'

export interface PersonalTable {
  name: string
  where: string
}

/**
 * Every table with rows about a person, read from the schema, so that new tables are exported without a change here.
 * A company's export leaves out data about its workers.
 */
export async function personalTables(db: Db, side: ExportSide): Promise<PersonalTable[]> {
  const isSeeker = side === 'seeker'
  const columns = await db.query<Column>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'
     order by table_name, ordinal_position`,
  )
  const tables = new Map<string, Set<string>>()
  for (const { tableName, columnName } of columns)
    tables.set(tableName, (tables.get(tableName) ?? new Set()).add(columnName))

  return [...tables].flatMap(([name, has]) => {
    if (excluded.has(name)) return []
    if (name === 'seeker') return isSeeker ? [{ name, where: 'id = $2::uuid' }] : []
    if (name === 'company') return side !== 'owner' ? [] : [{ name, where: 'id = $3::uuid' }]
    if (name === 'problem' && !isSeeker)
      return side === 'owner' ? [{ name, where: `company_id = $3::uuid and raised_by = 'company'` }] : []
    const ties = isSeeker
      ? [...seekerTies, ...ownTies]
      : [...ownTies, ...(has.has('seeker_id') || side !== 'owner' ? [] : companyTies)]
    const tie = ties.find(([column]) => has.has(column))
    return tie ? [{ name, where: tie[1] }] : []
  })
}

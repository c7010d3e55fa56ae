import type { Db } from '@s4/db'

type Value = string | number | boolean | null | object
export type Row = Record<string, Value>

/** Every table the town fills, in an order in which what is referred to comes first. */
const tables = [
  'account',
  'seeker',
  'seeker_address',
  'experience',
  'education',
  'certificate',
  'licence',
  'right_to_work',
  'bank_details',
  'availability',
  'company',
  'company_member',
  'site',
  'checkpoint',
  'job',
  'shift',
  'application',
  'offer',
  'offer_shift',
  'self_billing_agreement',
  'assignment',
  'attendance',
  'attendance_event',
  'position_fix',
  'check_call',
  'alert',
  'logbook_entry',
  'assignment_hours',
  'invoice',
  'problem',
  'problem_message',
  'conversation',
  'chat_message',
  'conversation_reader',
  'notification',
  'audit_entry',
] as const
export type Table = (typeof tables)[number]

/** Collects rows in memory, to be written in a few statements. */
export function rowsOfTown() {
  const kept = new Map<Table, Row[]>(tables.map((table) => [table, []]))

  return {
    add(table: Table, row: Row) {
      kept.get(table)?.push(row)
    },
    of: (table: Table): readonly Row[] => kept.get(table) ?? [],

    /** Writes everything. A column left out takes its default, so rows are grouped by the columns they have. */
    async insert(tx: Db): Promise<void> {
      for (const [table, rows] of kept) {
        const shapes = new Set(rows.map(shapeOf))
        for (const shape of shapes)
          await insertAlike(
            tx,
            table,
            rows.filter((row) => shapeOf(row) === shape),
          )
      }
    },
  }
}

export type Rows = ReturnType<typeof rowsOfTown>

const shapeOf = (row: Row) => Object.keys(row).join(', ')

function insertAlike(tx: Db, table: Table, rows: readonly Row[]) {
  const columns = shapeOf(rows[0] ?? {})
  return tx.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}

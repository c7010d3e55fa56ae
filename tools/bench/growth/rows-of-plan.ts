import type pg from 'pg'
import type { Statement } from '../setup/bench-api'

/** The parts that are read of what `explain (analyze, format json)` says of a step. */
export interface Step {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Relation Name'?: string
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Step[]
}

interface Explained {
  Plan: Step
  'Execution Time': number
}

export interface Counted {
  /** Rows that were looked at in tables and indexes, and that the statements returned: the mean of a page. */
  scanned: number
  returned: number
  /** Of the statement that took longest. */
  slowest: { text: string; ms: number; plan: Step }
}

const SCAN = / Scan$/
/** These only collect what other steps have found, or count what their table's step counts. */
const NOT_OF_TABLE = [
  'Subquery Scan',
  'CTE Scan',
  'Function Scan',
  'Values Scan',
  'WorkTable Scan',
  'Bitmap Index Scan',
]

/** Rows of tables that a plan looked at, with those it looked at in vain. */
export function scannedRows(step: Step): number {
  const own =
    SCAN.test(step['Node Type']) && !NOT_OF_TABLE.includes(step['Node Type'])
      ? (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0)) *
        step['Actual Loops']
      : 0
  return (step.Plans ?? []).reduce((sum, below) => sum + scannedRows(below), own)
}

/** Explains the statements of pages by running them. */
export async function countRows(pool: pg.Pool, pages: readonly Statement[][]): Promise<Counted> {
  const counted: Counted = { scanned: 0, returned: 0, slowest: { text: '', ms: 0, plan: emptyStep } }
  for (const statement of pages.flat()) {
    if (!/^\s*(select|with)\b/i.test(ofStatement(statement).text)) continue
    const { text, plan, ms } = await explain(pool, statement)
    counted.scanned += scannedRows(plan) / pages.length
    counted.returned += plan['Actual Rows'] / pages.length
    if (ms > counted.slowest.ms) counted.slowest = { text, ms, plan }
  }
  return counted
}

/** Runs a statement and takes back what it wrote; how it was run, and in how many milliseconds. */
export async function explain(pool: pg.Pool, statement: Statement): Promise<{ text: string; plan: Step; ms: number }> {
  const { text, values } = ofStatement(statement)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    )
    const [explained] = rows[0]?.['QUERY PLAN'] ?? []
    if (!explained) throw new Error('an explained statement has a plan')
    return { text, plan: explained.Plan, ms: explained['Execution Time'] }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const emptyStep: Step = { 'Node Type': 'Result', 'Actual Rows': 0, 'Actual Loops': 0 }

/** The driver takes a statement as a text, or as an object that holds it. */
const ofStatement = (statement: { text: string | Statement; values: unknown[] }): Statement =>
  typeof statement.text === 'string' ? { text: statement.text, values: statement.values } : statement.text

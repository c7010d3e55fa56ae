import { mustScan } from './must-scan'

export interface PlanRow {
  asks: string
  who: string
  text: string
  returned: number
  scanned: number
  ms: number
}

type Counts = Pick<PlanRow, 'scanned' | 'returned'>

/** Rows looked at for each returned. */
const MOST_TIMES = 20
/** A statement that looks at fewer is never too much: a count of a few things returns one row. */
const FLOOR = 1000

/** A statement that returns nothing is measured as if it had returned one row. */
const timesOf = ({ scanned, returned }: Counts) => scanned / Math.max(1, returned)

/** True for a statement that looks at more than 1 000 rows, and at more than 20 for each that it returns. */
export const isMarked = (counts: Counts): boolean => counts.scanned > FLOOR && timesOf(counts) > MOST_TIMES

/** Marked, and nothing says why it must look at so many. */
export const isBroken = (row: PlanRow): boolean => isMarked(row) && !mustScan(row.text)

const count = (all: number) => Math.round(all).toLocaleString('en-GB')
const tableOf = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map((name) => (/^(rows|ratio|ms|statements)/.test(name) ? '--:' : '---')), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n')

/** The statements that are marked, those that must look at many rows, and what each read looks at. */
export function explainedTables(rows: readonly PlanRow[]): string {
  const statements = worstOfEach(rows, ({ text }) => plainText(text))
  const marked = statements.filter(isMarked).toSorted((one, other) => timesOf(other) - timesOf(one))
  const broken = marked.filter(isBroken)
  const argued = marked.filter((row) => !isBroken(row))
  return [
    `${statements.length} statements: ${broken.length} ✗, ${argued.length} that must look at many rows, ` +
      `${statements.length - marked.length} ✓.`,
    '',
    '## ✗',
    '',
    broken.length === 0 ? 'None.' : tableOf(STATEMENT, broken.map(statementLine)),
    '',
    '## Must look at many rows',
    '',
    argued.length === 0
      ? 'None.'
      : tableOf(
          [...STATEMENT, 'why'],
          argued.map((row) => [...statementLine(row), mustScan(row.text) ?? '']),
        ),
    '',
    '## Every read',
    '',
    tableOf(['read', 'who', 'statements', 'rows returned', 'rows scanned', 'ratio', 'ms', ''], readLines(rows)),
  ].join('\n')
}

const STATEMENT = ['read', 'who', 'statement', 'rows returned', 'rows scanned', 'ratio', 'ms']

const statementLine = (row: PlanRow): string[] => [
  `\`${row.asks}\``,
  row.who,
  `\`${shortText(row.text)}\``,
  ...numbers(row),
]

const numbers = (row: Counts & { ms: number }) => [
  count(row.returned),
  count(row.scanned),
  timesOf(row).toFixed(1),
  row.ms.toFixed(1),
]

/** All statements of each read together, of the person for whom they look at most. */
function readLines(rows: readonly PlanRow[]): string[][] {
  const asked = new Map<string, PlanRow[]>()
  for (const row of rows) {
    const key = `${row.asks} ${row.who}`
    asked.set(key, [...(asked.get(key) ?? []), row])
  }
  const sums = [...asked.values()].map((of) => ({
    ...(of[0] as PlanRow),
    statements: of.length,
    returned: sum(of, 'returned'),
    scanned: sum(of, 'scanned'),
    ms: sum(of, 'ms'),
    verdict: of.some(isBroken) ? '✗' : of.some(isMarked) ? 'must' : '✓',
  }))
  return worstOfEach(sums, ({ asks }) => asks)
    .toSorted((one, other) => one.asks.localeCompare(other.asks, 'en'))
    .map((row) => [`\`${row.asks}\``, row.who, String(row.statements), ...numbers(row), row.verdict])
}

const sum = (rows: readonly PlanRow[], of: 'returned' | 'scanned' | 'ms') => rows.reduce((all, row) => all + row[of], 0)

/** Of each, the row that looks at most: a marked one before any other. */
function worstOfEach<Row extends Counts>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const worst = new Map<string, Row>()
  for (const row of rows) {
    const known = worst.get(keyOf(row))
    if (!known || isWorse(row, known)) worst.set(keyOf(row), row)
  }
  return [...worst.values()]
}

const isWorse = (row: Counts, known: Counts) =>
  isMarked(row) === isMarked(known) ? row.scanned > known.scanned : isMarked(row)

const plainText = (text: string) => text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim()

const SHOWN = 90

/** A statement on one line, by what it selects from where it is long. */
function shortText(text: string): string {
  const words = plainText(text).replaceAll('|', '\\|')
  const from = words.indexOf(' from ')
  const told = words.length > SHOWN && from > SHOWN / 2 ? `select …${words.slice(from)}` : words
  return told.length > SHOWN ? `${told.slice(0, SHOWN)}…` : told
}

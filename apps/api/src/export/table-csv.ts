import { toCsv } from '@s4/api-platform/http'

type Row = Record<string, unknown>

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Rows of one table as CSV with a header line; empty without rows. */
export function tableCsv(rows: readonly Row[]): string {
  const [first] = rows
  if (!first) return ''
  const names = Object.keys(first)
  return toCsv([names, ...rows.map((row) => names.map((name) => cellText(row[name])))])
}

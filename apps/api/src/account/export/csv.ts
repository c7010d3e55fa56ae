type Row = Record<string, unknown>

/** A spreadsheet would run a cell that begins like a formula. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text)

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const cell = (value: unknown): string => {
  const text = harmless(textOf(value))
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of one table as CSV (RFC 4180), with a head line; an empty text without rows. */
export function csvOf(rows: readonly Row[]): string {
  const [first] = rows
  if (!first) return ''
  const names = Object.keys(first)
  return [names, ...rows.map((row) => names.map((name) => row[name]))].map((cells) => cells.map(cell).join(',')).join('\r\n') + '\r\n'
}

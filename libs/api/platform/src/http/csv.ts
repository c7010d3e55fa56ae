/** A spreadsheet runs a cell that begins like a formula. */
const escapeFormula = (text: string) =>
  /^[=+\-@\t\r\n＝＋－＠]/u.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text

const cell = (text: string): string => {
  const safe = escapeFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of cells as CSV (RFC 4180). */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')

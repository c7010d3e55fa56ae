import { ApiError } from '@s4/contract/api-error'
import { CsvError, parse } from 'csv-parse/sync'

const SEPARATORS = [',', ';', '\t'] as const
const MAX_COLUMNS = 200
/** More than the longest text of a record, so that it is refused and not cut. */
const MAX_CELL = 5000

/** What the lines of a file are. */
export interface Lines {
  most: number
  /** Of one line: `person`. */
  one: string
  many: string
}

/** Bytes as text: UTF-8, with or without its mark, UTF-16, or else Windows-1252. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Text of our alphabet has a zero in every second byte.
  if (second === 0 && bytes[3] === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0 && bytes[2] === 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The header and lines of a CSV file, separated by commas, semicolons or tabs; cells are text and never run. A line's
 * place in the list is its row in a spreadsheet, so empty lines stay. Throws `input.invalid` at the field `file`.
 */
export function readCsvFile(bytes: Uint8Array, { most, one, many }: Lines): string[][] {
  const given = decodeText(bytes)
  if (given.includes('\0')) throw refusal('This is not a CSV file. Save the spreadsheet as CSV and send that.')
  // Excel writes the separator above the header.
  const mark = /^sep=(.)\r?\n/.exec(given)
  const text = mark ? given.slice(mark[0].length) : given
  const records = parseRecords(text, mark?.[1] ?? findSeparator(text), most)
  while (records.length > 0 && isEmpty(records.at(-1))) records.pop()
  const [header, ...lines] = records
  if (!header || isEmpty(header) || lines.length === 0)
    throw refusal(`The file has no ${many}: it needs a line of headings and a line for each ${one}.`)
  if (lines.length > most)
    throw refusal(`The file has more than ${count(most)} ${many}. Send at most ${count(most)} at once.`)
  if (header.length > MAX_COLUMNS) throw refusal(`The file has more than ${MAX_COLUMNS} columns. Leave some out.`)
  return records.map((cells) => cells.slice(0, header.length).map(cut))
}

function parseRecords(text: string, delimiter: string, most: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
      // Two more than are taken show that there are too many.
      to: most + 2,
      max_record_size: 100_000,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = 'lines' in error ? ` near line ${String(error['lines'])}` : ''
    throw refusal(`The file cannot be read${line}: a quotation mark is not closed, or the line is too long.`)
  }
}

/** The separator that stands most often in the first line, outside quotation marks. */
function findSeparator(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const times = (separator: string) => line.split(separator).length
  return SEPARATORS.toSorted((a, b) => times(b) - times(a))[0] ?? ','
}

/** Not within a letter of two code units, which the database does not take. */
const cut = (cell: string): string => cell.slice(0, MAX_CELL).replace(/[\uD800-\uDBFF]$/, '')

export const isEmpty = (cells: readonly string[] | undefined): boolean => cells?.every((cell) => cell === '') ?? true

const count = (lines: number) => lines.toLocaleString('en-GB')
const refusal = (message: string) => new ApiError('input.invalid', { fields: { file: message } })

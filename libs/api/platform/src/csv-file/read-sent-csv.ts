import { ApiError } from '@s4/contract/api-error'
import type { FastifyRequest } from 'fastify'
import { isEmpty, readCsvFile, type Lines } from './read-csv-file'

interface SentCsv {
  fileName: string
  /** The header, then the lines; a line's place is its row in a spreadsheet. */
  records: string[][]
  header: string[]
  /** Lines with something in them. */
  rows: number
}

/** The CSV file in the field `file` of a form. Throws `input.invalid` at that field. */
export function readSentCsv(request: FastifyRequest, lines: Lines): SentCsv {
  const sent = request.sentFiles?.get('file')
  if (!sent || sent.bytes.length === 0)
    throw new ApiError('input.invalid', { fields: { file: 'Choose a file to send.' } })
  const records = readCsvFile(sent.bytes, lines)
  const [header = [], ...below] = records
  return {
    // The database takes no control characters.
    fileName: sent.name.replaceAll(/\p{Cc}/gu, '').slice(0, 200),
    records,
    header,
    rows: below.filter((line) => !isEmpty(line)).length,
  }
}

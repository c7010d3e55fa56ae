import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Database } from '@s4/db'
import { toCsv } from '@s4/api-platform/http'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { companyTables } from './company-tables'

type Row = Record<string, unknown>

/** Few enough that no other request waits for them. */
const ROWS_AT_ONCE = 500

const README = `What S4 holds about your company and its work.

Each table is a CSV file. Times are UTC, money is in pence, durations are in minutes. Of workers it holds the name and
what your company noted and decided. Invoices, reports and terms as PDF are on their own screens.
`

/** Writes a company's export to a file as a zip, from one state of the data, a few hundred rows at a time. */
export async function writeCompanyExport(db: Database, companyId: string, path: string): Promise<void> {
  const file = createWriteStream(path)
  const zip = new Zip((error, part, isLast) => {
    if (error) file.destroy(error)
    else file.write(part)
    if (isLast) file.end()
  })
  const done = finished(file)
  // Awaited below; a failure before that is thrown by what failed.
  done.catch(() => undefined)
  try {
    const readme = new ZipDeflate('README.txt')
    zip.add(readme)
    readme.push(strToU8(README), true)
    await db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only')
      for (const { name, rows } of companyTables) {
        const entry = new ZipDeflate(`${name}.csv`)
        zip.add(entry)
        await tx.query(`declare exported no scroll cursor for ${rows}`, [companyId])
        let isFirst = true
        for (;;) {
          const found = await tx.query<Row>(`fetch ${ROWS_AT_ONCE} from exported`)
          if (found.length > 0) entry.push(strToU8(csvOf(found, isFirst)))
          isFirst = false
          if (file.writableNeedDrain) await once(file, 'drain')
          if (found.length < ROWS_AT_ONCE) break
        }
        entry.push(new Uint8Array(), true)
        await tx.query('close exported')
      }
    })
    zip.end()
  } catch (error) {
    file.destroy()
    throw error
  }
  await done
}

function csvOf(rows: readonly Row[], withHeader: boolean): string {
  const names = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => names.map((name) => cellText(row[name])))
  return toCsv(withHeader ? [names, ...cells] : cells)
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

import { Readable } from 'node:stream'
import type { Database } from '@s4/db'
import type { FileStore } from '@s4/api-platform/files'
import { ZipFile } from 'yazl'
import { exportedKinds } from './exported-kinds'
import { asCsv, asJson } from './export-rows'

const README = `Everything your company sees in S4, as it was when this file was made.

Each kind of record is a CSV file and a JSON file. Times are UTC. Money is in pence. Records name each other by id.
The folder files/ holds your logo, pictures of logbooks and problem reports, invoices that workers sent, and receipts.

Not here: messages. Each member finds theirs in their own export under Account.
Not here either: the personal numbers, addresses, bank details and locations of workers, and PINs and
codes. The PDF of each invoice is on its page.

Workers' names are personal data: keep this file where only you can read it, and delete it when you are done.
`

interface Written {
  id: string
  companyId: string
  files: FileStore
}

/**
 * Writes the export of a company into the file store under its id, as a zip of any size, and returns its bytes.
 * Everything comes from one snapshot of the database; only a batch of rows is in memory at a time.
 */
export async function writeExport(db: Database, { id, companyId, files: store }: Written): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only')
    const zip = new ZipFile()
    // The types of the library name only its interface.
    const output = zip.outputStream as Readable
    zip.on('error', (error: Error) => output.destroy(error))
    const reading = { isOver: false, current: Readable.from([]) }
    const add = (name: string, open: () => Promise<Readable>, compress = true) =>
      zip.addReadStreamLazy(name, { compress }, (done) => {
        // The zip goes on to its next entry also after a failure, when the transaction has ended.
        if (reading.isOver) return
        open().then(
          (stream) => {
            if (reading.isOver) return
            stream.on('error', (error) => output.destroy(error))
            reading.current = stream
            done(null, stream)
          },
          (error: unknown) => done(error, Readable.from([])),
        )
      })
    zip.addBuffer(Buffer.from(README), 'README.txt')
    // The zip opens one entry after the other, so the cursors of one transaction never meet.
    for (const kind of exportedKinds) {
      add(`${kind.name}.csv`, async () => Readable.from(asCsv(tx, kind, companyId), { objectMode: false }))
      add(`${kind.name}.json`, async () => Readable.from(asJson(tx, kind, companyId), { objectMode: false }))
    }
    const files = await tx.query<{ id: string; name: string }>(
      `select id, name from stored_file where company_id = $1 and deleted_at is null and claimed_at is not null
         and purpose in ('logo', 'logbook', 'problem', 'invoice', 'receipt') order by created_at, id`,
      [companyId],
    )
    for (const file of files)
      // Pictures and PDFs are compressed already.
      add(`files/${file.id}-${file.name}`, async () => (await store.open(file.id))?.stream ?? Readable.from([]), false)
    zip.end()
    return store.write(id, output).finally(() => {
      reading.isOver = true
      reading.current.destroy()
    })
  })
}

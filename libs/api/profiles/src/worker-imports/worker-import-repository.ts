import type { Db } from '@s4/db'

interface ImportRow {
  id: string
  records: string[][]
  total: number
}

interface OfCompany {
  id: string
  companyId: string
}

/** A run that has not ended after this long was cut off, and can be begun again. */
const CUT_OFF = `interval '5 minutes'`

export const workerImportRepository = (db: Db) => ({
  async insert(row: {
    id: string
    companyId: string
    by: string
    fileName: string
    records: readonly (readonly string[])[]
    now: Date
  }): Promise<void> {
    await db.query(
      `insert into worker_import (id, company_id, made_by, file_name, records, total, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [row.id, row.companyId, row.by, row.fileName, JSON.stringify(row.records), row.records.length - 1, row.now],
    )
  },

  async find({ id, companyId }: OfCompany): Promise<ImportRow | undefined> {
    const [row] = await db.query<ImportRow>(
      `select id, records, total from worker_import where id = $1 and company_id = $2 and status <> 'imported'`,
      [id, companyId],
    )
    return row
  },

  async progress({ id, companyId }: OfCompany) {
    const [row] = await db.query<{ status: 'ready' | 'running' | 'imported'; done: number; total: number }>(
      'select status, done, total from worker_import where id = $1 and company_id = $2',
      [id, companyId],
    )
    return row
  },

  /** False while it runs or once it has. */
  async start({ id, companyId }: OfCompany, now: Date): Promise<boolean> {
    const started = await db.query(
      `update worker_import set status = 'running', done = 0, started_at = $3
       where id = $1 and company_id = $2
         and (status = 'ready' or (status = 'running' and started_at < $3::timestamptz - ${CUT_OFF})) returning id`,
      [id, companyId, now],
    )
    return started.length > 0
  },

  async setDone(id: string, done: number): Promise<void> {
    await db.query('update worker_import set done = $2 where id = $1', [id, done])
  },

  async stop(id: string): Promise<void> {
    await db.query(`update worker_import set status = 'ready' where id = $1 and status = 'running'`, [id])
  },

  /** Forgets the rows. */
  async end(id: string, invited: number): Promise<void> {
    await db.query(
      `update worker_import set status = 'imported', done = $2, total = $2, records = '[]' where id = $1`,
      [id, invited],
    )
  },
})

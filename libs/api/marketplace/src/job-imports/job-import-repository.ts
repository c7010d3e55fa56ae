import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'

interface ImportRow {
  id: string
  records: string[][]
  postedAt: string | null
}

interface OfMember extends Pick<CompanyActor, 'companyId' | 'uid'> {
  id: string
}

/** Files of jobs, each read by the member who sent it alone. */
export const jobImportRepository = (db: Db) => {
  const find = async ({ id, companyId, uid }: OfMember, lock: '' | 'for update'): Promise<ImportRow | undefined> => {
    const [row] = await db.query<ImportRow>(
      `select id, records, posted_at from job_import where id = $1 and company_id = $2 and made_by = $3 ${lock}`,
      [id, companyId, uid],
    )
    return row
  }
  return {
    find: (file: OfMember) => find(file, ''),

    /** Locked until the transaction ends, so that it is posted once. */
    lock: (file: OfMember) => find(file, 'for update'),

    async insert(
      row: OfMember & { fileName: string; records: readonly (readonly string[])[]; now: Date },
    ): Promise<void> {
      await db.query(
        `insert into job_import (id, company_id, made_by, file_name, records, created_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [row.id, row.companyId, row.uid, row.fileName, JSON.stringify(row.records), row.now],
      )
    },

    /** Forgets the rows. */
    async end(id: string, now: Date): Promise<void> {
      await db.query(`update job_import set posted_at = $2, records = '[]' where id = $1`, [id, now])
    },
  }
}

/** Removes files of jobs a day after they were sent, whether their jobs were posted or not. */
export async function removeOldJobImports({ db }: Deps, now: Date): Promise<void> {
  await db.query(`delete from job_import where created_at < $1::timestamptz - interval '1 day'`, [now])
}

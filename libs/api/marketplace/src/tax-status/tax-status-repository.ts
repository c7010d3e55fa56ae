import type { TaxStatusRecord } from '@s4/contract'
import type { Db } from '@s4/db'
import { memberWords } from '@s4/api-platform/actor'
import type { Viewer } from '@s4/api-platform/http'
import { v7 as uuid } from 'uuid'

interface NewRecord extends Pick<TaxStatusRecord, 'status' | 'reasons' | 'cestReference'> {
  companyId: string
  jobId: string
  seekerId: string
  decidedBy: string
  now: Date
}

export const taxStatusRepository = (db: Db) => ({
  async insert({ companyId, jobId, seekerId, status, reasons, cestReference, decidedBy, now }: NewRecord) {
    await db.query(
      `insert into tax_status
         (id, company_id, job_id, seeker_id, status, reasons, cest_reference, decided_by, decided_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [uuid(), companyId, jobId, seekerId, status, reasons, cestReference, decidedBy, now],
    )
  },

  /** Of the worker and job of an assignment, newest first. */
  list: (assignmentId: string, { side }: Viewer): Promise<TaxStatusRecord[]> =>
    db.query<TaxStatusRecord>(
      `select tax_status.status, reasons, cest_reference, decided_at,
         case when $2 = 'company' then ${memberWords('tax_status.company_id', 'decided_by')} end as decided_by
       from assignment join tax_status using (job_id, seeker_id) join account on account.uid = decided_by
       where assignment.id = $1 order by decided_at desc, tax_status.id desc`,
      [assignmentId, side],
    ),

  /** The reasons are words about a person; that a status was determined, when and by whom stays. */
  async eraseReasons(seekerId: string): Promise<void> {
    await db.query(`update tax_status set reasons = '' where seeker_id = $1`, [seekerId])
  },
})

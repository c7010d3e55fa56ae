import type { ExpenseClaim } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint, type Db } from '@s4/db'
import { fileUrl } from '@s4/api-platform/files'
import { v7 as uuid } from 'uuid'

export interface NewExpense extends Pick<ExpenseClaim, 'kind' | 'miles' | 'pence'> {
  fileId: string | null
}

/** The caller holds the lock of the assignment. */
export const expenseRepository = (db: Db, assignmentId: string) => ({
  async list(): Promise<ExpenseClaim[]> {
    const rows = await db.query<Omit<ExpenseClaim, 'receipt'> & { fileId: string | null }>(
      `select id, kind, miles, pence, file_id, status, reason, claimed_at, respond_by,
         (select number from invoice where invoice.id = invoice_id) as invoice
       from expense_claim where assignment_id = $1 order by kind, claimed_at, id`,
      [assignmentId],
    )
    return rows.map(({ fileId, ...claim }) => ({ ...claim, receipt: fileUrl(fileId) }))
  },

  /** Throws `expenses.claimed` while a claim of this kind waits or is agreed. */
  async insert({ kind, miles, pence, fileId }: NewExpense, at: { now: Date; respondBy: string }): Promise<void> {
    await db
      .query(
        `insert into expense_claim (id, assignment_id, kind, miles, pence, file_id, claimed_at, respond_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [uuid(), assignmentId, kind, miles, pence, fileId, at.now, at.respondBy],
      )
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'one_expense_claim_of_each_kind' ? new ApiError('expenses.claimed') : error
      })
  },

  async answer(id: string, { status, reason, now }: { status: 'agreed' | 'refused'; reason: string; now: Date }) {
    await db.query(
      'update expense_claim set status = $3, reason = $4, answered_at = $5 where assignment_id = $1 and id = $2',
      [assignmentId, id, status, reason, now],
    )
  },

  /** Remembers that the company was reminded of it; false when it was before, or the claim is answered. */
  async markReminded(id: string, now: Date): Promise<boolean> {
    const rows = await db.query(
      `update expense_claim set reminded_at = $3
       where assignment_id = $1 and id = $2 and status = 'claimed' and reminded_at is null returning id`,
      [assignmentId, id, now],
    )
    return rows.length > 0
  },

  /** True once something of the hours is settled, so that an invoice can be made. */
  async isSettled(): Promise<boolean> {
    const rows = await db.query(
      `select from assignment_hours where assignment_id = $1 and status in ('agreed', 'disputed')`,
      [assignmentId],
    )
    return rows.length > 0
  },
})

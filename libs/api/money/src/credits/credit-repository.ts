import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint, type Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

export interface CreditRequest {
  amount: number
  reason: string
}

interface Decision {
  status: 'accepted' | 'declined' | 'withdrawn'
  answer: string
}

interface NewCreditNote extends CreditRequest {
  seekerId: string
  sequence: number
  number: string
  /** A day, `2026-11-21`. */
  issuedOn: string
  vat: number
}

/** The requests for credit notes on one invoice, and the notes; the invoice is locked by the caller. */
export const creditRepository = (tx: Db, invoiceId: string) => ({
  /** Throws `credit.exists` while one is open. */
  async ask({ amount, reason }: CreditRequest, now: Date): Promise<void> {
    try {
      await tx.query(
        `insert into credit_request (id, invoice_id, amount_pence, reason, status, asked_at)
         values ($1, $2, $3, $4, 'open', $5)`,
        [uuid(), invoiceId, amount, reason, now],
      )
    } catch (error) {
      throw violatedConstraint(error) === 'one_open_credit_request' ? new ApiError('credit.exists') : error
    }
  },

  /** Ends the open request and returns what was asked. Throws `credit.missing`. */
  async close({ status, answer }: Decision, now: Date): Promise<CreditRequest> {
    const [request] = await tx.query<CreditRequest>(
      `update credit_request set status = $2, decided_at = $3, answer = nullif($4, '')
       where invoice_id = $1 and status = 'open' returning amount_pence as amount, reason`,
      [invoiceId, status, now, answer],
    )
    if (!request) throw new ApiError('credit.missing')
    return request
  },

  /** Returns its id. */
  async issue(
    { seekerId, sequence, number, issuedOn, reason, amount, vat }: NewCreditNote,
    now: Date,
  ): Promise<string> {
    const id = uuid()
    await tx.query(
      `insert into credit_note (id, invoice_id, seeker_id, sequence, number, issued_on, reason, amount_pence,
           vat_pence, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, invoiceId, seekerId, sequence, number, issuedOn, reason, amount, vat, now],
    )
    return id
  },
})

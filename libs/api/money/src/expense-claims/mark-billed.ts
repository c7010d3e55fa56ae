import type { Db } from '@s4/db'

interface Billed {
  invoiceId: string
  claimIds: readonly string[]
}

/** Remembers which invoice bills which claims, so that none is billed twice. */
export async function markBilled(tx: Db, billed: readonly Billed[]): Promise<void> {
  const pairs = billed.flatMap(({ invoiceId, claimIds }) => claimIds.map((claimId) => ({ claimId, invoiceId })))
  if (pairs.length === 0) return
  await tx.query(
    `update expense_claim set invoice_id = pair.invoice_id
     from unnest($1::uuid[], $2::uuid[]) as pair (claim_id, invoice_id) where expense_claim.id = pair.claim_id`,
    [pairs.map(({ claimId }) => claimId), pairs.map(({ invoiceId }) => invoiceId)],
  )
}

import { INVOICES_KEPT_YEARS } from '@s4/domain/retention'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'

const BATCH_SIZE = 200

/** Removes agreements so many years after their end, and so after the last invoice that was made under them. */
export const removeOldAgreements: DueWork = async ({ db }, now) => {
  const old = await db.query<{ id: string }>(
    `select id from self_billing_agreement agreement
     where least(ended_at, expires_at) < $1::timestamptz - make_interval(years => ${INVOICES_KEPT_YEARS})
     order by expires_at limit ${BATCH_SIZE}`,
    [now],
  )
  await eachDue({ db, now }, old, async (ctx, id) => {
    await ctx.tx.query('delete from self_billing_agreement where id = $1', [id])
    await ctx.record({ action: 'self-billing.removed', subject: { kind: 'self-billing-agreement', id } })
  })
}

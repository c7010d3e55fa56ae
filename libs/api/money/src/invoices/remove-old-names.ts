import type { Db } from '@s4/db'
import { INVOICES_KEPT_YEARS } from '@s4/domain/retention'
import { localDate } from '@s4/domain/shift-text'
import { releaseFile } from '@s4/api-platform/files'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'

const BATCH_SIZE = 200

/** SQL: what stands on an invoice in place of an erased side. */
const erasedSide = (name: string) => `jsonb_build_object('name', '${name}', 'address', '', 'contact', '')`

const SELLER_ERASED = `(exists (select from seeker join account using (uid)
  where seeker.id = invoice.seeker_id and account.erased_at is not null))`
const BUYER_ERASED = `(not exists (select from company_member join account using (uid)
  where company_member.company_id = invoice.company_id and account.erased_at is null))`

/** SQL: the year in whose April the tax year of the supply began. */
const TAX_YEAR = "extract(year from supplied_on)::int - (to_char(supplied_on, 'MM-DD') < '04-06')::int"

/** When one side is erased, its names stay on the invoices only as long as tax law asks for them. */
export async function limitNamesOnInvoices(tx: Db, side: { seekerId: string } | { companyId: string }): Promise<void> {
  const [column, id] = 'seekerId' in side ? ['seeker_id', side.seekerId] : ['company_id', side.companyId]
  await tx.query(
    `update invoice set names_until = make_date(${TAX_YEAR} + ${INVOICES_KEPT_YEARS + 1}, 4, 5) where ${column} = $1`,
    [id],
  )
}

/** Removes the names of erased sides from invoices that tax law no longer asks for; amounts and numbers stay. */
export const removeOldNames: DueWork = async ({ db }, now) => {
  const old = await db.query<{ id: string }>(
    `select id from invoice where names_until < $1 order by names_until limit ${BATCH_SIZE}`,
    [localDate(now.toISOString())],
  )
  await eachDue({ db, now }, old, async (ctx, id) => {
    const files = await ctx.tx.query<{ fileId: string | null }>(
      `select unnest(array[invoice.file_id] || array(select file_id from expense_claim where invoice_id = invoice.id))
         as file_id
       from invoice where id = $1 and ${SELLER_ERASED}`,
      [id],
    )
    for (const { fileId } of files) await releaseFile(ctx.tx, fileId, now)
    await ctx.tx.query(
      `update invoice set names_until = null,
         seller = case when ${SELLER_ERASED} then ${erasedSide('Erased worker')} || '{"vatNumber":null}'
         else seller end,
         objection = case when ${SELLER_ERASED} then '' else objection end,
         seller_utr_sealed = case when ${SELLER_ERASED} then null else seller_utr_sealed end,
         buyer = case when ${BUYER_ERASED} then ${erasedSide('Closed company')} else buyer end
       where id = $1`,
      [id],
    )
    await ctx.record({ action: 'invoice.names-removed', subject: { kind: 'invoice', id } })
  })
}

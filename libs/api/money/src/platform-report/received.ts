import type { Db } from '@s4/db'
import type { Receipt } from '@s4/domain/platform-report'

/**
 * What a seller received, day by day, VAT included: what the report to HMRC counts (docs/uk-rules.md#platform-report).
 */
export const listReceipts = (db: Db, seekerId: string): Promise<Receipt[]> =>
  db.query<Receipt>(
    `select to_char(paid_on, 'YYYY-MM-DD') as day, count(*)::int as payments, sum(paid_pence)::int as pence
     from invoice where seeker_id = $1 and paid_on is not null group by paid_on order by paid_on`,
    [seekerId],
  )

export interface SellerYear {
  seekerId: string
  receipts: Receipt[]
  /** As they are now; of an erased seller as the last invoice had them. */
  name: string
  address: string
  dateOfBirth: string | null
  ninoSealed: Buffer | null
  sortCodeSealed: Buffer | null
  accountNumberSealed: Buffer | null
  accountName: string | null
}

/** Sellers who received something in a calendar year, in the order of their ids, after `after`. */
export const listSellersOfYear = (
  db: Db,
  { year, after, limit }: { year: number; after: string | null; limit: number },
): Promise<SellerYear[]> =>
  db.query<SellerYear>(
    `select seller.seeker_id, seller.receipts, coalesce(nullif(last.seller->>'name', ''), seeker.fullname) as name,
       coalesce((select concat_ws(', ', line1, nullif(line2, ''), town, postcode) from seeker_address
         where seeker_address.seeker_id = seller.seeker_id and to_date is null), last.seller->>'address') as address,
       to_char(date_of_birth, 'YYYY-MM-DD') as date_of_birth, nino_sealed, sort_code_sealed, account_number_sealed,
       account_name
     from (
       select seeker_id, json_agg(json_build_object('day', day, 'payments', payments, 'pence', pence)) as receipts
       from (
         select seeker_id, to_char(paid_on, 'YYYY-MM-DD') as day, count(*)::int as payments,
           sum(paid_pence)::int as pence
         from invoice where paid_on between make_date($1, 1, 1) and make_date($1, 12, 31)
           and ($2::uuid is null or seeker_id > $2)
         group by seeker_id, paid_on order by seeker_id, paid_on
       ) as of_day group by seeker_id order by seeker_id limit $3
     ) as seller
     join seeker on seeker.id = seller.seeker_id
     left join bank_details on bank_details.seeker_id = seller.seeker_id
     cross join lateral (select invoice.seller from invoice where invoice.seeker_id = seller.seeker_id
       order by created_at desc limit 1) as last
     order by seller.seeker_id`,
    [year, after, limit],
  )

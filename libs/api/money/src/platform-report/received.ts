import type { Db } from '@s4/db'
import type { Receipt } from '@s4/domain/platform-report'
import { PAYMENTS_OF_DAY } from '../ledger/payments-of-day'

/**
 * What a seller received less what they gave back, day by day, VAT included: what the report to HMRC counts
 * (docs/uk-rules.md#platform-report).
 */
export const listReceipts = (db: Db, seekerId: string): Promise<Receipt[]> =>
  db.query<Receipt>(
    `select to_char(day, 'YYYY-MM-DD') as day, ${PAYMENTS_OF_DAY} as payments, sum(pence)::int as pence
     from ledger_entry where seeker_id = $1 and account <> 'owed' and account in ('received', 'receivedVat')
     group by day having ${PAYMENTS_OF_DAY} <> 0 or sum(pence) <> 0 order by day`,
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
         select seeker_id, to_char(day, 'YYYY-MM-DD') as day, ${PAYMENTS_OF_DAY} as payments,
           sum(pence)::int as pence
         from ledger_entry where day between make_date($1, 1, 1) and make_date($1, 12, 31)
           and account <> 'owed' and account in ('received', 'receivedVat') and ($2::uuid is null or seeker_id > $2)
         group by seeker_id, day having ${PAYMENTS_OF_DAY} <> 0 or sum(pence) <> 0 order by seeker_id, day
       ) as of_day group by seeker_id order by seeker_id limit $3
     ) as seller
     join seeker on seeker.id = seller.seeker_id
     left join bank_details on bank_details.seeker_id = seller.seeker_id
     cross join lateral (select invoice.seller from invoice where invoice.seeker_id = seller.seeker_id
       order by created_at desc limit 1) as last
     order by seller.seeker_id`,
    [year, after, limit],
  )

import type { Db } from '@s4/db'
import { penceForInput } from '@s4/domain/money'
import { toCsv } from '@s4/api-platform/http'

/** A worker whom a company paid in a quarter. */
interface Engagement {
  name: string
  address: string
  /** Null where only cancelled work was paid. */
  startedOn: string | null
  /** Null while more work is agreed. */
  endedOn: string | null
  pence: number
  vat: number
  /** What the company last determined about the status for tax. */
  status: 'selfEmployed' | 'employed' | 'undetermined' | null
}

const columns: readonly (readonly [header: string, cell: (engagement: Engagement) => string])[] = [
  ['Worker name', ({ name }) => name],
  ['Worker address', ({ address }) => address],
  ['Worker National Insurance number', () => ''],
  ['Worker date of birth', () => ''],
  ['Worker unique taxpayer reference', () => ''],
  ['Start date of work', ({ startedOn }) => ukDate(startedOn)],
  ['End date of work', ({ endedOn }) => ukDate(endedOn)],
  ['Amount paid for the worker’s services', ({ pence }) => penceForInput(pence)],
  ['Currency', () => 'GBP'],
  ['VAT included', ({ vat }) => (vat > 0 ? 'Yes' : 'No')],
  ['Reason PAYE was not operated', ({ status }) => (status === 'selfEmployed' ? 'A' : '')],
  ['Status the company determined', ({ status }) => (status === null ? '' : statusText[status])],
]

const statusText = { selfEmployed: 'self-employed', employed: 'employed', undetermined: 'not determined' }
const ukDate = (day: string | null) => day?.split('-').toReversed().join('/') ?? ''

interface Quarter {
  /** First and last day. */
  from: string
  to: string
}

/**
 * Whom a company paid in a quarter, for its report of intermediaries (docs/uk-rules.md#intermediaries). Numbers that
 * the company may not learn from S4 are left empty.
 */
export async function intermediariesCsv(db: Db, companyId: string, { from, to }: Quarter): Promise<string> {
  const engagements = await db.query<Engagement>(
    `select seller.name, seller.address, work.started_on, work.ended_on, paid.pence, paid.vat,
       (select status from tax_status where tax_status.company_id = $1 and tax_status.seeker_id = paid.seeker_id
        order by decided_at desc, tax_status.id desc limit 1) as status
     from (
       select seeker_id, sum(pence)::int as pence, sum(pence) filter (where account = 'receivedVat') as vat
       from ledger_entry where company_id = $1 and account in ('received', 'receivedVat')
         and day between $2 and $3 group by seeker_id having sum(pence) <> 0
     ) paid
     cross join lateral (
       select invoice.seller->>'name' as name, invoice.seller->>'address' as address from invoice
       where invoice.company_id = $1 and invoice.seeker_id = paid.seeker_id order by created_at desc limit 1
     ) seller
     cross join lateral (
       select to_char(min(starts_at at time zone zone), 'YYYY-MM-DD') as started_on,
         case when max(ends_at at time zone zone)::date <= $3
           then to_char(max(ends_at at time zone zone), 'YYYY-MM-DD') end as ended_on
       from assignment where assignment.company_id = $1 and assignment.seeker_id = paid.seeker_id
         and engagement = 'self-employed' and status not in ('cancelled', 'noShow')
     ) work
     order by seller.name, paid.seeker_id`,
    [companyId, from, to],
  )
  return toCsv([
    columns.map(([header]) => header),
    ...engagements.map((engagement) => columns.map(([, cell]) => cell(engagement))),
  ])
}

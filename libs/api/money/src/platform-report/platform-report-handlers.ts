import type { PlatformReport } from '@s4/contract'
import type { Db } from '@s4/db'
import { byQuarter, reportDueOn, SELLER_DETAILS_DAYS } from '@s4/domain/platform-report'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { listReceipts } from './received'

const DAY_MS = 24 * 60 * 60_000

/** What S4 reports to HMRC about a seller, for the seller. */
export const platformReportHandlers = ({ db }: Deps): Handler[] => [
  implement('platformReport.show', ({ actor }) => ownReport(db, actor.seekerId)),
]

interface Details {
  name: string
  address: string | null
  dateOfBirth: string | null
  ninoTail: string | null
  accountTail: string | null
  askedAt: string | null
  held: boolean
}

async function ownReport(db: Db, seekerId: string): Promise<PlatformReport> {
  const [details] = await db.query<Details>(
    `select fullname as name, to_char(date_of_birth, 'YYYY-MM-DD') as date_of_birth, nino_tail,
       (select concat_ws(', ', line1, nullif(line2, ''), town, postcode) from seeker_address
         where seeker_address.seeker_id = seeker.id and to_date is null) as address,
       (select account_number_tail from bank_details where bank_details.seeker_id = seeker.id) as account_tail,
       asked_at, held_at is not null as held
     from seeker left join seller_details_request on seller_details_request.seeker_id = seeker.id
     where seeker.id = $1`,
    [seekerId],
  )
  if (!details) throw new Error(`the seeker ${seekerId} of a session is gone`)
  const { ninoTail, accountTail, askedAt, held, ...known } = details
  const missing = ninoTail === null || known.dateOfBirth === null
  return {
    details: {
      ...known,
      ninoNumber: ninoTail === null ? null : `********${ninoTail}`,
      accountNumber: accountTail === null ? null : `****${accountTail}`,
    },
    missing,
    held: missing && held,
    holdFrom:
      missing && askedAt ? new Date(Date.parse(askedAt) + SELLER_DETAILS_DAYS.hold * DAY_MS).toISOString() : null,
    years: await yearsOf(db, seekerId),
  }
}

/** The calendar years in which something was received, newest first. */
async function yearsOf(db: Db, seekerId: string): Promise<PlatformReport['years']> {
  const receipts = await listReceipts(db, seekerId)
  const years = [...new Set(receipts.map(({ day }) => Number(day.slice(0, 4))))].toReversed()
  return years.map((year) => ({
    year,
    dueOn: reportDueOn(year),
    quarters: byQuarter(receipts.filter(({ day }) => day.startsWith(`${year}-`))),
  }))
}

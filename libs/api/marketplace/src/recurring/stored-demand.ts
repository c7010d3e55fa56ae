import type { RecurringFields, Terms } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { bankHolidays } from '@s4/domain/bank-holidays'
import { addDays } from '@s4/domain/calendar-date'
import type { RecurringPlace } from '@s4/domain/recurring'
import { localDate } from '@s4/domain/shift-text'
import { siteNation } from '@s4/domain/site-nation'
import type { CompanyActor } from '@s4/api-platform/actor'

/** The fields as they are stored: with terms, whoever left them out. */
export type Pattern = RecurringFields & { terms: Terms }

export interface StoredDemand {
  id: string
  companyId: string
  pattern: Pattern
  weeksAhead: number
  until: string | null
  pausedAt: string | null
  changedBy: string
  version: number
  siteName: string
  zone: string
  postcode: string
}

const DEMAND = `select demand.id, demand.company_id, pattern, weeks_ahead, until_date as until, paused_at, changed_by,
    version, site.name as site_name, site.zone, site.postcode
  from recurring_demand as demand join site on site.id = demand.site_id`

/** Of this company, and of the sites that the member is limited to. Throws `recurring.missing`. */
export async function findDemand(
  db: Db,
  { companyId, siteIds }: Pick<CompanyActor, 'companyId' | 'siteIds'>,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<StoredDemand> {
  const [demand] = await db.query<StoredDemand>(
    `${DEMAND} where demand.company_id = $1 and demand.id = $2 and ($3::uuid[] is null or demand.site_id = any($3))
     ${lock ? 'for no key update of demand' : ''}`,
    [companyId, id, siteIds],
  )
  if (!demand) throw new ApiError('recurring.missing')
  return demand
}

/** For the sweep; locked until the transaction ends. */
export async function lockDemand(tx: Db, id: string): Promise<StoredDemand | undefined> {
  const [demand] = await tx.query<StoredDemand>(`${DEMAND} where demand.id = $1 for no key update of demand`, [id])
  return demand
}

/** The clock and the bank holidays of the site, for the years that a pattern is looked at. */
export function placeOf({ zone, postcode }: Pick<StoredDemand, 'zone' | 'postcode'>, today: string): RecurringPlace {
  const year = Number(today.slice(0, 4))
  const days = [year, year + 1].flatMap((each) => bankHolidays(siteNation(postcode), each))
  return { zone, holidays: new Map(days.map(({ date, name }) => [date, name])) }
}

/** From today at the site to the last day that jobs are made for. */
export function horizon({ zone, weeksAhead }: Pick<StoredDemand, 'zone' | 'weeksAhead'>, now: Date) {
  const first = localDate(now.toISOString(), zone)
  return { first, last: addDays(first, weeksAhead * 7) }
}

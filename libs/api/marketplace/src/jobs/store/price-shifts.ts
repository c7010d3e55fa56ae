import type { Db } from '@s4/db'
import { bankHolidays } from '@s4/domain/bank-holidays'
import type { PayBand } from '@s4/domain/pay-terms'
import { datesOf, ratedStretches } from '@s4/domain/rated-stretches'
import type { ShiftSpan } from '@s4/domain/shift-text'
import { siteNation } from '@s4/domain/site-nation'

interface PricedJob {
  payPerHour: number
  bands: PayBand[]
  zone: string
  postcode: string
}

/** Works out how the minutes of the job's shifts are paid, after its pay, terms, site or shifts were written. */
export async function priceShifts(tx: Db, jobId: string): Promise<void> {
  const [job] = await tx.query<PricedJob>(
    `select pay_per_hour, job.terms -> 'pay' -> 'bands' as bands, site.zone, site.postcode
     from job join site on site.id = job.site_id where job.id = $1`,
    [jobId],
  )
  if (!job) return
  const shifts = await tx.query<ShiftSpan & { id: string }>(
    `select id, starts_at, ends_at from shift
     where job_id = $1 and cancelled_at is null and ($2 or stretches <> '[]')`,
    [jobId, job.bands.length > 0],
  )
  if (shifts.length === 0) return
  const years = shifts.flatMap((shift) => datesOf(shift, job.zone).map((date) => Number(date.slice(0, 4))))
  const rules = { ...job, bankHolidays: holidayNames(job, years) }
  await tx.query(
    `update shift set stretches = priced.stretches::jsonb
     from unnest($1::uuid[], $2::text[]) as priced(id, stretches)
     where shift.id = priced.id and shift.stretches <> priced.stretches::jsonb`,
    [shifts.map(({ id }) => id), shifts.map((shift) => JSON.stringify(ratedStretches(rules, shift)))],
  )
}

const holidayNames = ({ postcode }: PricedJob, years: readonly number[]): ReadonlyMap<string, string> =>
  new Map(
    [...new Set(years)]
      .flatMap((year) => bankHolidays(siteNation(postcode), year))
      .map(({ date, name }) => [date, name]),
  )

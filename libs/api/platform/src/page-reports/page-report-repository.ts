import type { PageReport, PageSpeed } from '@s4/contract'
import type { Db } from '@s4/db'

const DAY = 24 * 60 * 60_000
const KEPT_MS = 14 * DAY
const SHOWN_MS = 7 * DAY
const SHOWN_PAGES = 40
/** Parts of one. */
const SMALLEST = 10_000

export async function insertPageReport(db: Db, { app, measures }: PageReport, now: Date): Promise<void> {
  await db.query(
    `insert into page_report (reported_at, app, route, measure, value)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::real[])`,
    [
      now,
      app,
      measures.map(({ route }) => route),
      measures.map(({ measure }) => measure),
      // A smaller number than the column takes says no more than 0.
      measures.map(({ value }) => Math.round(value * SMALLEST) / SMALLEST),
    ],
  )
}

/** The pages of the last seven days, those with errors first, then the slowest. */
export const listPageSpeeds = (db: Db, now: Date): Promise<PageSpeed[]> =>
  db.query<PageSpeed>(
    `select app, route, (count(*) filter (where measure = 'error'))::int as errors,
       percentile_cont(0.75) within group (order by value) filter (where measure = 'LCP') as lcp,
       percentile_cont(0.75) within group (order by value) filter (where measure = 'INP') as inp,
       percentile_cont(0.75) within group (order by value) filter (where measure = 'CLS') as cls
     from page_report where reported_at > $1 group by app, route
     order by errors desc, lcp desc nulls last, app, route limit ${SHOWN_PAGES}`,
    [new Date(now.getTime() - SHOWN_MS)],
  )

export async function removeOldPageReports({ db }: { db: Db }, now: Date): Promise<void> {
  await db.query('delete from page_report where reported_at < $1', [new Date(now.getTime() - KEPT_MS)])
}

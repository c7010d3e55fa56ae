import type { AlertStatistics } from '@s4/contract'
import type { Db } from '@s4/db'

interface Asked {
  companyId: string
  /** Null: all sites. */
  siteIds: readonly string[] | null
  /** The first Monday. */
  from: string
  now: Date
}

/** SQL: the average of the times from raised to `later`, in whole seconds; an alert without `later` does not count. */
const average = (later: string, of = 'true') =>
  `round(avg(extract(epoch from alert.${later} - alert.raised_at)) filter (where ${of}))::int`
const BY_MEMBER = 'alert.resolved_by is not null'

/** Alerts raised from the first Monday until now, each by the clock of its site, and how long members took. */
export async function countAlerts(db: Db, { companyId, siteIds, from, now }: Asked): Promise<AlertStatistics> {
  const [row] = await db.query<AlertStatistics>(
    `select count(*)::int as raised, count(alert.acknowledged_at)::int as seen,
       ${average('acknowledged_at')} as seconds_to_see,
       (count(*) filter (where ${BY_MEMBER}))::int as closed, ${average('resolved_at', BY_MEMBER)} as seconds_to_close
     from alert join assignment on assignment.id = alert.assignment_id
     where alert.company_id = $1 and ($2::uuid[] is null or assignment.site_id = any($2))
       and alert.raised_at >= $3::date - 1 and (alert.raised_at at time zone assignment.zone)::date >= $3::date
       and alert.raised_at <= $4`,
    [companyId, siteIds, from, now],
  )
  return row ?? { raised: 0, seen: 0, secondsToSee: null, closed: 0, secondsToClose: null }
}

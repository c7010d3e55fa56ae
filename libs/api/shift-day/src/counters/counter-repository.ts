import type { Counter, JobReport } from '@s4/contract'
import type { Db } from '@s4/db'
import { isOver, type CountedKind, type Press, type SiteCount } from '@s4/domain/site-count'
import { v7 as uuid } from 'uuid'

interface CountRow {
  kind: CountedKind
  limit: number
  inside: number | null
  peak: number | null
  since: string | null
  lastAt: string | null
}

interface NewCount {
  siteId: string
  assignmentId: string
  kind: CountedKind
  ins: number
  outs: number
  resetReason: string | null
  at: Date
}

export const counterRepository = (db: Db) => ({
  /** The kinds for which the site has a limit; a count that is over is 0. */
  async list(siteId: string, now: Date): Promise<Counter[]> {
    const rows = await db.query<CountRow>(
      `select counted.kind, counted.limit, inside, peak, since, last_at
       from site
       cross join lateral (values ('people', capacity), ('vehicles', vehicle_spaces)) as counted (kind, "limit")
       left join site_counter on site_counter.site_id = site.id and site_counter.kind = counted.kind
       where site.id = $1 and counted.limit is not null order by counted.kind`,
      [siteId],
    )
    return rows.map(({ inside, peak, since, lastAt, ...row }) =>
      lastAt === null || isOver({ lastAt: Date.parse(lastAt) }, now.getTime())
        ? { ...row, inside: 0, peak: 0, since: null, lastAt: null }
        : { ...row, inside: inside ?? 0, peak: peak ?? 0, since, lastAt },
    )
  },

  /** The count of a site, locked until the transaction ends; null before the first press. */
  async lock(siteId: string, kind: CountedKind): Promise<SiteCount | null> {
    await db.query('select id from site where id = $1 for no key update', [siteId])
    const [row] = await db.query<{ inside: number; peak: number; since: string; lastAt: string }>(
      'select inside, peak, since, last_at from site_counter where site_id = $1 and kind = $2',
      [siteId, kind],
    )
    return row ? { ...row, since: Date.parse(row.since), lastAt: Date.parse(row.lastAt) } : null
  },

  async put(siteId: string, kind: CountedKind, { inside, peak, since, lastAt }: SiteCount): Promise<void> {
    await db.query(
      `insert into site_counter (site_id, kind, inside, peak, since, last_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (site_id, kind) do update set inside = excluded.inside, peak = excluded.peak,
         since = excluded.since, last_at = excluded.last_at`,
      [siteId, kind, inside, peak, new Date(since), new Date(lastAt)],
    )
  },

  /** Oldest first. */
  async pressesAfter(siteId: string, kind: CountedKind, at: Date): Promise<Press[]> {
    const rows = await db.query<{ ins: number; outs: number; at: string }>(
      `select ins, outs, at from site_count where site_id = $1 and kind = $2 and at > $3 and reset_reason is null
       order by at, id`,
      [siteId, kind, at],
    )
    return rows.map((row) => ({ ...row, at: Date.parse(row.at) }))
  },

  async insert({ siteId, assignmentId, kind, ins, outs, resetReason, at }: NewCount): Promise<void> {
    await db.query(
      `insert into site_count (id, site_id, assignment_id, kind, ins, outs, reset_reason, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [uuid(), siteId, assignmentId, kind, ins, outs, resetReason, at],
    )
  },
})

/** SQL: what was counted at the site of the shift `$1` while it was on. */
const DURING = `shift join job on job.id = shift.job_id join site_count on site_count.site_id = job.site_id
    and site_count.at >= shift.starts_at - interval '1 hour' and site_count.at < shift.ends_at + interval '1 hour'`

/** In and out by the hour at the site of a shift, while it is on. */
export const countsByHour = (db: Db, shiftId: string) =>
  db.query<{ kind: CountedKind; hour: string; ins: number; outs: number }>(
    `select kind, date_trunc('hour', site_count.at) as hour, sum(ins)::int as ins, sum(outs)::int as outs
     from ${DURING} where shift.id = $1 and reset_reason is null group by kind, hour order by kind, hour`,
    [shiftId],
  )

/** Who set a count at the site of a shift to 0 while it was on, and why, oldest first. */
export const resetsDuring = (db: Db, shiftId: string) =>
  db.query<JobReport['resets'][number]>(
    `select kind, site_count.at, seeker.fullname as seeker_name, reset_reason as reason
     from ${DURING} join assignment on assignment.id = site_count.assignment_id
     join seeker on seeker.id = assignment.seeker_id
     where shift.id = $1 and reset_reason is not null order by site_count.at, site_count.id`,
    [shiftId],
  )

interface Reason {
  /** What the statement holds, spaces apart. */
  holds: string
  why: string
}

const STATE =
  'all jobs of the company that are not over are looked at, because their state follows from shifts, people and the ' +
  'time; those that are over too where words are looked for, a column is sorted by or all are counted'
const COUNTS = 'counts or adds up all that somebody has, and answers with one row'

const OF_SITE =
  'walks the newest of the company until the page has enough of one site; where the work was stands with the work, ' +
  'and one more index on the largest tables would cost more than the 40 to 90 ms'

/** Statements that must look at more rows than they return. */
const reasons: readonly Reason[] = [
  { holds: 'from check_call join assignment on assignment.id = check_call.assignment_id join seeker', why: OF_SITE },
  { holds: "case when alert.kind = 'papersMissing' then opened.missing_papers", why: OF_SITE },
  { holds: 'job_state(job.id,', why: STATE },
  {
    holds: 'from company left join lateral (select min(declared_at) as since from company_declaration',
    why: 'looks through all companies, of which there are few, for S4’s staff',
  },
  { holds: 'with ahead as ( select job.client_id', why: 'counts all shifts to come of each client' },
  { holds: "filter (where alert.kind = 'missedCheckCall'", why: COUNTS },
  {
    holds: 'as agreed from assignment left join assignment_hours hours',
    why: `${COUNTS}; asked when a company closes`,
  },
  { holds: 'as unread from conversation join seeker', why: COUNTS },
  { holds: 'as unread from notification where uid', why: COUNTS },
  { holds: "from application where seeker_id = $1 and status = 'applied'", why: COUNTS },
  { holds: 'select status, count(*)::int as count from application', why: COUNTS },
  { holds: 'select count(*)::int as count from assignment_hours', why: COUNTS },
  { holds: 'select count(*)::int as count, min(respond_by) as respond_by from assignment_hours', why: COUNTS },
  { holds: 'coalesce(sum(greatest(0, invoice.owed_pence)), 0)::int as pence', why: COUNTS },
  { holds: '(count(*) over ())::int as total from shift', why: 'counts all shifts to come that lack people' },
  { holds: 'as places_left, (count(*) over ())::int as total', why: 'counts all shifts to come that lack people' },
  { holds: "where rating.company_id = company.id and by_side = 'seeker') as stars", why: 'the mean of all stars' },
  { holds: 'from seeker left join job on job.id = $3', why: 'counts all work and all stars of a person' },
  { holds: 'from saved_worker saved join seeker', why: 'counts all work and all stars of each person' },
  {
    holds: 'union all select job_id, seeker_id, accepted_at from assignment) met',
    why: 'finds the latest 200 of all whom somebody has met; when it was is kept in three tables',
  },
  {
    holds: 'select *, posted_at as value from (select',
    why: 'no index keeps the newest around: the newest of the country are read, or all around where these are fewer',
  },
  { holds: 'count(*)::int as raised, count(alert.acknowledged_at)', why: COUNTS },
  { holds: 'with place as ( select date_trunc', why: 'adds up all shifts and work of a year, by week' },
  { holds: 'as monday, starts_at, ends_at, pay_per_hour, stretches', why: 'adds up all work of a year, by week' },
  { holds: 'with week_shift as (', why: 'a whole week, with its people and shifts, is one row of JSON' },
  {
    holds: '/ 1609.344, 0) +',
    why: 'best match weighs all jobs of two days around ([decision 007](decisions/007-search-over-a-million-jobs.md))',
  },
  {
    holds: 'with found as ( select piece.starts_at',
    why: 'words inside titles, sites and names of all finished work; the walk ends with the page when there are enough',
  },
]

const oneLine = (text: string) => text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ')

/** Why a statement must look at many rows for each that it returns; undefined for one that need not. */
export const mustScan = (text: string): string | undefined =>
  reasons.find(({ holds }) => oneLine(text).includes(holds))?.why

import type { CompletedShift, CompletedShiftList } from '@s4/contract'
import type { Db } from '@s4/db'
import type { SortCursor, SortKind } from '@s4/api-platform/http'

type Column = Exclude<NonNullable<CompletedShiftList['sort']>, `-${string}`>

/** What each column is sorted by, in SQL. */
const columns: Record<Column, { key: string; kind: SortKind }> = {
  title: { key: 'lower(title)', kind: 'text' },
  site: { key: 'lower(site_name)', kind: 'text' },
  start: { key: 'starts_at', kind: 'instant' },
  people: { key: 'people', kind: 'number' },
  toAgree: { key: 'to_agree', kind: 'number' },
  agreed: { key: 'agreed_pence', kind: 'number' },
  unpaid: { key: 'unpaid_pence', kind: 'number' },
}

/** Which shifts a list shows, by a piece of `finished_work` on them. */
const STATE = { all: 'true', toAgree: 'to_agree', unpaid: 'to_pay > 0' } as const

const CASTS: Record<SortKind, string> = { instant: 'timestamptz', text: 'text', number: 'numeric' }

const orderOf = (sort: CompletedShiftList['sort']) => {
  const column = (sort ?? '-start').replace('-', '') as Column
  return { ...columns[column], forwards: sort !== undefined && !sort.startsWith('-') }
}

/** The kind of values that the cursor of a sorted list holds. */
export const kindOfSort = (sort: CompletedShiftList['sort']): SortKind => orderOf(sort).kind

interface SortedQuery extends CompletedShiftList {
  companyId: string
  after: SortCursor | null
  /** Null for all. */
  limit: number | null
}

/**
 * A company's finished shifts in any order, each with the value that orders it; without one the newest first. By their
 * start they are walked in that order and only those shown are added up; other orders need the sums of all.
 */
export async function sortedShifts(
  db: Db,
  { companyId, state, text, from, to, sort, after, limit }: SortedQuery,
): Promise<{ shift: CompletedShift; sortKey: string | number }[]> {
  const { key, kind, forwards } = orderOf(sort)
  const direction = forwards ? 'asc' : 'desc'
  const isWalked = key === 'starts_at'
  const isAfter = `($2::uuid is null or (${key}, shift_id) ${forwards ? '>' : '<'} ($3::${CASTS[kind]}, $2))`
  const ordered = `order by ${key} ${direction}, shift_id ${direction} limit $4`
  const rows = await db.query<CompletedShift & { sortKey: string | number }>(
    `with found as (
       select piece.starts_at, piece.shift_id, one.* from finished_work piece
       -- Each shift by the first of its pieces, one after the other: the planner cannot hash or sort what it joins, so
       -- that the walk ends with the page.
       cross join lateral (
         select one.job_id, one.title, one.site_name, one.zone, client.name as client_name from assignment one
         join job on job.id = one.job_id left join client on client.id = job.client_id
         where one.id = piece.assignment_id and not exists (
           select from finished_work earlier
           where earlier.shift_id = piece.shift_id and earlier.assignment_id < piece.assignment_id and ${STATE[state]})
         offset 0
       ) one
       where piece.company_id = $1 and ${STATE[state]} and ${isWalked ? isAfter : 'true'}
         -- The days as they are anywhere, for the index; those at the site are below.
         and ($5::date is null or starts_at >= $5::date - 1) and ($6::date is null or starts_at < $6::date + 2)
         and ($5::date is null or (starts_at at time zone one.zone)::date >= $5)
         and ($6::date is null or (starts_at at time zone one.zone)::date <= $6)
         and ($7::text is null
           or strpos(lower(concat_ws(' ', one.title, one.site_name, client_name)), lower($7)) > 0
           or (select bool_or(strpos(lower(seeker.fullname), lower($7)) > 0) from finished_work worked
             join seeker on seeker.id = worked.seeker_id where worked.shift_id = piece.shift_id))
       ${isWalked ? ordered : ''}
     ), finished as (
       select found.job_id, found.shift_id, found.title, found.site_name, found.zone, found.starts_at, shift.ends_at,
         sums.*
       from found join shift on shift.id = found.shift_id
       cross join lateral (
         select count(*) filter (where not is_cancelled)::int as people,
           count(*) filter (where is_cancelled)::int as cancelled,
           count(*) filter (where to_agree)::int as to_agree, count(*) filter (where waiting)::int as waiting,
           sum(unpaid)::int as unpaid, sum(to_pay)::int as unpaid_pence, sum(refund_due)::int as refund_pence,
           sum(agreed_pence)::int as agreed_pence
         from finished_work where finished_work.shift_id = found.shift_id
       ) sums
     )
     select finished.*, ${key} as sort_key from finished where ${isWalked ? 'true' : isAfter} ${ordered}`,
    [companyId, after?.id ?? null, after?.key ?? null, limit, from ?? null, to ?? null, text || null],
  )
  return rows.map(({ sortKey, ...shift }) => ({ shift, sortKey }))
}

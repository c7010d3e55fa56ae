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

/** Which shifts a list shows, by the pieces of `finished_work` on them. */
const STATE = { all: 'true', toAgree: 'bool_or(to_agree)', unpaid: 'bool_or(to_pay > 0)' } as const

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

/** A company's finished shifts in any order, each with the value that orders it; without one the newest first. */
export async function sortedShifts(
  db: Db,
  { companyId, state, text, from, to, sort, after, limit }: SortedQuery,
): Promise<{ shift: CompletedShift; sortKey: string | number }[]> {
  const { key, kind, forwards } = orderOf(sort)
  const direction = forwards ? 'asc' : 'desc'
  const rows = await db.query<CompletedShift & { sortKey: string | number }>(
    `with sums as (
       select shift_id, (array_agg(assignment_id))[1] as one_of_them,
         count(*) filter (where not is_cancelled)::int as people,
         count(*) filter (where is_cancelled)::int as cancelled,
         count(*) filter (where to_agree)::int as to_agree, count(*) filter (where waiting)::int as waiting,
         sum(unpaid)::int as unpaid, sum(to_pay)::int as unpaid_pence, sum(refund_due)::int as refund_pence,
         sum(agreed_pence)::int as agreed_pence
       from finished_work where company_id = $1
        -- The days as they are anywhere, for the index; those at the site are below.
        and ($5::date is null or starts_at >= $5::date - 1) and ($6::date is null or starts_at < $6::date + 2)
      group by shift_id having ${STATE[state]}
     ), finished as (
       select shift.job_id, sums.shift_id, one.title, one.site_name, one.zone, shift.starts_at, shift.ends_at,
         people, cancelled, to_agree, waiting, unpaid, unpaid_pence, refund_pence, agreed_pence
       from sums join shift on shift.id = sums.shift_id join assignment one on one.id = sums.one_of_them
       join job on job.id = shift.job_id left join client on client.id = job.client_id
       where ($5::date is null or (shift.starts_at at time zone one.zone)::date >= $5)
         and ($6::date is null or (shift.starts_at at time zone one.zone)::date <= $6)
         and ($7::text is null
           or strpos(lower(concat_ws(' ', one.title, one.site_name, client.name)), lower($7)) > 0
           or sums.shift_id in (select shift_id from finished_work join seeker on seeker.id = seeker_id
             where company_id = $1 and strpos(lower(seeker.fullname), lower($7)) > 0))
     )
     select finished.*, ${key} as sort_key from finished
     where $2::uuid is null or (${key}, shift_id) ${forwards ? '>' : '<'} ($3::${CASTS[kind]}, $2)
     order by ${key} ${direction}, shift_id ${direction} limit $4`,
    [companyId, after?.id ?? null, after?.key ?? null, limit, from ?? null, to ?? null, text || null],
  )
  return rows.map(({ sortKey, ...shift }) => ({ shift, sortKey }))
}

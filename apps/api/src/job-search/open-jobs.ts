import type { JobSearch } from '@s4/contract'
import type { Db } from '@s4/db'
import { cellsAround } from '@s4/domain/search-cell'
import { dayBounds } from './day-bounds'
import type { SearchCursor } from './search-cursor'
import { orderOf, stretchesOf, type Stretch } from './search-plan'
import type { WordFrequency } from './word-frequency'

const MILE = 1609.344

export interface Found {
  jobId: string
  /** Null without a place. */
  metres: number | null
}

interface Row extends Found {
  value: string | number
}

interface Question {
  search: JobSearch
  seekerId: string | null
  after: SearchCursor | null
  now: string
}

/** The ids of one page of open jobs, and where it ended; `next` is null on the last page. */
export const openJobs = (db: Db, frequency: WordFrequency) =>
  async ({ search, seekerId, after, now }: Question): Promise<{ found: Found[]; next: SearchCursor | null }> => {
    const asOf = after?.asOf ?? now
    const reach = search.lat === undefined ? null : search.within * MILE
    const stretches = stretchesOf(search.sort, reach, Date.parse(asOf))
    const rare = search.text ? await frequency.isRare(search.text) : false
    const found: Row[] = []

    for (let index = after?.stretch ?? 0; index < stretches.length; index += 1) {
      const stretch = stretches[index]
      if (!stretch) break
      const last = found.at(-1)
      // A wider ring holds the narrower ones, so the place reached leads past them; spans of time begin afresh.
      const reached = search.sort === 'nearest' && last ? { value: last.value, id: last.jobId } : null
      const from = reached ?? (search.sort === 'nearest' || index === after?.stretch ? after : null)
      const { sql, params } = pageSql({ search, seekerId, stretch, rare, asOf, now, after: from, limit: search.limit - found.length })
      found.push(...(await db.query<Row>(sql, params)))
      const end = found.at(-1)
      if (found.length >= search.limit && end) return { found, next: { stretch: index, value: end.value, id: end.jobId, asOf } }
    }
    return { found, next: null }
  }

interface PageQuestion {
  search: JobSearch
  seekerId: string | null
  stretch: Stretch
  rare: boolean
  asOf: string
  now: string
  after: { value: string | number; id: string } | null
  limit: number
}

/** The narrow columns come from an index alone; words, role and licence are tested in order until the page is full. */
function pageSql({ search, seekerId, stretch, rare, asOf, now, after, limit }: PageQuestion): { sql: string; params: unknown[] } {
  const params: unknown[] = [asOf]
  const bind = (value: unknown) => `$${params.push(value)}`
  const { value, type, direction } = orderOf[search.sort]
  const { lat, lng, from, to } = search
  const near = lat !== undefined && lng !== undefined
  const days = dayBounds({ from, to })

  const narrow = [
    `starts_at >= ${bind(new Date(Math.max(stretch.from, days.from ?? 0)))}`,
    `starts_at < ${bind(new Date(Math.min(stretch.to, days.to ?? Infinity)))}`,
    `bookable_until >= ${bind(now)}`,
    ...(search.payFrom ? [`pay_per_hour >= ${bind(search.payFrom)}`] : []),
    ...(near ? [`cell = any(${bind(cellsAround({ latitude: lat, longitude: lng }, stretch.metres))}::int[])`] : []),
    // Posted after the first page was asked for: left for a fresh search.
    ...(search.sort === 'newest' ? [`posted_at <= $1::timestamptz`] : []),
  ]
  const wide = [
    ...(search.text ? [`words @@ websearch_to_tsquery('english', ${bind(search.text)})`] : []),
    ...(search.role ? [`role = ${bind(search.role)}`] : []),
    ...(search.siaSector ? [`sia_sector = ${bind(search.siaSector)}`] : []),
    ...(search.companyId ? [`exists (select 1 from job where job.id = open_job.job_id and job.company_id = ${bind(search.companyId)})`] : []),
    ...(search.saved ? [`exists (select 1 from saved_job where saved_job.job_id = open_job.job_id and seeker_id = ${bind(seekerId)})`] : []),
  ]
  const metres = near ? metresSql(bind(lat), bind(lng)) : 'null::double precision'
  const columns = `job_id, starts_at, pay_per_hour, ${search.sort === 'newest' ? 'posted_at, ' : ''}${metres} as metres`
  const compare = direction === 'asc' ? '>' : '<'
  const kept = [
    ...(near ? [`metres <= ${bind(stretch.metres)}`] : []),
    ...(after ? [`(${value}, job_id) ${compare} (${bind(after.value)}::${type}, ${bind(after.id)}::uuid)`] : []),
  ]
  const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '')
  const byWordsFirst = rare || search.saved || search.companyId
  const probe = byWordsFirst || wide.length === 0
    ? ''
    : `cross join lateral (select from open_job where open_job.job_id = narrow.job_id and ${wide.join(' and ')}) as fits`

  return {
    params,
    // $1 is named in every form, so that its type is known.
    sql: `select narrow.job_id, metres, value from (
        select *, ${value} as value from (select ${columns} from open_job ${where([...narrow, ...(byWordsFirst ? wide : [])])}) candidate
        ${where(kept)} order by ${value} ${direction}, job_id ${direction}
      ) narrow ${probe} where $1::timestamptz is not null
      order by value ${direction}, job_id ${direction} limit ${bind(limit)}`,
  }
}

const metresSql = (lat: string, lng: string) =>
  `(12742017.6 * asin(least(1, sqrt(
     sin(radians(lat - ${lat}::double precision) / 2) ^ 2
     + cos(radians(${lat}::double precision)) * cos(radians(lat)) * sin(radians(lng - ${lng}::double precision) / 2) ^ 2))))`

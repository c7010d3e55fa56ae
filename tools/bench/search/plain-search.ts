import type pg from 'pg'
import type { Search } from './searches'

const order: Record<string, string> = {
  soonest: 'starts_at, job_id',
  nearest: 'metres, job_id',
  paid: 'pay_per_hour desc, job_id desc',
  newest: 'posted_at desc, job_id desc',
}

/** The first page of a search, by a simple query that is not optimised. */
export async function plainSearch(pool: pg.Pool, { text, lat, lng, within, payFrom, sort }: Search): Promise<string[]> {
  const { rows } = await pool.query<{ job_id: string }>(
    `with measured as (
       select *, 12742017.6 * asin(least(1, sqrt(
         sin(radians(lat - $1::float8) / 2) ^ 2
         + cos(radians($1::float8)) * cos(radians(lat)) * sin(radians(lng - $2::float8) / 2) ^ 2))) as metres
       from open_job where words @@ websearch_to_tsquery('english', $3) and pay_per_hour >= $4
        and bookable_until > now()
     )
     select job_id from measured where metres <= $5 order by ${order[sort]} limit 20`,
    [lat, lng, text, payFrom, within * 1609.344],
  )
  return rows.map(({ job_id }) => job_id)
}

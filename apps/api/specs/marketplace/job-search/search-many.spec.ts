import { defaultPayTerms } from '@s4/domain/pay-terms'
import { connect } from '@s4/db'
import { beforeAll, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-16T09:00:00.000Z'
const LEEDS = { lat: 53.7997, lng: -1.5492 }
const api = await startApi({ now: NOW })
const company = await api.aCompany()
const site = await api.aSite(company, LEEDS)

/** Inserts the same 2 600 jobs every time, too many for one part, within 40 miles of Leeds and over five weeks. */
beforeAll(async () => {
  await api.db.query(
    `with numbered as (select n, md5(n::text) as chance from generate_series(1, 2600) n),
     drawn as (
       select n,
         ('x' || substr(chance, 1, 4))::bit(16)::int as a,
         ('x' || substr(chance, 5, 4))::bit(16)::int as b,
         ('x' || substr(chance, 9, 4))::bit(16)::int as c
       from numbered
     ),
     placed as (
       insert into site (id, company_id, name, address, postcode, lat, lng, created_at)
       select gen_random_uuid(), $1, 'Site ' || n, 'Headrow', 'LS1 4DY',
         53.8 + (a - 32768) / 65536.0, -1.55 + (b - 32768) / 40000.0, $2
       from drawn returning id, substr(name, 6)::int as n
     ), posted as (
       insert into job (
         id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
         terms, status, created_by, created_at, updated_at, published_at)
       select gen_random_uuid(), $1, placed.id,
         (array['Door supervisor', 'Night guard', 'Event steward', 'Dog handler'])[1 + c % (2 + n % 3)]
           || ', ' || (array['match day', 'music festival', 'market', 'hospital'])[1 + a % 4],
         'security-guard',
         1200 + 50 * (b % 12), '{}', 1, '0427', 30, $4, 'published', $3, $2, $2,
         $2::timestamptz - n * interval '1 minute'
       from placed join drawn using (n) returning id, published_at
     )
     insert into shift (id, job_id, starts_at, ends_at, positions)
     select gen_random_uuid(), posted.id, starts, starts + interval '8 hours', 1
     from posted cross join lateral (
       select $2::timestamptz
         + (('x' || substr(md5(posted.published_at::text), 1, 4))::bit(16)::int % 840) * interval '1 hour' as starts
     ) as beginning`,
    [company.companyId, NOW, company.uid, JSON.stringify({ company: [], seeker: [], pay: defaultPayTerms })],
  )
  // The search reads in parts only when the table has statistics, which only the owner may create.
  const url = new URL(process.env['S4_TEST_DATABASE_URL'] ?? '')
  url.pathname = new URL(api.deps.settings.databaseUrl).pathname
  const owner = connect(url.href, { max: 1 })
  await owner.query('analyze open_job')
  await owner.end()
})

interface Search {
  sort: string
  text?: string
  within?: number
  payFrom?: number
}

const order: Record<string, string> = {
  soonest: 'starts_at, job_id',
  paid: 'pay_per_hour desc, job_id desc',
  newest: 'posted_at desc, job_id desc',
  nearest: 'metres, job_id',
  best: `case when starts_at < $1::timestamptz + interval '2 days' then 1
      when starts_at < $1::timestamptz + interval '7 days' then 2 else 3 end,
    coalesce(metres / 1609.344, 0)
      + extract(epoch from starts_at - $1::timestamptz) / 7200 - pay_per_hour / 20.0, job_id`,
}

/** The same search as one simple query, for comparison. */
const searchPlainly = async ({ sort, text = '', within = 25, payFrom = 0 }: Search) => {
  const near = sort === 'nearest' || within !== 25
  const rows = await api.db.query<{ jobId: string }>(
    `select job_id from (
       select *, 12742017.6 * asin(sqrt(
         sin(radians(lat - ${LEEDS.lat}) / 2) ^ 2
         + cos(radians(${LEEDS.lat})) * cos(radians(lat)) * sin(radians(lng - ${LEEDS.lng}) / 2) ^ 2
       )) as metres
       from open_job
     ) measured
     where bookable_until >= $1 and pay_per_hour >= $2
       and ($3 = '' or words @@ websearch_to_tsquery('english', $3))
       and ($4 = false or metres <= $5)
     order by ${near ? order[sort] : order[sort]?.replace('metres', 'null::float8')}`,
    [NOW, payFrom, text, near, within * 1609.344],
  )
  return rows.map(({ jobId }) => jobId)
}

const page = async ({ sort, text, within, payFrom }: Search, cursor: string) => {
  const near = sort === 'nearest' || within !== undefined
  const query = new URLSearchParams({
    sort,
    limit: '9',
    ...(text && { text }),
    ...(payFrom && { payFrom: String(payFrom) }),
    ...(near && { lat: String(LEEDS.lat), lng: String(LEEDS.lng) }),
    ...(within && { within: String(within) }),
    ...(cursor && { cursor }),
  })
  const answer = await api.anonymous('GET', `/jobs?${query.toString()}`)
  expect(answer.statusCode).toBe(200)
  return answer.json() as { data: { id: string }[]; nextCursor: string | null }
}

const sorts = ['soonest', 'nearest', 'paid', 'best', 'newest']
const searches: Omit<Search, 'sort'>[] = [
  {},
  { within: 5 },
  { within: 40 },
  { text: 'door supervisor', within: 12 },
  { text: 'dog handler market' },
  { text: 'dog', within: 40, payFrom: 1500 },
  { text: 'guard or steward', within: 20 },
  { text: 'night -festival', within: 30 },
  { text: '"match day"', within: 30 },
  { text: 'the' },
  { text: 'zebra', within: 40 },
  { within: 400, payFrom: 1500 },
]

it.each(sorts.flatMap((sort) => searches.map((search) => [sort, search] as const)))(
  'sorted by %s, the pages of %o are what a simple query returns',
  async (sort, search) => {
    const all = await searchPlainly({ sort, ...search })
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null && seen.length <= 120) {
      const answer = await page({ sort, ...search }, cursor)
      seen.push(...answer.data.map(({ id }) => id))
      cursor = answer.nextCursor
    }

    expect(seen).toEqual(all.slice(0, seen.length))
    expect(seen.length >= Math.min(all.length, 120)).toBe(true)
  },
)

it.each(sorts)(
  'sorted by %s, pages read in parts neither repeat nor skip jobs while others are posted',
  async (sort) => {
    const search = { sort, within: 30, text: 'guard' }
    const before = await searchPlainly(search)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer = await page(search, cursor)
      seen.push(...answer.data.map(({ id }) => id))
      cursor = answer.nextCursor
      if (seen.length < 60)
        await api.aPublishedJob(company, {
          siteId: site,
          title: 'Night guard, posted later',
          payPerHour: 1200 + seen.length * 9,
          shifts: [{ startsAt: '2026-11-17T20:00:00.000Z', endsAt: '2026-11-18T04:00:00.000Z' }],
        })
    }

    const known = new Set(before)
    expect(seen.filter((id) => known.has(id))).toEqual(before)
    expect(new Set(seen).size).toBe(seen.length)
    await api.db.query(`update job set status = 'closed' where title = 'Night guard, posted later'`)
  },
)

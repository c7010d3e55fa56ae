import type { JobSearch, Point } from '@s4/contract'
import type { Db } from '@s4/db'
import { boundsAround } from '@s4/domain/search-cell'
import { dayBounds } from './day-bounds'
import type { SearchCursor } from './search-cursor'
import { matchAnywhere, orderBySort, planSearch, type SearchPart } from './search-plan'
import { searchStatistics } from './search-statistics'
import { searchWords, type SearchWords } from './search-words'
import { workableSql, type Workable } from './workable'

const MILE = 1609.344

export interface FoundJob {
  jobId: string
  /** Null without a searched location and without a home. */
  metres: number | null
}

interface Row extends FoundJob {
  value: string | number
}

/** A search with its distance chosen. */
export type PlacedSearch = JobSearch & { within: number }

interface OpenJobsInput {
  /** Where the jobs are read. */
  reads: Db
  search: PlacedSearch
  seekerId: string | null
  /** Of the searcher, when only jobs they can work are asked for. */
  workable: Workable | null
  /** Where distances are measured from without a searched location. */
  home: Point | null
  after: SearchCursor | null
  now: string
}

/** Finds the ids of one page of open jobs, and where it ended; `next` is null on the last page. */
export function openJobs(db: Db) {
  const statistics = searchStatistics(db)
  const findSearchWords = searchWords(db)

  return async ({
    reads,
    search,
    seekerId,
    workable,
    home,
    after,
    now,
  }: OpenJobsInput): Promise<{ found: FoundJob[]; next: SearchCursor | null; noWords?: true }> => {
    const asOf = after?.asOf ?? now
    const words = search.text ? await findSearchWords(search.text) : null
    // Only stop words such as *the*, which are not indexed.
    if (words?.words.length === 0) return { found: [], next: null, noWords: true }
    const parts = planSearch(planInput(search, { workable, asOf, after, words }), await statistics())
    const found: Row[] = []
    let from: { value: string | number; id: string } | null = after

    // Only *best match* has the same parts on every page, so only its cursor names one.
    const firstPart = search.sort === 'best' ? (after?.part ?? 0) : 0
    for (const [index, part] of parts.entries()) {
      if (index < firstPart) continue
      const { sql, params, keepsPlan } = pageSql({
        search,
        seekerId,
        workable,
        home,
        part,
        words,
        asOf,
        now,
        after: from,
        limit: search.limit - found.length,
      })
      found.push(...(await reads.query<Row>(sql, params, { keepsPlan })))
      const end = found.at(-1)
      if (found.length >= search.limit && end)
        return { found, next: { part: search.sort === 'best' ? index : 0, value: end.value, id: end.jobId, asOf } }
      // A match in one part can sort before the last one of the part before it.
      from = search.sort === 'best' ? null : end ? { value: end.value, id: end.jobId } : from
    }
    return { found, next: null }
  }
}

interface PlanContext {
  workable: Workable | null
  asOf: string
  after: SearchCursor | null
  words: SearchWords | null
}

function planInput(asked: PlacedSearch, { workable, asOf, after, words }: PlanContext) {
  const { sort, limit, lat, lng, within, payFrom, saved, companyId, ...search } = asked
  const { from = -Infinity, to = Infinity } = dayBounds(search)
  // The jobs a person saved, or of one company, are few: they are read in one part.
  const isShortList = saved !== undefined || companyId !== undefined
  const location =
    lat === undefined || lng === undefined || isShortList
      ? null
      : { latitude: lat, longitude: lng, metres: within * MILE }
  return {
    sort,
    limit,
    location,
    from,
    to,
    payFrom: payFrom ?? 0,
    words: words?.words ?? null,
    hasOtherFilter: otherFilters({ search: asked, seekerId: null, workable }, () => '').length > 0,
    after: after?.value ?? null,
    asOf: Date.parse(asOf),
  }
}

interface PageInput {
  search: PlacedSearch
  seekerId: string | null
  workable: Workable | null
  home: Point | null
  part: SearchPart
  words: SearchWords | null
  asOf: string
  now: string
  after: { value: string | number; id: string } | null
  limit: number
}

const ORDERS_OF_AN_INDEX: JobSearch['sort'][] = ['soonest', 'paid', 'newest']

/**
 * The index conditions are tested in an index alone; the row conditions (words, role, licence, workable) then row by
 * row until the page is full.
 */
function pageSql(page: PageInput): { sql: string; params: unknown[]; keepsPlan: boolean } {
  const { search, home, part, words, asOf, now, after, limit } = page
  const { wordsFirst } = part
  const params: unknown[] = [asOf]
  const bind = (value: unknown) => `$${params.push(value)}`
  const { lat, lng } = search
  const near = lat !== undefined && lng !== undefined
  const from = near ? { lat, lng } : home
  const isAnywhere = search.sort === 'best' && !from
  const { value, type, direction } = isAnywhere ? matchAnywhere : orderBySort[search.sort]
  const metresAround = part.metres || search.within * MILE

  const walksCells = part.cells !== null && !wordsFirst
  // An expression hides the column from the choice of the index.
  const starts = walksCells && part.walks === 'pay' ? 'least(starts_at)' : 'starts_at'
  const pays = walksCells && part.walks === 'starts' ? 'least(pay_per_hour)' : 'pay_per_hour'

  const indexConditions = [
    `${starts} >= ${bind(new Date(part.from))}`,
    `${starts} < ${bind(new Date(part.to))}`,
    `${starts} > ${bind(now)}::timestamptz`,
    ...(part.payFrom > 0 ? [`${pays} >= ${bind(part.payFrom)}`] : []),
    ...(part.payBelow < Infinity ? [`${pays} < ${bind(part.payBelow)}`] : []),
    ...(walksCells && near ? inBounds(boundsAround({ latitude: lat, longitude: lng }, metresAround), bind) : []),
    ...(words?.bits ? [hasWordBits(bind(words.bits))] : []),
    // Jobs posted after the first page was read are left for a new search.
    ...(search.sort === 'newest' ? [`posted_at <= $1::timestamptz`] : []),
  ]
  const rowConditions = [...(words ? [`words @@ ${bind(words.query)}::tsquery`] : []), ...otherFilters(page, bind)]
  const metres = from ? metresSql(bind(from.lat), bind(from.lng)) : 'null::double precision'
  const columns = `job_id, starts_at, pay_per_hour, ${search.sort === 'newest' ? 'posted_at, ' : ''}${metres} as metres`
  const compare = direction === 'asc' ? '>' : '<'
  const pageConditions = [
    ...(near ? [`metres <= ${bind(metresAround)}`] : []),
    ...(after ? [`(${value}, job_id) ${compare} (${bind(after.value)}::${type}, ${bind(after.id)}::uuid)`] : []),
  ]
  const testsRowsFirst = wordsFirst || search.saved || search.companyId
  const testsRowsLater = !testsRowsFirst && rowConditions.length > 0
  const followsIndex = testsRowsLater && !walksCells && (isAnywhere || ORDERS_OF_AN_INDEX.includes(search.sort))
  const rowTest =
    testsRowsLater && !followsIndex
      ? `cross join lateral (select from open_job
           where open_job.job_id = candidate.job_id and ${rowConditions.join(' and ')}) as fits`
      : ''
  // As a condition of each row, it cannot be what PostgreSQL begins with when it expects few rows.
  if (followsIndex)
    indexConditions.push(`(select ${rowConditions.join(' and ')} from open_job as fits
      where fits.job_id = open_job.job_id)`)
  const bound = bind(limit)
  const jobs = wordsFirst
    ? jobsWithWords(indexConditions, rowConditions)
    : jobsAround(part.cells && bind(part.cells), [...indexConditions, ...(testsRowsFirst ? rowConditions : [])])
  // Told that it needs no more, PostgreSQL walks an index in its order and does not sort all that it could find.
  const firstOnes = (search.sort === 'newest' || isAnywhere || followsIndex) && rowTest === '' ? `limit ${bound}` : ''

  return {
    params,
    // Where the cells choose the index, no value makes another plan better.
    keepsPlan: walksCells,
    // $1 is in every form of the query, because PostgreSQL must know its type.
    sql: `select candidate.job_id, metres, value from (
        select *, ${value} as value from (select ${columns}
          from ${jobs} ${walksCells ? 'offset 0' : ''}) with_distance
        ${where(pageConditions)} order by ${value} ${direction}, job_id ${direction} ${firstOnes}
      ) candidate ${rowTest} where $1::timestamptz is not null
      order by value ${direction}, job_id ${direction} limit ${bound}`,
  }
}

/** The row conditions that statistics know nothing of. */
const otherFilters = (
  { search, seekerId, workable }: Pick<PageInput, 'search' | 'seekerId' | 'workable'>,
  bind: (value: unknown) => string,
): string[] => [
  ...(search.role ? [`role = ${bind(search.role)}`] : []),
  ...(search.siaSector ? [`sia_sector = ${bind(search.siaSector)}`] : []),
  ...(search.companyId
    ? [`exists (select 1 from job where job.id = open_job.job_id and job.company_id = ${bind(search.companyId)})`]
    : []),
  ...(workable ? workableSql(workable, bind) : []),
  ...(search.saved
    ? [`exists (select 1 from saved_job where saved_job.job_id = open_job.job_id and seeker_id = ${bind(seekerId)})`]
    : []),
]

const where = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '')

/**
 * Cell by cell in the index of cells: PostgreSQL would weigh a list of cells one by one while planning, which takes
 * longer than the search, and then prefer to walk all jobs of the country.
 */
const jobsAround = (cells: string | null, conditions: string[]) =>
  cells
    ? `unnest(${cells}::int[]) as around (near_cell) cross join lateral (select * from open_job
         ${where(['cell = near_cell', ...conditions])} offset 0) as open_job`
    : `open_job ${where(conditions)}`

/** The words alone choose the index. */
const jobsWithWords = (indexConditions: string[], rowConditions: string[]) =>
  `(select * from open_job ${where(rowConditions)} offset 0) as open_job ${where(indexConditions)}`

/** Costs less than the distance, and leaves out most of what is too far. */
const inBounds = (
  { south, north, west, east }: ReturnType<typeof boundsAround>,
  bind: (value: unknown) => string,
): string[] => [`lat between ${bind(south)} and ${bind(north)}`, `lng between ${bind(west)} and ${bind(east)}`]

const hasWordBits = (bits: string) => `word_bits & ${bits}::bit(256) = ${bits}::bit(256)`

const metresSql = (lat: string, lng: string) =>
  `(12742017.6 * asin(least(1, sqrt(
     sin(radians(lat - ${lat}::double precision) / 2) ^ 2
     + cos(radians(${lat}::double precision)) * cos(radians(lat))
       * sin(radians(lng - ${lng}::double precision) / 2) ^ 2))))`

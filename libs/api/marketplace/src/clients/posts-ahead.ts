import type { Client, ContractFields, PostsOfDay, RequiredPost } from '@s4/contract'
import { addDays } from '@s4/domain/calendar-date'
import { weekdayOf } from '@s4/domain/recurring'
import { postsFilled } from '@s4/domain/required-posts'
import { localDate } from '@s4/domain/shift-text'
import type { Db } from '@s4/db'
import { PLACES_TAKEN } from '@s4/api-platform/agreed-work'

const DAYS = 7

interface PostedShift {
  clientId: string
  date: string
  siteId: string
  role: string
  positions: number
  taken: number
  from: number
  to: number
}
interface Limits {
  siteIds: readonly string[] | null
  now: Date
}
type Terms = Pick<ContractFields, 'startsOn' | 'endsOn' | 'posts'>

/** Contracts kept before posts had days and times ask for people every day. */
export const toPosts = (kept: readonly (Omit<RequiredPost, 'days' | 'times'> & Partial<RequiredPost>)[]) =>
  kept.map((post): RequiredPost => ({ ...post, days: post.days ?? [], times: post.times ?? null }))

/**
 * The required posts of the next seven days, what is posted of them and what is filled, by the contract in force on
 * each day. A shift belongs to the day on which it starts at the site; drafts are not posted.
 */
export async function postsAhead(
  db: Db,
  { id, contracts }: Pick<Client, 'id' | 'contracts'>,
  limits: Limits,
): Promise<PostsOfDay[]> {
  const dates = datesAhead(limits.now)
  return daysOf(contracts, await postedShifts(db, [id], dates), { ...limits, dates })
}

/** The clients of a company of whose required posts some are not posted in the next seven days. */
export async function clientsNotPosted(
  db: Db,
  { companyId, ...limits }: Limits & { companyId: string },
): Promise<{ id: string; name: string; places: number; from: string }[]> {
  const dates = datesAhead(limits.now)
  const contracts = await db.query<Terms & { clientId: string; name: string }>(
    `select client.id as client_id, client.name, contract.starts_on, contract.ends_on, contract.posts
     from client join client_contract as contract on contract.client_id = client.id
     where client.company_id = $1 and client.archived_at is null and contract.posts <> '[]'::jsonb
       and daterange(contract.starts_on, contract.ends_on, '[]') && daterange($2::date, $3::date, '[]')
     order by lower(client.name), client.id, contract.starts_on`,
    [companyId, dates[0], dates.at(-1)],
  )
  const ids = [...new Set(contracts.map(({ clientId }) => clientId))]
  const shifts = await postedShifts(db, ids, dates)
  return ids.flatMap((id) => {
    const own = contracts.filter(({ clientId }) => clientId === id)
    const terms = own.map((contract) => ({ ...contract, posts: toPosts(contract.posts) }))
    const theirs = shifts.filter(({ clientId }) => clientId === id)
    const short = daysOf(terms, theirs, { ...limits, dates }).filter(({ required, posted }) => posted < required)
    const [first] = short
    if (!first) return []
    const places = short.reduce((sum, { required, posted }) => sum + required - posted, 0)
    return [{ id, name: own[0]?.name ?? '', places, from: first.date }]
  })
}

function datesAhead(now: Date): string[] {
  const today = localDate(now.toISOString())
  return Array.from({ length: DAYS }, (_day, index) => addDays(today, index))
}

const postedShifts = async (db: Db, clientIds: readonly string[], dates: readonly string[]): Promise<PostedShift[]> =>
  clientIds.length === 0
    ? []
    : db.query<PostedShift>(
        `select job.client_id, posted.date, job.site_id, job.role, shift.positions,
           least(${PLACES_TAKEN}, shift.positions) as taken,
           (extract(epoch from (shift.starts_at at time zone site.zone) - posted.date) / 60)::int as "from",
           (extract(epoch from (shift.ends_at at time zone site.zone) - posted.date) / 60)::int as "to"
         from shift join job on job.id = shift.job_id join site on site.id = job.site_id
           cross join lateral (select (shift.starts_at at time zone site.zone)::date as date) as posted
         where job.client_id = any($1) and job.status in ('published', 'closed') and shift.cancelled_at is null
           and posted.date between $2 and $3`,
        [clientIds, dates[0], dates.at(-1)],
      )

function daysOf(
  contracts: readonly Terms[],
  shifts: readonly PostedShift[],
  { siteIds, dates }: Pick<Limits, 'siteIds'> & { dates: readonly string[] },
): PostsOfDay[] {
  return dates.flatMap((date) => {
    const contract = contracts.find(({ startsOn, endsOn }) => startsOn <= date && (endsOn === null || endsOn >= date))
    const posts = (contract?.posts ?? []).filter(
      ({ siteId, days }) => seen(siteIds, siteId) && (days.length === 0 || days.includes(weekdayOf(date))),
    )
    if (posts.length === 0) return []
    const places = shifts.filter((shift) => shift.date === date)
    const withPerson = places.map(({ taken, ...place }) => ({ ...place, positions: taken }))
    return [{ date, ...postsFilled(posts, places), filled: postsFilled(posts, withPerson).posted }]
  })
}

const seen = (siteIds: readonly string[] | null, siteId: string | null): boolean =>
  siteIds === null || siteId === null || siteIds.includes(siteId)

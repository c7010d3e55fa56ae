import type { Client, PostsOfDay } from '@s4/contract'
import { addDays } from '@s4/domain/calendar-date'
import { postsFilled } from '@s4/domain/required-posts'
import { localDate } from '@s4/domain/shift-text'
import type { Db } from '@s4/db'
import { PLACES_TAKEN } from '@s4/api-platform/agreed-work'

const DAYS = 7

interface PostedShift {
  date: string
  siteId: string
  role: string
  positions: number
  taken: number
}

/**
 * The required posts of the next seven days, what is posted of them and what is filled, by the contract in force on
 * each day. A shift belongs to the day on which it starts at the site; drafts are not posted.
 */
export async function postsAhead(
  db: Db,
  { id, contracts }: Pick<Client, 'id' | 'contracts'>,
  { siteIds, now }: { siteIds: readonly string[] | null; now: Date },
): Promise<PostsOfDay[]> {
  const today = localDate(now.toISOString())
  const dates = Array.from({ length: DAYS }, (_day, index) => addDays(today, index))
  const shifts = await db.query<PostedShift>(
    `select (shift.starts_at at time zone site.zone)::date as date, job.site_id, job.role, shift.positions,
       least(${PLACES_TAKEN}, shift.positions) as taken
     from shift join job on job.id = shift.job_id join site on site.id = job.site_id
     where job.client_id = $1 and job.status in ('published', 'closed') and shift.cancelled_at is null
       and (shift.starts_at at time zone site.zone)::date between $2 and $3`,
    [id, today, addDays(today, DAYS - 1)],
  )
  return dates.flatMap((date) => {
    const contract = contracts.find(({ startsOn, endsOn }) => startsOn <= date && (endsOn === null || endsOn >= date))
    const posts = (contract?.posts ?? []).filter(({ siteId }) => seen(siteIds, siteId))
    const places = shifts.filter((shift) => shift.date === date)
    if (posts.length === 0) return []
    const withPerson = places.map(({ taken, ...place }) => ({ ...place, positions: taken }))
    return [{ date, ...postsFilled(posts, places), filled: postsFilled(posts, withPerson).posted }]
  })
}

const seen = (siteIds: readonly string[] | null, siteId: string | null): boolean =>
  siteIds === null || siteId === null || siteIds.includes(siteId)

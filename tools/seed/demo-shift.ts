import type { Database, Db } from '@s4/db'
import { shiftText } from '@s4/domain/shift-text'
import { after, hours, single, wholeMinute, ZONE } from './town/moments'
import { postJob } from './events/post-job'
import { Refused } from './server/calls'
import { play, type Playing } from './server/play'
import type { Town } from './server/town'
import { companies, sites } from './town/companies'
import type { TownJob } from './town/jobs'
import { seekers } from './town/seekers'

const STARTS_IN = 20
const LASTS = hours(4)

const demoJob: TownJob = {
  site: 'tobaccoDock',
  title: 'Door supervisor, your demo shift',
  role: 'door-supervisor',
  sector: 'Door Supervision',
  pay: 1600,
  positions: 1,
  when: { sinceMinutes: 0, hours: 4 },
  who: { daniel: 'assigned' },
  alert: 15,
  text: 'Agreed between the two demo people and about to start: book on with the PIN and the code the company finds under QR Code.',
}

interface Cast {
  seekerId: string
  companyId: string
  siteId: string
}

interface Coming {
  id: string
  shiftId: string
  jobId: string
  startsAt: string
  endsAt: string
}

/**
 * Sees to it that the demo seeker has work that starts in about 20 minutes: moves the demo shift nobody booked on, or agrees a new one,
 * later when the seeker is busy then, none when they are as the rules refuse it. False when the demo people are not in this database.
 */
export async function renewDemoShift(db: Database, playing: Playing): Promise<boolean> {
  try {
    return await db.transaction((tx) => renewIn(tx, playing))
  } catch (error) {
    if (error instanceof Refused) return true
    throw error
  }
}

async function renewIn(tx: Db, playing: Playing): Promise<boolean> {
  const now = playing.now.toISOString()
  const cast = await castIn(tx)
  if (!cast) return false
  if (await isWorking(tx, cast, now)) return true
  const coming = await comingShift(tx, cast)
  const startsAt = await firstFree(tx, { ...cast, now, except: coming?.id ?? null })
  if (coming) await move(tx, coming, startsAt)
  else await agree(tx, cast, { startsAt, ...playing })
  return true
}

/** The demo people as they are now; undefined when one has left or the site is gone. Held, so that two starts take turns. */
async function castIn(tx: Db): Promise<Cast | undefined> {
  const [cast] = await tx.query<Cast>(
    `select seeker.id as seeker_id, company.id as company_id, site.id as site_id
     from seeker join account on account.uid = seeker.uid and erase_at is null and erased_at is null, company join site on site.company_id = company.id
     where seeker.uid = $1 and company.firebase_uid = $2 and site.name = $3 and site.removed_at is null
     order by site.created_at limit 1 for no key update of seeker`,
    [seekers.daniel.uid, companies.harbourline.uid, sites.tobaccoDock.name],
  )
  return cast
}

async function isWorking(tx: Db, { seekerId }: Cast, now: string): Promise<boolean> {
  const on = await tx.query(
    `select 1 from assignment where seeker_id = $1 and status = 'inProgress' and ends_at > $2`,
    [seekerId, now],
  )
  return on.length > 0
}

/** The demo shift that waits, as long as nobody else has joined it. */
async function comingShift(tx: Db, { seekerId, companyId }: Cast): Promise<Coming | undefined> {
  const [coming] = await tx.query<Coming>(
    `select assignment.id, shift_id, assignment.job_id, starts_at, ends_at from assignment where seeker_id = $1 and company_id = $2 and title = $3 and status = 'assigned'
       and not exists (select 1 from assignment other where other.job_id = assignment.job_id and other.id <> assignment.id)
     order by starts_at desc limit 1 for update`,
    [seekerId, companyId, demoJob.title],
  )
  return coming
}

/** The first whole minute from about 20 minutes on at which the seeker has four hours without other agreed work. */
async function firstFree(
  tx: Db,
  { seekerId, now, except }: Cast & { now: string; except: string | null },
): Promise<string> {
  const busy = await tx.query<{ startsAt: string; endsAt: string }>(
    `select starts_at, ends_at from assignment where seeker_id = $1 and ends_at > $2 and status not in ('cancelled', 'noShow') and id is distinct from $3 order by starts_at`,
    [seekerId, now, except],
  )
  return busy.reduce(
    (start, { startsAt, endsAt }) => (startsAt < after(start, LASTS) && endsAt > start ? endsAt : start),
    after(wholeMinute(now), STARTS_IN),
  )
}

async function move(tx: Db, { id, shiftId, jobId, ...was }: Coming, startsAt: string): Promise<void> {
  const { schedule, shifts } = single(startsAt, LASTS)
  const [shift = was] = shifts
  await tx.query('update job set schedule = $2 where id = $1', [jobId, JSON.stringify(schedule)])
  await tx.query('update shift set starts_at = $2, ends_at = $3 where id = $1', [shiftId, startsAt, shift.endsAt])
  await tx.query('update assignment set starts_at = $2, ends_at = $3 where id = $1', [id, startsAt, shift.endsAt])
  await tx.query(
    `update notification set title = replace(title, $2, $3) where kind in ('offer.accepted', 'assignment.agreed') and (link like '%' || $1 || '%' or link like '%' || $4 || '%')`,
    [id, shiftText(was, ZONE), shiftText(shift, ZONE), jobId],
  )
  // Nobody was late for the shift as it is now.
  await tx.query(`delete from alert where assignment_id = $1 and kind = 'late'`, [id])
  await tx.query(`delete from notification where kind = 'alert.late' and link = $1`, [`/alert-log?jobId=${jobId}`])
}

/** Posts the demo shift a day ago and agrees it between the two. */
export function planDemoShift(town: Town, startsAt = after(wholeMinute(town.now), STARTS_IN)): void {
  const createdAt = after(town.now, -hours(30))
  town.agenda.at(createdAt, () =>
    postJob(town, { job: demoJob, plan: single(startsAt, LASTS), createdAt, pin: '0427' }),
  )
}

const agree = (tx: Db, { siteId, seekerId }: Cast, { startsAt, ...playing }: Playing & { startsAt: string }) =>
  play(tx, playing, (town) => {
    town.siteIds.set(demoJob.site, siteId)
    town.seekerIds.set('daniel', seekerId)
    planDemoShift(town, startsAt)
  })

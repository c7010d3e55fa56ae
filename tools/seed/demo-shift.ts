import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { Database, Db } from '@s4/db'
import { after, hours, single, wholeMinute } from './town/moments'
import { checkDocuments } from './events/check-documents'
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
  who: {},
  alert: 15,
  terms: { company: [], seeker: [], pay: defaultPayTerms },
  text:
    'Agreed between the two demo people and about to start: ' +
    'book on with the PIN and the code the company finds under QR Code.',
}

interface Cast {
  seekerId: string
  companyId: string
  siteId: string
}

interface Waiting {
  jobId: string
  startsAt: string
  endsAt: string
}

/**
 * Gives the demo seeker work that starts in about 20 minutes, or later when they are busy then. A demo shift that they
 * missed is cancelled first; one still to come is kept. No shift when the rules refuse it.
 * False when the demo people are not in this database.
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
  const waiting = await waitingShift(tx, cast)
  if (waiting && waiting.startsAt > now) return true
  const startsAt = await firstFree(tx, { ...cast, now, except: waiting?.jobId ?? null })
  await play(tx, playing, (town) => {
    town.siteIds.set(demoJob.site, cast.siteId)
    town.seekerIds.set('daniel', cast.seekerId)
    if (waiting) planCancelling(town, waiting)
    planDemoShift(town, startsAt)
  })
  return true
}

/** Reads and locks the demo people, so that two starts take turns; undefined when a person or the site is gone. */
async function castIn(tx: Db): Promise<Cast | undefined> {
  const [cast] = await tx.query<Cast>(
    `select seeker.id as seeker_id, company.id as company_id, site.id as site_id
     from seeker join account on account.uid = seeker.uid and erase_at is null and erased_at is null, company
      join site on site.company_id = company.id
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

/** The demo shift nobody has booked on to, as long as nobody else has joined it. */
async function waitingShift(tx: Db, { seekerId, companyId }: Cast): Promise<Waiting | undefined> {
  const [waiting] = await tx.query<Waiting>(
    `select job_id, starts_at, ends_at from assignment
     where seeker_id = $1 and company_id = $2 and title = $3 and status = 'assigned'
       and not exists (select 1 from assignment other
        where other.job_id = assignment.job_id and other.id <> assignment.id)
     order by starts_at desc limit 1`,
    [seekerId, companyId, demoJob.title],
  )
  return waiting
}

/** The first whole minute from about 20 minutes on at which the seeker has four hours without other agreed work. */
async function firstFree(
  tx: Db,
  { seekerId, now, except }: Cast & { now: string; except: string | null },
): Promise<string> {
  const busy = await tx.query<{ startsAt: string; endsAt: string }>(
    `select starts_at, ends_at from assignment where seeker_id = $1 and ends_at > $2
     and status not in ('cancelled', 'noShow') and job_id is distinct from $3 order by starts_at`,
    [seekerId, now, except],
  )
  return busy.reduce(
    (start, { startsAt, endsAt }) => (startsAt < after(start, LASTS) && endsAt > start ? endsAt : start),
    after(wholeMinute(now), STARTS_IN),
  )
}

/** The company cancels a shift as long as it lasts; nothing is owed. */
function planCancelling({ agenda, call, now }: Town, { jobId, endsAt }: Waiting): void {
  const by = companies.harbourline.uid
  const lastMinute = after(endsAt, -1)
  agenda.at(
    now < lastMinute ? now : lastMinute,
    async () =>
      void (await call(by, 'jobs.cancel', {
        id: jobId,
        reason: 'Nobody booked on. The demo shift starts again at another time.',
      })),
  )
}

/** Posts the demo shift and agrees it between the two. */
export function planDemoShift(town: Town, startsAt = after(wholeMinute(town.now), STARTS_IN)): void {
  const { agenda, call, now } = town
  const by = companies.harbourline.uid
  const { uid } = seekers.daniel
  agenda.at(now, async () => {
    const id = await postJob(town, { job: demoJob, plan: single(startsAt, LASTS), createdAt: now, pin: '0427' })
    await call(uid, 'applications.create', { id, note: 'I know the venue well.' })
    const offer = await call(by, 'offers.create', { id, seekerId: town.seekerIds.get('daniel') ?? '' })
    await call(uid, 'offers.accept', { id: offer.id, selfBilling: true })
    await checkDocuments(town, { by, seekerId: town.seekerIds.get('daniel') ?? '' })
  })
}

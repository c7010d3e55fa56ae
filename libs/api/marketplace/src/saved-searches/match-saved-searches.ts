import { seekerLinks } from '@s4/links'
import type { KeptSearch, SearchAlert } from '@s4/contract'
import type { Db } from '@s4/db'
import { formatRate } from '@s4/domain/money'
import { commandContext, type CommandContext } from '@s4/api-platform/commands'
import { queueNoticeMails } from '@s4/api-platform/mail-queue'
import { workText } from '@s4/api-platform/notices'
import type { DueWork } from '@s4/api-platform/sweep'
import { currentTraceId } from '@s4/api-platform/tracing'
import { findMatches, openJobsOf, type FoundJob, type Match } from './find-matches'
import { nextMailOfTheDay } from './next-mail'
import { searchPath } from './search-path'

/** Jobs that are compared in one transaction. */
const JOBS_AT_ONCE = 50

/**
 * Compares jobs that were posted or changed with the saved searches near them, and tells each worker once of each job
 * (docs/product.md#saved-searches).
 */
export const matchSavedSearches: DueWork = async ({ db }, now) => {
  const requestId = currentTraceId()
  for (;;) {
    const taken = await db.transaction((tx) => matchSome(commandContext(tx, { actor: null, now, requestId })))
    if (taken < JOBS_AT_ONCE) return
  }
}

/** Returns how many jobs were taken; a failure leaves them for the next sweep. */
async function matchSome(ctx: CommandContext<null>): Promise<number> {
  const { tx, now } = ctx
  const taken = await tx.query<{ jobId: string }>(
    `delete from job_to_match where job_id in (
       select job_id from job_to_match order by queued_at limit ${JOBS_AT_ONCE} for update skip locked)
     returning job_id`,
  )
  if (taken.length === 0) return 0
  const jobs = await openJobsOf(
    tx,
    taken.map(({ jobId }) => jobId),
  )
  const told = await keepMatches(tx, await findMatches(tx, jobs, now), now)
  await tell(ctx, told, jobs)
  return taken.length
}

interface Told extends Match {
  name: string
  alert: SearchAlert
  search: KeptSearch
  uid: string
}

/** Those that were not kept before, one for a worker and job. */
function keepMatches(tx: Db, matches: readonly Match[], now: Date): Promise<Told[]> {
  if (matches.length === 0) return Promise.resolve([])
  return tx.query<Told>(
    `with kept as (
       insert into saved_search_match (seeker_id, job_id, saved_search_id, found_at, waits_for_mail)
       select seeker_id, job_id, found.search_id, $2, alert = 'daily'
       from unnest($1::uuid[], $4::uuid[]) with ordinality as found (search_id, job_id, nth)
       join saved_search on saved_search.id = found.search_id order by nth
       on conflict do nothing returning saved_search_id, seeker_id, job_id
     ), waiting as (
       update saved_search set mail_due_at = coalesce(mail_due_at, $3)
       where alert = 'daily' and id in (select saved_search_id from kept)
     )
     select kept.saved_search_id as search_id, kept.seeker_id, kept.job_id, name, alert, search, seeker.uid
     from kept join saved_search on saved_search.id = kept.saved_search_id
     join seeker on seeker.id = kept.seeker_id order by kept.saved_search_id, kept.job_id`,
    [matches.map(({ searchId }) => searchId), now, nextMailOfTheDay(now), matches.map(({ jobId }) => jobId)],
  )
}

async function tell(ctx: CommandContext<null>, told: readonly Told[], jobs: ReadonlyMap<string, FoundJob>) {
  const { tx, now, record } = ctx
  const bySearch = new Map<string, Told[]>()
  for (const one of told) bySearch.set(one.searchId, [...(bySearch.get(one.searchId) ?? []), one])
  for (const [searchId, found] of bySearch) {
    const [first] = found
    const job = first && jobs.get(first.jobId)
    if (!first || !job) continue
    const { uid, seekerId, name, alert, search } = first
    const message =
      found.length === 1
        ? {
            title: `New job for your search ${name}`,
            body: `${workText(job)}, ${formatRate(job.payPerHour)}, ${job.companyName}.`,
            link: seekerLinks.job(job.id),
          }
        : {
            title: `${found.length} new jobs for your search ${name}`,
            body: 'They match what you saved, and you can work them.',
            link: searchPath(search),
          }
    await record({
      action: 'saved-search.matched',
      subject: { kind: 'saved-search', id: searchId },
      seekerId,
      detail: { jobs: found.length },
      notices: [{ to: [uid], kind: 'saved-search.matched', ...message, renews: found.length > 1 }],
    })
    if (alert === 'mail')
      await queueNoticeMails(tx, [
        {
          uid,
          at: now,
          subject: message.title,
          body: message.body,
          link: message.link,
          about: `saved-search ${searchId}`,
        },
      ])
  }
}

import type { KeptSearch } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import type { CommandContext } from '@s4/api-platform/commands'
import { queueNoticeMails } from '@s4/api-platform/mail-queue'
import { workText } from '@s4/api-platform/notices'
import { type DueWork, dueInBatches } from '@s4/api-platform/sweep'
import { searchPath } from './search-path'

/** Jobs that a mail names; how many more there are, it says. */
const NAMED = 10

/** One mail a day for each search that found jobs which are still open. */
export const mailDailyMatches: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    'select id from saved_search where mail_due_at <= $1 order by mail_due_at limit 1000',
    [now],
  )
  await dueInBatches({ db, now }, due, {
    hold: (tx, ids) =>
      tx.query('select id from saved_search where id = any($1) and mail_due_at <= $2 for update skip locked', [
        ids,
        now,
      ]),
    act: mailOne,
  })
}

interface Waiting {
  title: string
  zone: string
  startsAt: string
  endsAt: string
  payPerHour: number
  companyName: string
}

async function mailOne({ tx, now }: CommandContext<null>, id: string): Promise<void> {
  const [search] = await tx.query<{ name: string; search: KeptSearch; uid: string }>(
    `update saved_search set mail_due_at = null from seeker where saved_search.id = $1 and seeker.id = seeker_id
     returning name, search, seeker.uid`,
    [id],
  )
  if (!search) return
  const jobs = await tx.query<Waiting>(
    `with waiting as (update saved_search_match set waits_for_mail = false
       where saved_search_id = $1 and waits_for_mail returning job_id)
     select job.title, site.zone, open_job.starts_at, open_job.bookable_until + interval '15 minutes' as ends_at,
       job.pay_per_hour, company.company_name
     from waiting join open_job using (job_id) join job on job.id = open_job.job_id join site on site.id = job.site_id
     join company on company.id = job.company_id where open_job.bookable_until > $2
     order by open_job.starts_at, job.id`,
    [id, now],
  )
  if (jobs.length === 0) return
  const lines = jobs.slice(0, NAMED).map((job) => `${workText(job)}, ${formatRate(job.payPerHour)}, ${job.companyName}`)
  const more = jobs.length - lines.length
  await queueNoticeMails(tx, [
    {
      uid: search.uid,
      at: now,
      subject: `${jobs.length === 1 ? '1 new job' : `${jobs.length} new jobs`} for your search ${search.name}`,
      body: [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'),
      link: searchPath(search.search),
      about: null,
    },
  ])
}

import { after, days, hours, planned, type Planned } from '../town/moments'
import type { Town } from '../server/town'
import { companies, sites, type TownSite } from '../town/companies'
import type { TownJob } from '../town/jobs'
import type { SeekerKey } from '../town/seekers'
import { apply } from './apply'

/** Adds a job to the agenda, with its applicants and workers. */
export function planJob(town: Town, job: TownJob, index: number): void {
  const plan = planned(job.when, town.now)
  const first = plan.shifts[0]?.startsAt ?? town.now
  const known = first < town.now ? first : town.now
  const createdAt = after(known, -days(4 + (index % 5)) - hours(index % 7) - index)
  const pin = String(1000 + ((index * 3571) % 9000))
  town.agenda.at(createdAt, async () => void (await postJob(town, { job, plan, createdAt, pin })))
}

interface NewJob {
  job: TownJob
  plan: Planned
  createdAt: string
  pin: string
}

/** Posts a job or saves it as a draft; returns the job's id. */
export async function postJob(town: Town, { job, plan, createdAt, pin }: NewJob): Promise<string> {
  const { call, agenda } = town
  const site: TownSite = sites[job.site]
  const by = companies[site.company].uid
  const siteId = town.siteIds.get(job.site) ?? ''
  const { id } = await call(by, 'jobs.create', {
    title: job.title,
    role: job.role,
    description: job.text,
    requirements: job.asks ?? [],
    otherRequirements: job.needs ?? '',
    siteId,
    payPerHour: job.pay,
    schedule: plan.schedule,
    positions: job.positions,
    pin,
    alertDuration: job.alert ?? 30,
    breaksPaid: job.breaksPaid ?? false,
    siaSector: job.sector,
    publish: job.stored !== 'draft',
    ...(job.terms && { terms: job.terms }),
  })
  const posted = { id, job, pin, siteId, site, companyKey: site.company, by, createdAt }
  for (const [order, [seeker, fate]] of Object.entries(job.who).entries())
    apply(town, posted, { seeker: seeker as SeekerKey, fate, order })

  const endedAt = after(createdAt, days(3))
  if (job.stored === 'closed') agenda.at(endedAt, async () => void (await call(by, 'jobs.close', { id })))
  if (job.stored === 'cancelled')
    agenda.at(
      endedAt,
      async () => void (await call(by, 'jobs.cancel', { id, reason: 'The client has called the event off.' })),
    )
  return id
}

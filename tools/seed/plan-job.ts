import { defaultTerms } from '@s4/domain/cancellation'
import { after, days, hours, planned, type Planned } from './town/moments'
import { planApplicant } from './plan-applicant'
import type { PostedJob } from './posted-job'
import { idAt, type Town } from './town/town'
import { companies, sites } from './town/companies'
import type { TownJob } from './town/jobs'
import type { SeekerKey } from './town/seekers'

/** Puts a job into the town, with its shifts and everybody who had to do with it. */
export function planJob(town: Town, job: TownJob, index: number): void {
  const plan = planned(job.when, town.now)
  const first = plan.shifts[0]?.startsAt ?? town.now
  const known = first < town.now ? first : town.now
  const createdAt = after(known, -days(4 + (index % 5)) - hours(index % 7) - index)
  const posted = addJob(town, { job, plan, createdAt, pin: String(1000 + ((index * 3571) % 9000)) })
  Object.entries(job.who).forEach(([seeker, fate], order) =>
    planApplicant(town, posted, { seeker: seeker as SeekerKey, fate, order }),
  )
}

interface NewJob {
  job: TownJob
  plan: Planned
  createdAt: string
  pin: string
}

/** The job and its shifts alone. */
export function addJob(town: Town, { job, plan, createdAt, pin }: NewJob): PostedJob {
  const site = sites[job.site]
  const by = companies[site.company].uid
  const id = idAt(createdAt)
  const terms = { company: [...defaultTerms.company], seeker: [...defaultTerms.seeker] }
  const status = job.stored ?? 'published'
  const ended = status === 'closed' || status === 'cancelled' ? after(createdAt, days(3)) : null
  town.rows.add('job', {
    id,
    company_id: town.companyId(site.company),
    site_id: town.siteId(job.site),
    title: job.title,
    role: job.role,
    description: job.text,
    requirements: job.needs ?? '',
    pay_per_hour: job.pay,
    schedule: plan.schedule,
    positions: job.positions,
    pin,
    alert_duration: job.alert ?? 30,
    breaks_paid: job.breaksPaid ?? false,
    sia_sector: job.sector,
    terms,
    status,
    created_by: by,
    created_at: createdAt,
    updated_at: ended ?? createdAt,
    published_at: status === 'draft' ? null : createdAt,
    ended_at: ended,
  })
  const shifts = plan.shifts.map(({ startsAt, endsAt }) => ({ id: idAt(createdAt), startsAt, endsAt, taken: 0 }))
  for (const shift of shifts) {
    town.rows.add('shift', {
      id: shift.id,
      job_id: id,
      starts_at: shift.startsAt,
      ends_at: shift.endsAt,
      positions: job.positions,
      cancelled_at: status === 'cancelled' ? ended : null,
    })
  }
  return {
    id,
    siteId: town.siteId(job.site),
    site,
    companyKey: site.company,
    companyId: town.companyId(site.company),
    by,
    title: job.title,
    role: job.role,
    pay: job.pay,
    breaksPaid: job.breaksPaid ?? false,
    alert: job.alert ?? 30,
    trouble: job.trouble ?? null,
    terms,
    sector: job.sector,
    needs: job.needs ?? '',
    pin,
    createdAt,
    shifts,
  }
}

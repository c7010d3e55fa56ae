import { SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { v7 as uuid } from 'uuid'
import type { Company } from './a-company'
import type { TestJob } from './a-job'
import type { Seeker } from './a-seeker'
import type { TestApi } from './start-api'

export interface WorkedShift {
  id: string
  company: Company
  seeker: Seeker
  job: TestJob
}

interface Overrides {
  seeker?: Seeker
  company?: Company
  job?: TestJob
  payPerHour?: number
  startsAt?: string
  endsAt?: string
  minutes?: number
  extraMinutes?: number
  /** When hours that nobody has answered are settled. */
  respondBy?: string
  /** False: the seeker has no self-billing agreement with the company. */
  selfBilling?: boolean
}

/** A completed shift with proposed hours (by default 8 h on Sat 21 Nov 2026 at £14.50) and self-billing agreed. */
export async function aWorkedShift(api: TestApi, overrides: Overrides = {}): Promise<WorkedShift> {
  const {
    startsAt = '2026-11-21T22:00:00.000Z',
    endsAt = '2026-11-22T06:00:00.000Z',
    minutes = 480,
    extraMinutes = 0,
    selfBilling = true,
  } = overrides
  const { respondBy = new Date(Date.parse(endsAt) + 72 * 60 * 60_000).toISOString() } = overrides
  const company = overrides.company ?? (await api.aCompany())
  const seeker = overrides.seeker ?? (await api.aSeeker())
  const job =
    overrides.job ??
    (await api.aPublishedJob(company, { payPerHour: overrides.payPerHour ?? 1450, shifts: [{ startsAt, endsAt }] }))
  const id = await api.anAssignment({ company, job, seeker, status: 'completed' })
  await api.db.query(
    'insert into attendance (assignment_id, seeker_id, booked_on_at, booked_off_at) values ($1, $2, $3, $4)',
    [id, seeker.seekerId, startsAt, endsAt],
  )
  await api.db.query(
    `insert into assignment_hours (assignment_id, status, proposed_minutes, extra_minutes, respond_by)
     values ($1, 'proposed', $2, $3, $4)`,
    [id, minutes, extraMinutes, respondBy],
  )
  if (selfBilling) await aSelfBillingAgreement(api, { company, seeker })
  return { id, company, seeker, job }
}

/** A self-billing agreement from now on that ends at `expiresAt`. */
export const aSelfBillingAgreement = (
  { db, deps }: TestApi,
  { company, seeker, expiresAt = '2027-11-01T00:00:00.000Z' }: { company: Company; seeker: Seeker; expiresAt?: string },
) =>
  db.query(
    `insert into self_billing_agreement (id, company_id, seeker_id, version, accepted_at, expires_at)
     values ($1, $2, $3, $4, least($5, $6::timestamptz), $6)`,
    [uuid(), company.companyId, seeker.seekerId, SELF_BILLING_VERSION, deps.clock.now(), expiresAt],
  )

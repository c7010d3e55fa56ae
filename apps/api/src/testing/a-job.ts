import type { Terms } from '@s4/contract'
import { defaultPayTerms } from '@s4/domain/pay-terms'
import type { RequirementCode } from '@s4/domain/requirements'
import { priceShifts } from '@s4/api-marketplace/jobs'
import { v7 as uuid } from 'uuid'
import type { Deps } from '@s4/api-platform/deps'
import type { Company } from './a-company'

export interface Shift {
  id: string
  startsAt: string
  endsAt: string
  positions: number
}

export interface TestJob {
  id: string
  siteId: string
  pin: string
  shifts: Shift[]
  /** The first shift. */
  shift: Shift
}

interface SiteOverrides {
  name?: string
  postcode?: string
  lat?: number
  lng?: number
  zone?: string
}

interface JobOverrides {
  siteId?: string
  title?: string
  role?: string
  payPerHour?: number
  positions?: number
  pin?: string
  alertDuration?: 15 | 30 | 60 | 120
  breaksPaid?: boolean
  siaSector?: string | null
  requirements?: RequirementCode[]
  terms?: Terms
  status?: 'draft' | 'published' | 'closed' | 'cancelled'
  shifts?: { startsAt: string; endsAt: string; positions?: number }[]
}

const TERMS: Terms = { company: [{ noticeHours: 24, percent: 50 }], seeker: [], pay: defaultPayTerms }
const SCHEDULE = {
  startDate: '2026-11-21',
  duration: '1 Day',
  days: [{ day: 'Saturday', start: '22:00', end: '06:00' }],
}
const SATURDAY_NIGHT: NonNullable<JobOverrides['shifts']>[number] = {
  startsAt: '2026-11-21T22:00:00.000Z',
  endsAt: '2026-11-22T06:00:00.000Z',
}

/** A site of the company in London, with checkpoint A; returns its id. */
export async function aSite(
  { db, clock }: Deps,
  { companyId }: Company,
  {
    name = 'Tobacco Dock',
    postcode = 'E1W 2SF',
    lat = 51.5079,
    lng = -0.0594,
    zone = 'Europe/London',
  }: SiteOverrides = {},
): Promise<string> {
  const id = uuid()
  await db.query(
    `insert into site (id, company_id, name, address, postcode, lat, lng, zone, arrival_instructions, created_at)
     values ($1, $2, $3, '50 Porters Walk, London', $4, $5, $6, $7, 'Ask for the duty manager.', $8)`,
    [id, companyId, name, postcode, lat, lng, zone, clock.now()],
  )
  await db.query(`insert into checkpoint (id, site_id, letter, name) values ($1, $2, 'A', 'Main gate')`, [uuid(), id])
  return id
}

/** A draft job with its shifts: by default one, Sat 21 Nov 2026, 22:00–06:00, for one person. */
export async function aJob(deps: Deps, company: Company, overrides: JobOverrides = {}): Promise<TestJob> {
  const { db, clock } = deps
  const id = uuid()
  const siteId = overrides.siteId ?? (await aSite(deps, company))
  const { positions = 1, pin = '0427', status = 'draft', shifts = [SATURDAY_NIGHT] } = overrides
  await db.query(
    `insert into job (
       id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
       breaks_paid, sia_sector, terms, status, created_by, created_at, updated_at, published_at, requirements)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17, $18)`,
    [
      id,
      company.companyId,
      siteId,
      overrides.title ?? 'Door supervisor, Saturday night',
      overrides.role ?? 'door-supervisor',
      overrides.payPerHour ?? 1450,
      JSON.stringify(SCHEDULE),
      positions,
      pin,
      overrides.alertDuration ?? 30,
      overrides.breaksPaid ?? false,
      overrides.siaSector === undefined ? 'Door Supervision' : overrides.siaSector,
      JSON.stringify(overrides.terms ?? TERMS),
      status,
      company.uid,
      clock.now(),
      status === 'draft' ? null : clock.now(),
      overrides.requirements ?? [],
    ],
  )
  const inserted = shifts.map((shift): Shift => ({
    id: uuid(),
    startsAt: shift.startsAt,
    endsAt: shift.endsAt,
    positions: shift.positions ?? positions,
  }))
  for (const shift of inserted) {
    await db.query('insert into shift (id, job_id, starts_at, ends_at, positions) values ($1, $2, $3, $4, $5)', [
      shift.id,
      id,
      shift.startsAt,
      shift.endsAt,
      shift.positions,
    ])
  }
  await priceShifts(db, id)
  const [shift] = inserted
  if (!shift) throw new Error('a test job needs at least one shift')
  return { id, siteId, pin, shifts: inserted, shift }
}

export const aPublishedJob = (deps: Deps, company: Company, overrides: JobOverrides = {}): Promise<TestJob> =>
  aJob(deps, company, { status: 'published', ...overrides })

import type { ChargeRate, MarginAmounts, MarginRow, Margins, MarginsAsked } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { dayNumber } from '@s4/domain/calendar-date'
import { payForHours, payForShift, type PaidTime, type RatedStretch } from '@s4/domain/paid-time'
import { dateText, localDate, shiftMinutes, shiftText } from '@s4/domain/shift-text'
import { findMonday } from '@s4/domain/week'
import type { CompanyActor } from '@s4/api-platform/actor'
import { chargedShift } from './charged-shift'

const MAX_DAYS = 100
const MAX_UNPRICED = 50

interface ShiftRow {
  id: string
  jobId: string
  startsAt: string
  endsAt: string
  positions: number
  cancelled: boolean
  posted: boolean
  title: string
  role: string
  payPerHour: number
  terms: PaidTime['terms']
  stretches: RatedStretch[]
  siteId: string
  siteName: string
  zone: string
  postcode: string
  clientId: string | null
  clientName: string | null
  rates: ChargeRate[] | null
  places: PlaceRow[]
}

/** One piece of agreed work. */
interface PlaceRow {
  settled: boolean
  /** Owed for cancelling it, and nothing charged. */
  cancelled: boolean
  minutes: number
  extraMinutes: number
  cost: number
}

const NOTHING: MarginAmounts = {
  plannedCharge: 0,
  plannedCost: 0,
  actualCharge: 0,
  actualCost: 0,
  unpriced: 0,
  unpricedPlannedCost: 0,
  unpricedActualCost: 0,
  waiting: 0,
}

/** Throws `input.invalid` for more days than fit. */
export async function marginsOf(db: Db, actor: CompanyActor, asked: MarginsAsked): Promise<Margins> {
  const days = (dayNumber(asked.to) ?? 0) - (dayNumber(asked.from) ?? 0)
  if (days < 0) throw new ApiError('input.invalid', { fields: { to: 'The last day is before the first.' } })
  if (days >= MAX_DAYS) throw new ApiError('input.invalid', { fields: { to: `Choose ${MAX_DAYS} days or fewer.` } })

  const groups = new Map<string, MarginRow>()
  const unpricedShifts: Margins['unpricedShifts'] = []
  let total = NOTHING
  for (const shift of await shiftsOf(db, actor, asked)) {
    const amounts = amountsOf(shift)
    const { key, label } = groupOf(shift, asked.by)
    groups.set(key, { key, label, ...sum(groups.get(key) ?? NOTHING, amounts) })
    total = sum(total, amounts)
    const { id, jobId, clientId, clientName } = shift
    if (amounts.unpriced > 0 && unpricedShifts.length < MAX_UNPRICED)
      unpricedShifts.push({ id, jobId, label: shiftLabel(shift), clientId, clientName })
  }
  return { rows: [...groups.values()], total, unpricedShifts }
}

const sum = (one: MarginAmounts, other: MarginAmounts): MarginAmounts => ({
  plannedCharge: one.plannedCharge + other.plannedCharge,
  plannedCost: one.plannedCost + other.plannedCost,
  actualCharge: one.actualCharge + other.actualCharge,
  actualCost: one.actualCost + other.actualCost,
  unpriced: one.unpriced + other.unpriced,
  unpricedPlannedCost: one.unpricedPlannedCost + other.unpricedPlannedCost,
  unpricedActualCost: one.unpricedActualCost + other.unpricedActualCost,
  waiting: one.waiting + other.waiting,
})

function groupOf(shift: ShiftRow, by: MarginsAsked['by']): { key: string; label: string } {
  const date = localDate(shift.startsAt, shift.zone)
  if (by === 'client') return { key: shift.clientId ?? 'none', label: shift.clientName ?? 'No client' }
  if (by === 'site') return { key: shift.siteId, label: shift.siteName }
  if (by === 'shift') return { key: shift.id, label: shiftLabel(shift) }
  if (by === 'month') return { key: date.slice(0, 7), label: date.slice(0, 7) }
  const monday = findMonday(date) ?? date
  return { key: monday, label: `Week of ${dateText(monday)}` }
}

const shiftLabel = (shift: ShiftRow): string => `${shift.title}, ${shift.siteName}, ${shiftText(shift, shift.zone)}`

/** Whole pence throughout; of what has no charge rate only the cost is known, which stays apart. */
function amountsOf(shift: ShiftRow): MarginAmounts {
  const { places } = shift
  const charged = chargedShift(shift)
  const planned = shift.posted && !shift.cancelled ? shift.positions : 0
  const minutes = shiftMinutes(shift)
  const settled = places.filter((place) => place.settled)
  const plannedCost = planned * payForShift(shift, minutes)
  const actualCost = settled.reduce((pence, { cost }) => pence + cost, 0)
  if (!charged) return { ...NOTHING, unpriced: 1, unpricedPlannedCost: plannedCost, unpricedActualCost: actualCost }
  return {
    ...NOTHING,
    plannedCharge: planned * payForShift(charged, minutes),
    plannedCost,
    actualCharge: settled.reduce((pence, place) => pence + (place.cancelled ? 0 : payForHours(charged, place)), 0),
    actualCost,
    waiting: places.length - settled.length,
  }
}

const shiftsOf = (db: Db, { companyId, siteIds }: CompanyActor, { from, to, clientId }: MarginsAsked) =>
  db.query<ShiftRow>(
    `select shift.id, shift.job_id, shift.starts_at, shift.ends_at, shift.positions,
       shift.cancelled_at is not null as cancelled, job.status in ('published', 'closed') as posted, job.title,
       job.role, job.pay_per_hour, job.terms, shift.stretches, site.id as site_id,
       site.name as site_name, site.zone, site.postcode, job.client_id,
       client.name as client_name, contract.rates,
       coalesce(work.places, '[]') as places
     from shift join job on job.id = shift.job_id join site on site.id = job.site_id
     left join client on client.id = job.client_id
     left join client_contract as contract on contract.id = job.contract_id
     left join lateral (
       select json_agg(json_build_object(
         'settled', assignment.status = 'cancelled' or hours.agreed_pence is not null,
         'cancelled', assignment.status = 'cancelled',
         'minutes', coalesce(hours.agreed_minutes - hours.agreed_extra_minutes, 0),
         'extraMinutes', coalesce(hours.agreed_extra_minutes, 0),
         'cost', case when assignment.status = 'cancelled' then assignment.owed_pence
           else coalesce(hours.agreed_pence, 0) + coalesce((select sum(pence)::int from expense_claim
             where expense_claim.assignment_id = assignment.id and expense_claim.status = 'agreed'), 0) end
       )) as places
       from assignment left join assignment_hours as hours on hours.assignment_id = assignment.id
       where assignment.shift_id = shift.id and (assignment.status not in ('cancelled', 'noShow')
         or (assignment.status = 'cancelled' and assignment.ended_by = 'company' and assignment.owed_pence > 0))
     ) as work on true
     where shift.job_company_id = $1 and ($2::uuid[] is null or site.id = any($2))
       and shift.starts_at >= $4::date - 1 and shift.starts_at < $5::date + 2
       and ($3::uuid is null or job.client_id = $3)
       and (shift.starts_at at time zone site.zone)::date between $4 and $5
       and ((job.status in ('published', 'closed') and shift.cancelled_at is null) or work.places is not null)
     order by shift.starts_at, shift.id`,
    [companyId, siteIds, clientId ?? null, from, to],
  )

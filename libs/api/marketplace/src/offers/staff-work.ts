import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { ageOn } from '@s4/domain/age'
import { belowMinimumWage } from '@s4/domain/minimum-wage'
import { localDate, shiftMinutes, type ShiftSpan } from '@s4/domain/shift-text'
import { engagementsOn } from '@s4/api-profiles/engagements'

interface PlannedWork {
  companyId: string
  seekerId: string
  zone: string
  payPerHour: number
  shifts: readonly ShiftSpan[]
}

interface StaffWork {
  /** Some of the shifts are worked as own staff: limits of working time then bind. */
  ownStaff: boolean
  /** Some of them are worked self-employed: they need a self-billing agreement. */
  selfEmployed: boolean
}

/**
 * How the shifts are worked; those of own staff are paid no less than the National Minimum Wage
 * (docs/product.md#own-staff). Throws `offer.minimum-wage` with the arithmetic.
 */
export async function staffWork(db: Db, work: PlannedWork): Promise<StaffWork> {
  const kinds = await engagementsOn(db, work)
  const own = work.shifts.filter((_shift, at) => kinds[at] === 'own-staff')
  if (own.length > 0) await refuseLowWage(db, { ...work, shifts: own })
  return { ownStaff: own.length > 0, selfEmployed: kinds.includes('self-employed') }
}

async function refuseLowWage(db: Db, { seekerId, zone, payPerHour, shifts }: PlannedWork): Promise<void> {
  const [seeker] = await db.query<{ dateOfBirth: string | null }>('select date_of_birth from seeker where id = $1', [
    seekerId,
  ])
  const below = belowMinimumWage({
    payPerHour,
    shifts: shifts.map((shift) => {
      const date = localDate(shift.startsAt, zone)
      const age = seeker?.dateOfBirth ? ageOn(seeker.dateOfBirth, date) : null
      return { date, minutes: shiftMinutes(shift), ...(age !== null && { age }) }
    }),
  })
  if (below !== null) throw new ApiError('offer.minimum-wage', { message: below })
}

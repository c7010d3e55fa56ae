import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { clashesWithWork, liveAssignment } from '@s4/api-platform/agreed-work'

interface OfferedShift {
  id: string
  startsAt: string
  endsAt: string
  positions: number
  cancelled: boolean
  takenSlots: number[]
  clashes: boolean
}

export interface FreeShift {
  id: string
  slot: number
  startsAt: string
  endsAt: string
}

/** What becomes of an offer's shifts when it is accepted. */
interface OfferTaken {
  taken: FreeShift[]
  left: readonly { startsAt: string; endsAt: string }[]
}

interface Unavailable {
  shiftId: string
  startsAt: string
  endsAt: string
  reason: 'over' | 'full' | 'clash'
}

interface FreeShiftsInput {
  offerId: string
  seekerId: string
  /** The shifts to take; all of the offer's when none are named. */
  named?: readonly string[] | undefined
  now: Date
}

/**
 * Locks the offer's shifts, sorted to avoid deadlocks, and finds a free slot in each requested one.
 * Throws `offer.shifts-unavailable` with the full and clashing ones and what is left of those requested, or when two
 * of them overlap.
 */
export async function freeShifts(tx: Db, { offerId, seekerId, named, now }: FreeShiftsInput): Promise<OfferTaken> {
  const shifts = await lockedShifts(tx, offerId, seekerId)
  const unavailable = shifts.flatMap((shift): Unavailable[] => {
    const reason = unavailableReason(shift, now)
    return reason ? [{ shiftId: shift.id, startsAt: shift.startsAt, endsAt: shift.endsAt, reason }] : []
  })
  const requested = new Set(named ?? shifts.map(({ id }) => id))
  const free = shifts.filter(({ id }) => requested.has(id) && !unavailable.some(({ shiftId }) => shiftId === id))
  const lost = unavailable.filter(({ shiftId }) => requested.has(shiftId))

  if (free.length === 0 || free.length < requested.size) {
    throw new ApiError('offer.shifts-unavailable', {
      ...(lost.length === 0 && { message: 'Choose at least one shift of this offer.' }),
      facts: { unavailable: lost, rest: free.map(({ id }) => id) },
    })
  }
  if (overlap(free)) {
    throw new ApiError('offer.shifts-unavailable', {
      message: 'Two of these shifts are at the same time. Choose one of them.',
      facts: { unavailable: [], rest: [] },
    })
  }
  return {
    taken: free.map(({ id, startsAt, endsAt, ...shift }) => ({ id, startsAt, endsAt, slot: firstFree(shift) })),
    left: shifts.filter((shift) => !free.includes(shift)),
  }
}

/** Of shifts in the order of their starts. */
const overlap = (shifts: readonly OfferedShift[]): boolean =>
  shifts.some(({ endsAt }, index) => {
    const next = shifts[index + 1]
    return next !== undefined && Date.parse(next.startsAt) < Date.parse(endsAt)
  })

async function lockedShifts(tx: Db, offerId: string, seekerId: string): Promise<OfferedShift[]> {
  await tx.query(
    `select shift.id from shift join offer_shift on shift_id = shift.id where offer_id = $1 order by shift.id
     for no key update of shift`,
    [offerId],
  )
  // A second query, because only a new statement sees what others committed while this one waited for the lock.
  return tx.query<OfferedShift>(
    `select shift.id, shift.starts_at, shift.ends_at, shift.positions, shift.cancelled_at is not null as cancelled,
       array(select slot from assignment where shift_id = shift.id and ${liveAssignment()}) as taken_slots,
       ${clashesWithWork('$2')} as clashes
     from shift join offer_shift on offer_shift.shift_id = shift.id where offer_id = $1 order by shift.starts_at`,
    [offerId, seekerId],
  )
}

function unavailableReason(
  { cancelled, endsAt, takenSlots, positions, clashes }: OfferedShift,
  now: Date,
): Unavailable['reason'] | null {
  if (cancelled || Date.parse(endsAt) <= now.getTime()) return 'over'
  if (clashes) return 'clash'
  return takenSlots.length >= positions ? 'full' : null
}

const firstFree = ({ takenSlots, positions }: Pick<OfferedShift, 'takenSlots' | 'positions'>): number =>
  Array.from({ length: positions }, (_, index) => index + 1).find((slot) => !takenSlots.includes(slot)) ?? positions

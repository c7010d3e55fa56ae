import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { liveAssignment } from '@s4/api-platform/agreed-work'

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
 * Throws `offer.shifts-unavailable` with the full and clashing ones and what is left of the offer.
 */
export async function freeShifts(tx: Db, { offerId, seekerId, named, now }: FreeShiftsInput): Promise<FreeShift[]> {
  const shifts = await lockedShifts(tx, offerId, seekerId)
  const unavailable = shifts.flatMap((shift): Unavailable[] => {
    const reason = unavailableReason(shift, now)
    return reason ? [{ shiftId: shift.id, startsAt: shift.startsAt, endsAt: shift.endsAt, reason }] : []
  })
  const available = shifts.filter(({ id }) => !unavailable.some(({ shiftId }) => shiftId === id))
  const requested = named ?? shifts.map(({ id }) => id)

  // An offer is accepted whole: only unavailable shifts may be left out.
  const isAllAvailable = requested.length === available.length && available.every(({ id }) => requested.includes(id))
  if (available.length === 0 || !isAllAvailable) {
    throw new ApiError('offer.shifts-unavailable', {
      ...(unavailable.length === 0 && { message: 'This offer is for all of its shifts together.' }),
      facts: { unavailable, rest: available.map(({ id }) => id) },
    })
  }
  return available.map(({ id, startsAt, endsAt, ...shift }) => ({ id, startsAt, endsAt, slot: firstFree(shift) }))
}

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
       exists (select 1 from assignment mine where mine.seeker_id = $2 and ${liveAssignment('mine')}
         and tstzrange(mine.starts_at, mine.ends_at) && tstzrange(shift.starts_at, shift.ends_at)) as clashes
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

import type { JobDetails, SessionView } from '@s4/contract'
import { isAhead } from '@s4/domain/job-status'

type Shift = JobDetails['shifts'][number]

/** `1 place left`, or `Full`. */
export function placesText({ positions, taken }: Shift): string {
  const left = positions - taken
  if (left <= 0) return 'Full'
  return left === 1 ? '1 place left' : `${left} places left`
}

export const shiftsAhead = ({ shifts }: JobDetails, now: string): Shift[] =>
  shifts.filter((shift) => !shift.cancelled && isAhead(shift, now))

/** Why a shift cannot be applied for; null when it can. */
export function obstacleTo(shift: Shift, { mine }: JobDetails): string | null {
  const own = mine?.ownShifts.find(({ shiftId }) => shiftId === shift.id)
  if (own) return own.text
  if (mine?.clashingShiftIds.includes(shift.id)) return 'You have other work at that time'
  return shift.taken >= shift.positions ? 'Full' : null
}

/** Why nobody, or not this reader, can apply for a job; null when they can. */
export function refusalOf(job: JobDetails, now: string): string | null {
  const { status, shifts, nextShift, mine } = job
  if (mine?.application?.status === 'rejected')
    return 'The company has turned this application down, so you cannot apply again.'
  if (status === 'cancelled') return 'The company has cancelled this job.'
  if (status === 'closed') return 'This job takes no more applications.'
  const ahead = shiftsAhead(job, now)
  const left = ahead.length > 0 ? ahead : shifts.filter(({ cancelled }) => !cancelled)
  const own = left.map(({ id }) => mine?.ownShifts.find(({ shiftId }) => shiftId === id))
  if (own[0] && own.every(Boolean))
    return own.length === 1 ? `${own[0].text}.` : 'You already have every shift of this job.'
  const isAnyFree = nextShift && left.some(({ taken, positions }, index) => !own[index] && taken < positions)
  return isAnyFree ? null : 'Every place on this job is taken, or its shifts have begun.'
}

const live = ['applied', 'offered', 'accepted']

/** Whether the reader has an offer or a live application, so that there is nothing to apply for. */
export const standsIn = ({ mine }: JobDetails): boolean =>
  Boolean(mine?.offer) || live.includes(mine?.application?.status ?? '')

/** Whether the form to apply lists the shifts with boxes. */
export const choosesShifts = (job: JobDetails, session: SessionView | null, now: string): boolean => {
  const ahead = shiftsAhead(job, now)
  return (
    session?.profile.complete === true &&
    session.user.emailVerified &&
    !standsIn(job) &&
    refusalOf(job, now) === null &&
    ahead.length > 1 &&
    ahead.some((shift) => obstacleTo(shift, job) === null)
  )
}

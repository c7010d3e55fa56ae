import type { Schedule } from '@s4/contract'
import { ApiError, type FieldMessages } from '@s4/contract/api-error'
import { planShifts, type ScheduledShift, type ScheduleError } from '@s4/domain/schedule'

/** Filling in the form for a job that starts now takes a while; in milliseconds. */
const START_GRACE = 15 * 60_000

interface Planned {
  schedule: Schedule
  zone: string
  /** When given, a new shift may not start before it. */
  now?: Date
  /** Starts of existing shifts, which may be in the past. */
  standing?: readonly string[]
}

/**
 * The shifts a schedule makes, or the refusal with a message on each field that puts it right
 * (docs/product.md#schedule).
 */
export function plannedShifts({ schedule, zone, now, standing = [] }: Planned): ScheduledShift[] {
  const result = planShifts({ ...schedule, zone })
  if (!result.ok) throw refusal(result.problems)

  const earliest = now && now.getTime() - START_GRACE
  const late = result.shifts.find(
    ({ startsAt }) => earliest && Date.parse(startsAt) < earliest && !standing.includes(startsAt),
  )
  if (late && now) throw pastRefusal(schedule, zone, now)
  return result.shifts
}

/** Plans again with the current time, so that the message names the shift and belongs to its field. */
function pastRefusal(schedule: Schedule, zone: string, now: Date): ApiError {
  const again = planShifts({ ...schedule, zone, now: new Date(now.getTime() - START_GRACE).toISOString() })
  return refusal(again.ok ? [] : again.problems)
}

const formField = (field: string) => (field === 'zone' ? 'siteId' : `schedule.${field}`)

function refusal(problems: readonly ScheduleError[]): ApiError {
  const fields: FieldMessages = {}
  for (const { field, message } of problems) fields[formField(field)] ??= `${message}.`
  const choices = problems.flatMap(({ field, choices }) => (choices ? [{ field: formField(field), choices }] : []))
  return new ApiError('input.invalid', { fields, ...(choices.length > 0 && { facts: { choices } }) })
}

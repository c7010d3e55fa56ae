import { Temporal } from 'temporal-polyfill'
import { durationText } from '../time/duration-text'
import { MAX_SHIFT_MINUTES, scheduleError } from './schedule-error'
import type { ScheduleResult } from './schedule-input'
import { shiftBetween } from './scheduled-shift'
import { isZone } from '../time/wall-time'

/** The single shift of a job that starts at once; its start is the given instant's minute. `minutes` is elapsed time. */
export function startingNow({ now, minutes, zone }: { now: string; minutes: number; zone: string }): ScheduleResult {
  if (!isZone(zone)) return { ok: false, problems: [scheduleError('schedule.zone-invalid', 'zone')] }
  if (!Number.isInteger(minutes) || minutes <= 0)
    return { ok: false, problems: [scheduleError('schedule.end-is-start', 'minutes')] }

  const startMilliseconds = Math.floor(Date.parse(now) / 60_000) * 60_000
  const start = Temporal.Instant.fromEpochMilliseconds(startMilliseconds).toZonedDateTimeISO(zone)
  const shift = shiftBetween(start, start.add({ minutes }))
  if (minutes > MAX_SHIFT_MINUTES) {
    return {
      ok: false,
      problems: [scheduleError('schedule.too-long', 'minutes', { date: shift.date, hours: durationText(minutes) })],
    }
  }
  return { ok: true, shifts: [shift], unusedDays: [] }
}

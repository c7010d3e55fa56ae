import type { Rota } from '@s4/contract'
import { type CalendarShift, shiftsCalendar } from './shifts-calendar'

interface Options {
  now: Date
  /** The address of one shift in the company's app. */
  shiftUrl: (shift: { id: string; jobId: string }) => string
}

/** The shifts of a week as iCalendar. */
export function weekCalendar({ week, shifts, jobs, work, workers }: Rota, { now, shiftUrl }: Options): string {
  const jobById = new Map(jobs.map((job) => [job.id, job]))
  const nameBySeekerId = new Map(workers.map(({ seekerId, fullname }) => [seekerId, fullname]))
  const entries = shifts.map((shift): CalendarShift => {
    const job = jobById.get(shift.jobId)
    return {
      ...shift,
      title: job?.title ?? 'Shift',
      siteName: job?.siteName ?? '',
      names: work
        .filter(({ shiftId, status }) => shiftId === shift.id && status !== 'noShow')
        .flatMap(({ seekerId }) => nameBySeekerId.get(seekerId) ?? []),
      url: shiftUrl(shift),
    }
  })
  return shiftsCalendar(entries, { name: `S4 rota, week of ${week}`, now })
}

import type { Rota, RotaShift } from '@s4/contract'
import { oneLine } from '@s4/domain/one-line'
import ical, { ICalCalendarMethod } from 'ical-generator'

interface Options {
  now: Date
  /** The address of one shift in the company's app. */
  shiftUrl: (shift: RotaShift) => string
}

/** The shifts of a week as iCalendar, each with who works it and how many places are taken; instants in UTC. */
export function rotaCalendar({ week, shifts, jobs, work, workers }: Rota, { now, shiftUrl }: Options): string {
  const calendar = ical({
    name: `S4 rota, week of ${week}`,
    prodId: { company: 'S4', product: 'Rota', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const jobById = new Map(jobs.map((job) => [job.id, job]))
  const nameBySeekerId = new Map(workers.map(({ seekerId, fullname }) => [seekerId, fullname]))

  for (const shift of shifts) {
    const job = jobById.get(shift.jobId)
    const names = work
      .filter(({ shiftId, status }) => shiftId === shift.id && status !== 'noShow')
      .map(({ seekerId }) => nameBySeekerId.get(seekerId))
    calendar.createEvent({
      id: `${shift.id}@s4`,
      start: new Date(shift.startsAt),
      end: new Date(shift.endsAt),
      stamp: now,
      summary: oneLine(`${job?.title ?? 'Shift'} (${shift.taken} of ${shift.positions})`),
      location: oneLine(job?.siteName ?? ''),
      description: names.length > 0 ? oneLine(names.join(', ')) : 'Nobody yet',
      url: shiftUrl(shift),
    })
  }
  return calendar.toString()
}

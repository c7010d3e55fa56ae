import { oneLine } from '@s4/domain/one-line'
import ical, { ICalCalendarMethod } from 'ical-generator'

export interface CalendarShift {
  id: string
  title: string
  siteName: string
  startsAt: string
  endsAt: string
  positions: number
  taken: number
  /** Of those who work it. */
  names: readonly string[]
  /** The shift in the company's app. */
  url: string
}

/** A company's shifts as iCalendar, each with who works it and how many places are taken; instants in UTC. */
export function shiftsCalendar(shifts: readonly CalendarShift[], { name, now }: { name: string; now: Date }): string {
  const calendar = ical({
    name: oneLine(name),
    prodId: { company: 'S4', product: 'Rota', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { id, title, siteName, startsAt, endsAt, positions, taken, names, url } of shifts)
    calendar.createEvent({
      id: `${id}@s4`,
      start: new Date(startsAt),
      end: new Date(endsAt),
      stamp: now,
      summary: oneLine(`${title} (${taken} of ${positions})`),
      location: oneLine(siteName),
      description: names.length > 0 ? oneLine(names.join(', ')) : 'Nobody yet',
      url,
    })
  return calendar.toString()
}

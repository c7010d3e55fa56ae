import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { formatRate } from '@s4/domain/money'
import { splitLines, oneLine } from '@s4/domain/one-line'

export interface CalendarWork {
  id: string
  title: string
  companyName: string
  siteName: string
  address: string
  zone: string
  startsAt: string
  endsAt: string
  payPerHour: number
  status: string
  arrivalInstructions: string
}

interface Options {
  name: string
  now: Date
  /** The address of one piece of work in the seeker's app. */
  assignmentUrl: (id: string) => string
}

/** Agreed work as iCalendar (RFC 5545): times in UTC, which every calendar program converts correctly. */
export function workCalendar(work: readonly CalendarWork[], { name, now, assignmentUrl }: Options): string {
  const calendar = ical({
    name: oneLine(name),
    prodId: { company: 'S4', product: 'Work', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  })
  for (const one of work) {
    calendar.createEvent({
      id: `${one.id}@s4`,
      start: new Date(one.startsAt),
      end: new Date(one.endsAt),
      stamp: now,
      summary: oneLine(`${one.title}, ${one.companyName}`),
      location: [oneLine(one.siteName), ...splitLines(one.address)].join(', '),
      description: [formatRate(one.payPerHour), ...splitLines(one.arrivalInstructions)].filter(Boolean).join('\n'),
      url: assignmentUrl(one.id),
      status:
        one.status === 'cancelled' || one.status === 'noShow' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}

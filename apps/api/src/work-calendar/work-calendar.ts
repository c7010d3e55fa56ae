import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { formatRate } from '@s4/domain/money'

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
  urlOf: (id: string) => string
}

/** Agreed work as iCalendar (RFC 5545): instants in UTC, so that every program shows the site's own time right. */
export function workCalendar(work: readonly CalendarWork[], { name, now, urlOf }: Options): string {
  const calendar = ical({ name, prodId: { company: 'S4', product: 'Work', language: 'EN' }, method: ICalCalendarMethod.PUBLISH, ttl: 60 * 60 })
  for (const one of work) {
    calendar.createEvent({
      id: `${one.id}@s4`,
      start: new Date(one.startsAt),
      end: new Date(one.endsAt),
      stamp: now,
      summary: `${one.title}, ${one.companyName}`,
      location: `${one.siteName}, ${one.address}`,
      description: [formatRate(one.payPerHour), one.arrivalInstructions].filter(Boolean).join('\n'),
      url: urlOf(one.id),
      status: one.status === 'cancelled' || one.status === 'noShow' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}

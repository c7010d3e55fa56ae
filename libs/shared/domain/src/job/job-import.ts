import { guessColumns } from '../formats/csv-columns'
import { dayNumber } from '../time/calendar-date'

/** The most jobs in one file. */
export const MAX_IMPORTED_JOBS = 200

/** What a column of a file of jobs can hold, with the words of the screen. */
export const jobColumns = {
  site: 'Site',
  role: 'Role',
  date: 'Date',
  start: 'Start',
  end: 'End',
  people: 'People needed',
  pay: 'Pay per hour',
  title: 'Title',
  description: 'Description',
  template: 'Template',
} as const
export type JobColumn = keyof typeof jobColumns

/** Which column of the file, counted from 0, holds what. */
export type JobMapping = Partial<Record<JobColumn, number>>

const headings: Record<JobColumn, readonly string[]> = {
  site: ['site', 'sitename', 'venue', 'location', 'place', 'where', 'postcode', 'sitepostcode'],
  role: ['role', 'trade', 'job', 'jobrole', 'position', 'duty'],
  date: ['date', 'day', 'startdate', 'shiftdate', 'when', 'firstday'],
  start: ['start', 'starttime', 'from', 'begin', 'begins', 'timein', 'on'],
  end: ['end', 'endtime', 'to', 'until', 'finish', 'finishtime', 'ends', 'timeout', 'off'],
  people: [
    'people',
    'peopleneeded',
    'number',
    'positions',
    'guards',
    'staff',
    'qty',
    'quantity',
    'headcount',
    'places',
  ],
  pay: ['pay', 'payperhour', 'rate', 'payrate', 'hourlyrate', 'hourlypay', 'perhour', 'rateperhour'],
  title: ['title', 'jobtitle', 'name', 'heading'],
  description: ['description', 'details', 'notes', 'text', 'brief'],
  template: ['template', 'templatename', 'jobtemplate'],
}

/** The columns as their headings suggest. */
export const guessJobMapping = (header: readonly string[]): JobMapping => guessColumns(header, headings)

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `21/11/2026`, `21.11.26`, `21 Nov 2026` or `2026-11-21` as `2026-11-21`; null for anything else. Day first. */
export function readTypedDate(text: string): string | null {
  const typed = text.trim().toLowerCase()
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(typed) ??
    /^(?:[a-z]+,? +)?(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]+)[ -](\d{4}|\d{2})$/.exec(typed) ??
    []
  const ofYear = /^[a-z]/.test(month) ? months.findIndex((name) => month.startsWith(name)) + 1 : Number(month)
  const date = day
    ? `${year.length === 2 ? `20${year}` : year}-${String(ofYear).padStart(2, '0')}-${day.padStart(2, '0')}`
    : typed
  return dayNumber(date) === null ? null : date
}

/** `22:00`, `22.00`, `2200`, `22:00:00` or `10 pm` as `22:00`; null for anything else. */
export function readTypedTime(text: string): string | null {
  const typed = text.trim().toLowerCase()
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})[:.](\d{2})(?::00)?\s*([ap]m)?$/.exec(typed) ??
    /^(\d{2})(\d{2})$/.exec(typed) ??
    /^(\d{1,2})()\s*([ap]m)$/.exec(typed) ??
    []
  if (hour === '') return null
  const clock = Number(hour)
  if (half !== undefined && (clock < 1 || clock > 12)) return null
  const hours = half === undefined ? clock : (clock % 12) + (half === 'pm' ? 12 : 0)
  const minutes = Number(minute || '0')
  return hours < 24 && minutes < 60 ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : null
}

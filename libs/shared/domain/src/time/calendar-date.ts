const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const DAY = 86_400_000

/** Days since 1970 of a real calendar date written `2026-11-21`; null for anything else. */
export function dayNumber(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const at = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(at) || dateOfDay(at / DAY) !== date ? null : at / DAY
}

/** The calendar date of a number of days since 1970. */
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** The date some days before or after; text that is no date stays as it is. */
export function addDays(date: string, days: number): string {
  const day = dayNumber(date)
  return day === null ? date : dateOfDay(day + days)
}

/** The date some years before or after; 29 February becomes 1 March where there is none. */
export const addYears = (date: string, years: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10)
}

/** The date some months after; a day the month does not have becomes its last. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth.getUTCDate())))
    .toISOString()
    .slice(0, 10)
}

/** `Sat 21 Nov 2026`; without the year, `Sat 21 Nov`; without the weekday, `21 Nov 2026`. Other text stays. */
export function dateText(date: string, { year: withYear = true, weekday = true } = {}): string {
  const day = dayNumber(date)
  if (day === null) return date
  const at = new Date(day * DAY)
  const text = `${weekday ? `${weekdayNames[at.getUTCDay()]} ` : ''}${at.getUTCDate()} ${months[at.getUTCMonth()]}`
  return withYear ? `${text} ${at.getUTCFullYear()}` : text
}

/** When a document ends or ended, as its reader says it: it still holds on its last day. Days as `YYYY-MM-DD`. */
export function expiryText(expiresOn: string | null, today: string): string {
  if (expiresOn === null) return 'No end date'
  return `${expiresOn < today ? 'Expired' : 'Expires'} ${dateText(expiresOn)}`
}

// By hand: making a first format of `Intl` takes a phone 70 ms. Apart from `calendar-date`, which every page loads.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The month of a date `2026-11-21`, or a month `2026-11`: `November 2026`. */
export const monthText = (date: string): string => `${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`

// Made at the first use, because making it takes milliseconds.
let month: Intl.DateTimeFormat | undefined

function monthText(date: string): string {
  month ??= new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return month.format(Date.parse(`${date}T00:00:00Z`))
}

/** `Jan 2020 – now`. */
export const periodText = ({ from, to }: { from: string; to: string | null }): string =>
  `${monthText(from)} – ${to ? monthText(to) : 'now'}`

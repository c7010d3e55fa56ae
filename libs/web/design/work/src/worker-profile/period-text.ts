import { dateText } from '@s4/domain/shift-text'

/** `Jan 2020`. */
const shortMonth = (date: string) => dateText(date, { weekday: false }).replace(/^\d+ /, '')

/** `Jan 2020 – now`. */
export const periodText = ({ from, to }: { from: string; to: string | null }): string =>
  `${shortMonth(from)} – ${to ? shortMonth(to) : 'now'}`

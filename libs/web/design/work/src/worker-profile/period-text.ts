import { monthText } from '@s4/domain/calendar-date'

/** `Jan 2020 – now`. */
export const periodText = ({ from, to }: { from: string; to: string | null }): string =>
  `${monthText(from)} – ${to ? monthText(to) : 'now'}`

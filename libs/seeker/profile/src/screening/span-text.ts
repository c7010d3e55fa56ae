import { dateText } from '@s4/domain/shift-text'

/** `Mon 1 Jan 2024 to now`. */
export const spanText = ({ from, to }: { from: string; to: string | null }): string =>
  `${dateText(from)} to ${to === null ? 'now' : dateText(to)}`

import { numberText } from '../formats/number-text'
import { accepted, refused, type Parsed } from '../parsed'

/** Pence as people read them: 1450 → `£14.50`. */
export function formatPence(pence: number): string {
  const [whole = '', part] = (Math.abs(pence) / 100).toFixed(2).split('.')
  return `${pence < 0 ? '-' : ''}£${numberText(whole)}.${part}`
}

/** An hourly rate in pence: 1450 → `£14.50/h`. */
export const formatRate = (pencePerHour: number): string => `${formatPence(pencePerHour)}/h`

/** The text a form shows for an amount already stored: 1450 → `14.50`. */
export const penceForInput = (pence: number): string => (pence / 100).toFixed(2)

/** Typed pounds as integer pence. A decimal comma is refused rather than guessed at. */
export function parsePounds(text: string): Parsed<number> {
  const typed = text.replace(/[\s£]/g, '')
  if (typed === '') return refused('Enter an amount in pounds, like 14.50')
  if (typed.startsWith('-')) return refused('Enter an amount of zero or more')
  if (/^\d+,\d{1,2}$/.test(typed)) return refused('Use a full stop for the pence, like 14.50')
  if (/\.\d{3,}$/.test(typed)) return refused('Use no more than two figures for the pence, like 14.50')

  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(typed)
  if (!match) return refused('Enter an amount in pounds, like 14.50')

  const pence = Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return Number.isSafeInteger(pence) ? accepted(pence) : refused('Enter a smaller amount')
}

/**
 * Pay in pence for whole elapsed minutes at a rate in pence per hour, rounded half up once per line.
 * Both must be whole and not negative; integers keep it exact up to 2^53.
 */
export function payFor(minutes: number, pencePerHour: number): number {
  const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0
  if (!isCount(minutes) || !isCount(pencePerHour)) throw new RangeError('Minutes and pence are whole')

  return divideHalfUp(minutes * pencePerHour, 60)
}

/** Whole-number division of amounts of zero or more, half rounded up. */
export const divideHalfUp = (amount: number, by: number): number => {
  const remainder = amount % by
  return (amount - remainder) / by + (remainder * 2 >= by ? 1 : 0)
}

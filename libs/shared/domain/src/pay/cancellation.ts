import { durationText } from '../time/duration-text'
import { divideHalfUp, formatPence } from './money'

/** With less notice than this many hours, this share of the shift's agreed pay is owed. */
export interface NoticeBand {
  noticeHours: number
  percent: number
}

/** What each side owes the other for cancelling; without bands a side never owes anything. */
export interface CancellationTerms {
  company: readonly NoticeBand[]
  seeker: readonly NoticeBand[]
}

/** Half the pay within a day and all of it within four hours; a seeker owes nothing. A company may set its own. */
export const defaultTerms: CancellationTerms = {
  company: [
    { noticeHours: 24, percent: 50 },
    { noticeHours: 4, percent: 100 },
  ],
  seeker: [],
}

const MAX_NOTICE_HOURS = 336
const MINUTE = 60_000

interface Cancellation {
  bands: readonly NoticeBand[]
  /** ISO instants. */
  cancelledAt: string
  shiftStartsAt: string
  /** Agreed pay for the whole shift, in pence. */
  shiftPay: number
}

/** Pence owed for a cancellation, rounded half up. A band applies only with less notice than its hours. */
export function compensationFor({ bands, cancelledAt, shiftStartsAt, shiftPay }: Cancellation): number {
  const noticeMinutes = (Date.parse(shiftStartsAt) - Date.parse(cancelledAt)) / MINUTE
  const band = longestFirst(bands).findLast(({ noticeHours }) => noticeMinutes < noticeHours * 60)
  return band ? divideHalfUp(shiftPay * band.percent, 100) : 0
}

/** Until when cancelling owes nothing; null when it never owes anything. */
export function freeUntil(bands: readonly NoticeBand[], shiftStartsAt: string): string | null {
  const [longest] = longestFirst(bands)
  return longest ? new Date(Date.parse(shiftStartsAt) - longest.noticeHours * 60 * MINUTE).toISOString() : null
}

/** The terms of one side as sentences; with the shift's pay in pence they also say the amounts in pounds. */
export function termsSentences(side: keyof CancellationTerms, terms: CancellationTerms, shiftPay?: number): string[] {
  const canceller = side === 'company' ? 'The company' : 'You'
  const debtor = side === 'company' ? 'it pays you' : 'you owe the company'
  const bands = longestFirst(terms[side])
  const [longest] = bands
  if (!longest) return [`${canceller} can cancel free of charge.`]

  const amount = (percent: number) =>
    shiftPay === undefined ? '' : ` (${formatPence(divideHalfUp(shiftPay * percent, 100))})`
  return [
    `${canceller} can cancel free of charge up to ${durationText(longest.noticeHours * 60)} before the start.`,
    ...bands.map(({ noticeHours, percent }) => {
      const share = `${percent}% of the shift’s pay${amount(percent)}`
      return `Less than ${durationText(noticeHours * 60)} before the start, ${debtor} ${share}.`
    }),
  ]
}

/** Why bands cannot be used, or null: shorter notice may never cost less. */
export function bandsError(bands: readonly NoticeBand[]): string | null {
  const within = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most
  if (bands.some(({ noticeHours }) => !within(noticeHours, 1, MAX_NOTICE_HOURS))) {
    return `Give notice in whole hours from 1 to ${MAX_NOTICE_HOURS}`
  }
  if (bands.some(({ percent }) => !within(percent, 0, 100))) return 'Give a whole percentage from 0 to 100'
  if (new Set(bands.map(({ noticeHours }) => noticeHours)).size < bands.length) return 'Give each notice only once'

  const percents = longestFirst(bands).map(({ percent }) => percent)
  const growing = percents.every((percent, position) => percent >= (percents[position - 1] ?? 0))
  return growing ? null : 'Shorter notice must not cost less than longer notice'
}

const longestFirst = (bands: readonly NoticeBand[]) => bands.toSorted((a, b) => b.noticeHours - a.noticeHours)

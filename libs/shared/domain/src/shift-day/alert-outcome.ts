import { durationText } from '../time/duration-text'

/** How a member says that an alert ended. */
export const givenOutcomes = ['dealtWith', 'falseAlarm', 'emergencyServices', 'notReached'] as const

/** Also what S4 writes when the reason of an alert has ended, such as a late worker who books on. */
export const alertOutcomes = [...givenOutcomes, 'endedByItself'] as const
export type AlertOutcome = (typeof alertOutcomes)[number]

export const outcomeWords: Record<AlertOutcome, string> = {
  dealtWith: 'Dealt with',
  falseAlarm: 'False alarm',
  emergencyServices: 'Emergency services were called',
  notReached: 'The worker was not reached',
  endedByItself: 'Ended by itself',
}

const SECOND = 1000

/** Whole seconds from one instant to a later one; null when the later one has not come. */
export const secondsBetween = (from: string, to: string | null): number | null =>
  to === null ? null : Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / SECOND))

/** How long somebody took: `40 s`, `12 min`, `1 h 5 min`; whole minutes from the first on, never rounded up. */
export const tookText = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : durationText(Math.floor(seconds / 60))

/** The average of these seconds in whole seconds; null without any. */
export function averageSeconds(took: readonly (number | null)[]): number | null {
  const known = took.filter((seconds) => seconds !== null)
  return known.length === 0 ? null : Math.round(known.reduce((sum, seconds) => sum + seconds, 0) / known.length)
}

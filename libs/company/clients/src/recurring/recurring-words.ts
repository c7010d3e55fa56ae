import type { RecurringSummary } from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'

/** `Friday and Saturday 22:00–06:00`, or each day with its times. */
export function daysText(days: RecurringSummary['days']): string {
  const byTimes = new Map<string, string[]>()
  for (const { day, start, end } of days) {
    const times = `${start}–${end}`
    byTimes.set(times, [...(byTimes.get(times) ?? []), day])
  }
  return [...byTimes].map(([times, names]) => `${listed(names)} ${times}`).join(', ')
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

export const runText = ({ from, until }: { from: string; until: string | null }): string =>
  `from ${dateText(from)} ${until ? `to ${dateText(until)}` : 'until further notice'}`

export const peopleText = (positions: number): string => (positions === 1 ? '1 person' : `${positions} people`)

/** What it does while it runs: its jobs are posted, or wait as drafts. */
export function stateText({ state, publish }: Pick<RecurringSummary, 'state' | 'publish'>): string {
  if (state === 'running') return publish ? 'Posts jobs' : 'Makes drafts'
  return state === 'paused' ? 'Paused' : 'Ended'
}

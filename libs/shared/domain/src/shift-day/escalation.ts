import type { OnCallPlace } from './on-call'

/** Who is told of an alert, one after the other, until somebody acknowledges it. */
export const rungs = ['first', 'second', 'owner'] as const
export type Rung = (typeof rungs)[number]

/** Minutes that each has before the next is told. */
export type RungMinutes = Record<Rung, number>

export const usualMinutes: RungMinutes = { first: 5, second: 5, owner: 10 }

export interface OnCallPerson {
  uid: string
  place: OnCallPlace
}

interface Ladder {
  onCall: readonly OnCallPerson[]
  owners: readonly string[]
  /** Already told of this alert. */
  told: ReadonlySet<string>
  /** Everybody on call is told at once. */
  all: boolean
}

interface Step {
  rung: Rung
  uids: string[]
}

/**
 * The next step above `from` that reaches somebody new: the first on call, then the second, then the owners. Null at
 * the end of the ladder.
 */
export function nextStep(from: Rung | null, { onCall, owners, told, all }: Ladder): Step | null {
  const above = rungs.slice(from === null ? 0 : rungs.indexOf(from) + 1)
  for (const rung of above) {
    const people = rung === 'owner' ? owners : onCall.filter(({ place }) => all || place === rung).map(({ uid }) => uid)
    const uids = [...new Set(people)].filter((uid) => !told.has(uid))
    if (uids.length > 0) return { rung, uids }
  }
  return null
}

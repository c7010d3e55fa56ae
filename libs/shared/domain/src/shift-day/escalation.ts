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

/** What became of the messages about an alert that nobody has looked at, when nobody else is left to tell. */
export const unansweredStates = ['notReached', 'mailOnly', 'notAnswered'] as const
export type Unanswered = (typeof unansweredStates)[number]

/** That a service took a message is known; whether an email was delivered or read is not. */
export const unansweredTexts: Record<Unanswered, string> = {
  notReached: 'Nobody has looked at it. No push, text, call or email to those on call or the owners went out',
  mailOnly:
    'Nobody has looked at it. No push, text or call went out, and we do not know whether our emails have arrived',
  notAnswered: 'Nobody we told has looked at it',
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

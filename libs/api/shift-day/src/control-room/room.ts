/** Whose control room, and when. */
export interface Room {
  companyId: string
  now: Date
}

const HOUR_MS = 60 * 60_000

/** How far ahead the control room looks. */
export const dayAhead = (now: Date) => new Date(now.getTime() + 24 * HOUR_MS)
/** What happened since then still needs somebody. */
export const dayBefore = (now: Date) => new Date(now.getTime() - 24 * HOUR_MS)

/** The most lines of one kind that a room shows. */
export const MAX_LINES = 100

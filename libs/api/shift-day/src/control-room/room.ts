/** Whose control room, and when. */
export interface Room {
  companyId: string
  /** The sites the reader may see; null for all. */
  siteIds: readonly string[] | null
  /** What the reader's role may not see is left out. */
  may: { applicants: boolean; clients: boolean; drafts: boolean; hours: boolean }
  now: Date
}

/** SQL: whether the reader may see a site; the arguments are SQL: `site.id`, `$4`. */
export const seenSite = (siteId: string, sites: string) => `(${sites}::uuid[] is null or ${siteId} = any(${sites}))`

const HOUR_MS = 60 * 60_000

/** How far ahead the control room looks. */
export const dayAhead = (now: Date) => new Date(now.getTime() + 24 * HOUR_MS)
/** How far ahead it counts places that nobody has. */
export const weekAhead = (now: Date) => new Date(now.getTime() + 7 * 24 * HOUR_MS)
/** What happened since then still needs somebody. */
export const dayBefore = (now: Date) => new Date(now.getTime() - 24 * HOUR_MS)

/** The most lines of one kind that a room shows. */
export const MAX_LINES = 100

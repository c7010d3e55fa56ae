import { storedUid } from '@s4/auth-session'
import type { AssignmentDetails, CheckCall, Counter, Handover, Patrol } from '@s4/contract'
import { servesUntil } from '@s4/domain/shift-window'
import { serverNow } from '@s4/api-client/clock'
import { readShiftPass } from '../pass/shift-pass'
import type { KeptShift, PhoneDatabase } from './phone-database'

/** What `checkCalls.list` answers. */
export interface ShiftDay {
  calls: CheckCall[]
  locationShared: boolean
  now: string
}

/** The shift that the phone keeps for a person; removed at sign-out with the shift pass (`@s4/auth-session`). */
interface Mark {
  uid: string
  id: string
  /** ISO instant. */
  until: string
}

/** What `patrols.list` answers. */
export interface ShiftPatrols {
  patrols: Patrol[]
  codeMarks: Readonly<Record<string, string>>
  now: string
}

const KEY = 'keptShift'

function readMark(): Mark | null {
  try {
    // Written by `keepShift`.
    const mark = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Mark | null
    return mark && Date.parse(mark.until) > serverNow() ? mark : null
  } catch {
    return null
  }
}

/**
 * Who works on this phone: the person signed in, else whose shift is kept here after their session has run out; null
 * after signing out.
 */
export const personOnShift = (): string | null => storedUid() ?? readShiftPass()?.uid ?? readMark()?.uid ?? null

/** Whether this phone keeps a shift of the person who works here. */
export const hasKeptShift = (): boolean => {
  const mark = readMark()
  return mark !== null && mark.uid === personOnShift()
}

interface Shift {
  work: AssignmentDetails
  day: ShiftDay | null
  patrols: ShiftPatrols | null
  /** What `handovers.list` answers. */
  handovers: Handover[] | null
  /** What `counters.list` answers. */
  counters: Counter[] | null
  /** Of the company. */
  ringNumber: string | null
}

const NOTHING_KNOWN = { day: null, patrols: null, handovers: null, counters: null, ringNumber: null }

/** Keeps a shift for when there is no signal; what else is known of it stays. */
export async function keepShift(database: PhoneDatabase, work: AssignmentDetails): Promise<void> {
  const uid = personOnShift()
  if (uid === null) return
  await database.changeShift(uid, (stored) => {
    const kept = shiftOf(stored)
    return { uid, ...(kept?.work.id === work.id ? kept : NOTHING_KNOWN), work }
  })
  localStorage.setItem(
    KEY,
    JSON.stringify({ uid, id: work.id, until: new Date(servesUntil(work)).toISOString() } satisfies Mark),
  )
}

/** The shift kept for the person who works here; null without one. */
export async function keptShift(database: PhoneDatabase): Promise<Shift | null> {
  const uid = personOnShift()
  const mark = readMark()
  if (uid === null || mark?.uid !== uid) return null
  const kept = shiftOf(await database.shift(uid))
  return kept?.work.id === mark.id ? kept : null
}

/** Notes what the server said of the kept shift. */
export async function keepOfShift(
  database: PhoneDatabase,
  id: string,
  more: Partial<Omit<Shift, 'work'>>,
): Promise<void> {
  const uid = personOnShift()
  if (uid === null) return
  await database.changeShift(uid, (stored) => {
    const kept = shiftOf(stored)
    return kept?.work.id === id ? { uid, ...kept, ...more } : null
  })
}

const shiftOf = (stored: KeptShift | null): Shift | null =>
  // Written by `keepShift` from what the server sent; an older version kept less.
  stored && {
    work: stored.work as AssignmentDetails,
    day: stored.day as ShiftDay | null,
    patrols: (stored.patrols ?? null) as ShiftPatrols | null,
    handovers: (stored.handovers ?? null) as Handover[] | null,
    counters: (stored.counters ?? null) as Counter[] | null,
    ringNumber: (stored.ringNumber ?? null) as string | null,
  }

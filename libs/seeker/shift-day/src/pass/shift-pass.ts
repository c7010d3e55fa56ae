import { storedUid } from '@s4/auth-session'
import { serverNow } from '@s4/api-client/clock'

/** The token of one assignment, stored from booking on until 12 hours after the end. */
export interface ShiftPass {
  assignmentId: string
  token: string
  uid: string | null
  /** ISO instant. */
  until: string
}

export const KEY = 'shiftPass'

/** Null without a pass, after it has expired, and for another person. */
export function readShiftPass(): ShiftPass | null {
  const pass = parsed(stored())
  if (!pass) return null
  const current = storedUid()
  const foreign = current !== null && pass.uid !== null && current !== pass.uid
  if (foreign) forgetShiftPass()
  // Not forgotten for its time: the clock of the phone may be set right again.
  return !foreign && Date.parse(pass.until) > serverNow() ? pass : null
}

export function forgetShiftPass(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Where storage is blocked there is no pass.
  }
}

/** The call options for requests about this assignment. */
export function passFor(assignmentId: string): { shiftToken?: string } {
  const pass = readShiftPass()
  return pass?.assignmentId === assignmentId ? { shiftToken: pass.token } : {}
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parsed(text: string | null): ShiftPass | null {
  try {
    // Written by `storeShiftPass`; the server checks the token.
    const value = JSON.parse(text ?? 'null') as ShiftPass | null
    return value && typeof value.token === 'string' && typeof value.assignmentId === 'string' ? value : null
  } catch {
    return null
  }
}

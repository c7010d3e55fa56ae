import { storedUid } from '@s4/auth-session'

/** A token for one piece of work, kept in this browser from booking on until 12 hours after the end. */
export interface ShiftPass {
  assignmentId: string
  token: string
  uid: string | null
  /** ISO instant. */
  until: string
}

export const KEY = 'shiftPass'

/** Null without one, once it has run out, and for another person than the one who booked on. */
export function readShiftPass(): ShiftPass | null {
  const pass = parsed(stored())
  if (!pass) return null
  const current = storedUid()
  const foreign = current !== null && pass.uid !== null && current !== pass.uid
  if (!foreign && Date.parse(pass.until) > Date.now()) return pass
  forgetShiftPass()
  return null
}

export function forgetShiftPass(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept where storage is blocked.
  }
}

/** What a call about this work carries besides the session. */
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
    // Written by `keepShiftPass`; the server judges the token itself.
    const value = JSON.parse(text ?? 'null') as ShiftPass | null
    return value && typeof value.token === 'string' && typeof value.assignmentId === 'string' ? value : null
  } catch {
    return null
  }
}

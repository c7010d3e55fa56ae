import { storedUid } from '@s4/auth-session'
import { servesUntil } from '@s4/domain/shift-window'
import { KEY, type ShiftPass } from './shift-pass'

/** Stores the shift pass that booking on returned. */
export function storeShiftPass({ id, endsAt }: { id: string; endsAt: string }, token: string): void {
  const pass: ShiftPass = {
    assignmentId: id,
    token,
    uid: storedUid(),
    until: new Date(servesUntil({ endsAt })).toISOString(),
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(pass))
  } catch {
    // Without storage the session alone gives access.
  }
}

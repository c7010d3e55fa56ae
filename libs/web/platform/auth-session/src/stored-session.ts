import { cachedComplete, clearForeignSession, clearSession, rememberComplete } from '@s4/completeness'
import type { SessionView } from '@s4/contract'
import { appOf } from './hosts/hosts'

/** Storage may be blocked or full: the server stays the judge, so losing the copy loses nothing. */
const attempt = <Result>(work: () => Result): Result | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** The uid this browser last saw signed in on this origin. */
export const storedUid = (): string | null => attempt(() => localStorage.getItem('currentUserId')) || null

/** Writes the client keys of docs/product.md#stored-keys, of this origin, from what the server said. */
export function storeSession(view: SessionView): void {
  forgetUnsent(view.user.uid)
  attempt(() => {
    clearForeignSession(localStorage, view.user.uid)
    const keys: Record<string, string | null> = {
      currentUserId: view.user.uid,
      user: JSON.stringify({ uid: view.user.uid, role: view.user.role }),
      userRole: view.user.role,
      jobSeekerId: view.jobSeekerId,
      companyId: view.companyId,
      companyProfile: view.company && JSON.stringify(view.company),
      profileName: view.name,
      profileDp: view.picture,
      sessionData: JSON.stringify({
        timestamp: Date.parse(view.issuedAt),
        view: { ...view, user: { ...view.user, email: '' } },
      }),
    }
    for (const [key, value] of Object.entries(keys)) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    }
    rememberComplete(localStorage, appOf(view.user.role), view.profile.complete)
  })
}

/** The session as this browser last stored it, until its hour is over, and as complete as the flag says. */
export const storedView = (): SessionView | null =>
  attempt(() => {
    // Written by `storeSession` alone; the server judges every call all the same.
    const { view } = JSON.parse(localStorage.getItem('sessionData') ?? '{}') as { view?: SessionView }
    if (!view || view.user.uid !== storedUid() || Date.parse(view.expiresAt) <= Date.now()) return null
    return {
      ...view,
      profile: { ...view.profile, complete: cachedComplete(localStorage, appOf(view.user.role)) === true },
    }
  })

export const forgetSession = (): void => void attempt(() => clearSession(localStorage))

/** The pass that lets a shift go on past its hour (`@s4/seeker-shift-day`): whoever signs out leaves nobody their shift. */
export const forgetShiftPass = (): void => void attempt(() => localStorage.removeItem('shiftPass'))

const UNSENT = 'unsent:'

/** Messages written and not sent, which the chat keeps under their writer: gone, save those of whoever is named. */
export const forgetUnsent = (except?: string): void =>
  void attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(UNSENT) && key !== `${UNSENT}${except}`) localStorage.removeItem(key)
  })

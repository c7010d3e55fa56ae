import { cachedComplete, clearForeignSession, clearSession, rememberComplete } from '@s4/completeness'
import type { SessionView } from '@s4/contract'
import { appForRole } from './hosts/hosts'

/** Storage may be blocked or full; the server decides, so a lost copy does no harm. */
const attempt = <Result>(work: () => Result): Result | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** The uid last signed in on this origin. */
export const storedUid = (): string | null => attempt(() => localStorage.getItem('currentUserId')) || null

/** Writes the keys of docs/product.md#stored-keys from what the server returned. */
export function storeSession(view: SessionView): void {
  forgetUnsent(view.user.uid)
  unmarkSignOut()
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
    rememberComplete(localStorage, appForRole(view.user.role), view.profile.complete)
  })
}

/** The stored session until its hour is over, with completeness from its own flag. */
export const storedView = (): SessionView | null =>
  attempt(() => {
    // Only `storeSession` writes it, and the server checks every call anyway.
    const { view } = JSON.parse(localStorage.getItem('sessionData') ?? '{}') as { view?: SessionView }
    if (!view || view.user.uid !== storedUid() || Date.parse(view.expiresAt) <= Date.now()) return null
    return {
      ...view,
      profile: { ...view.profile, complete: cachedComplete(localStorage, appForRole(view.user.role)) === true },
    }
  })

export const forgetSession = (): void => void attempt(() => clearSession(localStorage))

const SIGNED_OUT = 'signedOut'

/** Marks that this person is signing out in this browser, so that its other tabs do not take it for a lost session. */
export const markSignOut = (uid: string): void => void attempt(() => localStorage.setItem(SIGNED_OUT, uid))
export const unmarkSignOut = (): void => void attempt(() => localStorage.removeItem(SIGNED_OUT))
export const hasSignedOut = (uid: string): boolean => attempt(() => localStorage.getItem(SIGNED_OUT)) === uid

/** The shift pass and the kept shift (`@s4/seeker-shift-day`), removed on sign-out so that nobody else continues it. */
export const forgetShiftPass = (): void =>
  void attempt(() =>
    ['shiftPass', 'keptShift', 'shiftStrip', 'offerStrip'].forEach((key) => localStorage.removeItem(key)),
  )

const UNSENT = 'unsent:'

/** Removes the chat's unsent messages, except those of one person. */
export const forgetUnsent = (except?: string): void =>
  void attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(UNSENT) && key !== `${UNSENT}${except}`) localStorage.removeItem(key)
  })

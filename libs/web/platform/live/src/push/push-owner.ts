import { pushPermission } from './push-permission'

const KEY = 'pushFor'

/** Who asked for pushes in this browser, so that nobody else gets them by signing in here. */
export function pushOwner(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function setPushOwner(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, uid)
  } catch {
    // Without storage pushes end with the session.
  }
}

/** Whether pushes for this person come to this browser, as far as it can tell itself. */
export const isPushOn = (uid: string | null): boolean =>
  uid !== null && pushOwner() === uid && pushPermission() === 'granted'

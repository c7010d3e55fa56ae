import type { browserPush, BrowserSubscription } from './browser-push'
import { pushOwner } from './push-owner'

interface Renewal {
  uid: string
  push: ReturnType<typeof browserPush>
  /** Gives the subscription to the session of now. */
  add: (subscription: BrowserSubscription) => Promise<unknown>
}

/** After signing in again, gives this browser's subscription to the new session of the same person. */
export async function renewPush({ uid, push, add }: Renewal): Promise<void> {
  if (pushOwner() !== uid) return
  // The settings screen shows whether this device is on.
  const subscription = await push.current().catch(() => null)
  if (subscription) await add(subscription).catch(() => undefined)
}

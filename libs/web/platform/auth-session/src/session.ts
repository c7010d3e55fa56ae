import { removeDrafts, isOutage, type Api } from '@s4/api-client'
import { logFailedFetch } from '@s4/completeness'
import type { SessionView } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import {
  forgetSession,
  forgetShiftPass,
  forgetUnsent,
  hasSignedOut,
  markSignOut,
  storedView,
  storeSession,
  unmarkSignOut,
} from './stored-session'

type Listener = () => void

/** Why the session of this page is over: lost or its hour over, a sign-out in any tab, or another person's sign-in. */
export type SessionEnd = 'expired' | 'signed-out' | 'other-person'

export type Session = ReturnType<typeof createSession>

/** The session of this page, read from the server once and again on `refresh`. */
export function createSession(api: Api) {
  let pending: Promise<SessionView | null> | undefined
  let view: SessionView | null = null
  let readAt: string | undefined
  let ended: SessionEnd | null = null
  /** Server's clock minus this device's, in milliseconds. */
  let clockOffset = 0
  let answeredAt = -Infinity
  /** The last request to the server failed, so the screen may show old data. */
  let unreachable = false
  /** The server no longer answers a page of this version. */
  let outdated = false
  const listeners = new Set<Listener>()

  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  const storeView = (next: SessionView) => {
    view = next
    readAt ??= next.now
    ended = null
    clockOffset = Date.parse(next.now) - Date.now()
    answeredAt = Date.now()
    unreachable = false
    storeSession(next)
    // Drafts of another person must not be shown to this one.
    removeDrafts(next.user.uid)
    notifyListeners()
    return next
  }
  /** Screens keep showing the session until the person leaves; the stored copy is removed at once. */
  const endView = (why: SessionEnd) => {
    if (ended || !view) return
    ended = why
    forgetSession()
    // After expiry the person signs in again and finds unsent messages and drafts; after any other end nobody may.
    if (why !== 'expired') {
      forgetUnsent()
      removeDrafts()
    }
    notifyListeners()
  }
  const millisecondsLeft = () => (view ? Date.parse(view.expiresAt) - (Date.now() + clockOffset) : 0)

  const applyView = (next: SessionView | null): SessionView | null => {
    if (view && next?.user.uid === view.user.uid) return storeView(next)
    if (view) {
      endView(next ? 'other-person' : hasSignedOut(view.user.uid) ? 'signed-out' : 'expired')
      return null
    }
    if (next) return storeView(next)
    forgetSession()
    return null
  }

  const fetchView = () => api.call('session.show', {}, { anonymous: true })
  /**
   * A sign-in in another tab replaces the cookie while a request may still carry the old one, so null is checked twice.
   */
  const readSession = async () => (await fetchView()) ?? (view && !ended ? fetchView() : null)

  const refresh = () => {
    const request = readSession().then(applyView)
    pending = request
    // A failure is not remembered, so the next call asks again.
    request.catch((error: unknown) => {
      if (pending === request) pending = undefined
      if (view && isOutage(error)) setUnreachable()
    })
    return request
  }

  const setUnreachable = () => {
    unreachable = true
    notifyListeners()
  }
  /** While the server cannot be reached, the stored copy counts until its hour is over. */
  const continueWithStoredCopy = (error: unknown): SessionView => {
    const copy = ended ? null : (view ?? storedView())
    if (!copy || !isOutage(error)) throw error
    logFailedFetch('session', error)
    view = copy
    setUnreachable()
    return copy
  }

  const endBy = async (call: () => Promise<unknown>): Promise<void> => {
    if (view) markSignOut(view.user.uid)
    await call().catch((error: unknown) => {
      unmarkSignOut()
      throw error
    })
    forgetShiftPass()
    endView('signed-out')
  }

  return {
    /** Who is signed in, or null. Rejects when the server cannot be reached and no copy is stored. */
    current: () => (pending ?? refresh()).catch(continueWithStoredCopy),
    refresh,
    /** Sets the session that a sign-in returned. */
    adopt: (next: SessionView | null) => {
      pending = Promise.resolve(next)
      if (next) storeView(next)
      else applyView(null)
    },
    /** Starts the hour again. */
    renew: async () => {
      pending = Promise.resolve(storeView(await api.call('session.renew', {})))
    },
    /** Signs out on the server, in every tab. */
    end: () => endBy(() => api.call('session.end', {})),
    /** Runs a call that ends the session by the person's own will. */
    endBy,
    /** Handles a failure whose code starts with `session.`, and that this page is too old. */
    handleFailure: ({ code }: ApiError) => {
      if (code === 'session.expired' || code === 'session.too-old') endView('expired')
      if (code === 'app.outdated') {
        outdated = true
        notifyListeners()
      }
      if (code === 'session.other-person') endView('other-person')
      if (code === 'session.required' && view && !ended) void refresh().catch(() => null)
    },
    /** Until the session expires, by the server's clock. */
    millisecondsLeft,
    /** Ends a session whose hour is over while the server cannot be reached. */
    expire: () => endView('expired'),
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** When the server first returned the session to this page, by its clock: what the page shows is of then. */
    readAt: () => readAt,
    /** When the server last returned the session, by this device's clock. */
    answeredAt: () => answeredAt,
    unreachable: () => unreachable,
    outdated: () => outdated,
    snapshot: () => view,
    ended: () => ended,
  }
}

import { forgetDrafts, isOutage, type Api } from '@s4/api-client'
import { logFailedFetch } from '@s4/completeness'
import type { SessionView } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { forgetSession, forgetShiftPass, forgetUnsent, storedView, storeSession } from './stored-session'

type Listener = () => void

/** Why the session of this page is over: its hour ended, a sign-out in any tab, or another person's sign-in. */
export type SessionEnd = 'expired' | 'signed-out' | 'other-person'

export type Session = ReturnType<typeof createSession>

/** The session of this page, read from the server once and again on `refresh`. */
export function createSession(api: Api) {
  let asked: Promise<SessionView | null> | undefined
  let view: SessionView | null = null
  let ended: SessionEnd | null = null
  /** Server's clock minus this device's, in milliseconds. */
  let ahead = 0
  let answeredAt = -Infinity
  /** The last request to the server failed, so the screen may show old data. */
  let away = false
  const listeners = new Set<Listener>()

  const tellAll = () => {
    for (const listener of listeners) listener()
  }
  const keep = (next: SessionView) => {
    view = next
    ended = null
    ahead = Date.parse(next.now) - Date.now()
    answeredAt = Date.now()
    away = false
    storeSession(next)
    // Drafts of another person must not be shown to this one.
    forgetDrafts(next.user.uid)
    tellAll()
    return next
  }
  /** Screens keep showing the session until the person leaves; the stored copy is removed at once. */
  const finish = (why: SessionEnd) => {
    if (ended || !view) return
    ended = why
    forgetSession()
    // After expiry the person signs in again and finds unsent messages and drafts; after any other end nobody may.
    if (why !== 'expired') forgetUnsent()
    if (why !== 'expired') forgetDrafts()
    tellAll()
  }
  const millisecondsLeft = () => (view ? Date.parse(view.expiresAt) - (Date.now() + ahead) : 0)

  const take = (next: SessionView | null): SessionView | null => {
    if (view && next?.user.uid === view.user.uid) return keep(next)
    if (view) {
      finish(next ? 'other-person' : millisecondsLeft() <= 0 ? 'expired' : 'signed-out')
      return null
    }
    if (next) return keep(next)
    forgetSession()
    return null
  }

  const look = () => api.call('session.show', {}, { asAnyone: true })
  /** A sign-in in another tab replaces the cookie while a request may still carry the old one, so null is checked twice. */
  const lookTwice = async () => (await look()) ?? (view && !ended ? look() : null)

  const refresh = () => {
    const asking = lookTwice().then(take)
    asked = asking
    // A failure is not remembered, so the next call asks again.
    asking.catch((error: unknown) => {
      if (asked === asking) asked = undefined
      if (view && isOutage(error)) setAway()
    })
    return asking
  }

  const setAway = () => {
    away = true
    tellAll()
  }
  /** While the server cannot be reached, the stored copy counts until its hour is over. */
  const goOnWithCopy = (error: unknown): SessionView => {
    const copy = ended ? null : (view ?? storedView())
    if (!copy || !isOutage(error)) throw error
    logFailedFetch('session', error)
    view = copy
    setAway()
    return copy
  }

  return {
    /** Who is signed in, or null. Rejects when the server cannot be reached and no copy is stored. */
    current: () => (asked ?? refresh()).catch(goOnWithCopy),
    refresh,
    /** Sets the session that a sign-in returned. */
    adopt: (next: SessionView | null) => {
      asked = Promise.resolve(next)
      if (next) keep(next)
      else take(null)
    },
    /** Starts the hour again. */
    renew: async () => {
      asked = Promise.resolve(keep(await api.call('session.renew', {})))
    },
    /** Signs out on the server, in every tab. */
    end: async () => {
      await api.call('session.end', {})
      forgetShiftPass()
      finish('signed-out')
    },
    /** Handles a failure whose code starts with `session.`. */
    hear: ({ code }: ApiError) => {
      if (code === 'session.expired' || code === 'session.too-old') finish('expired')
      if (code === 'session.other-person') finish('other-person')
      if (code === 'session.required' && view && !ended) void refresh().catch(() => null)
    },
    /** Until the session expires, by the server's clock. */
    millisecondsLeft,
    /** Ends a session whose hour is over while the server cannot be reached. */
    expire: () => finish('expired'),
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** When the server last returned the session, by this device's clock. */
    answeredAt: () => answeredAt,
    away: () => away,
    snapshot: () => view,
    ended: () => ended,
  }
}

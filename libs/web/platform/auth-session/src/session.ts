import { forgetDrafts, isOutage, type Api } from '@s4/api-client'
import { logFailedFetch } from '@s4/completeness'
import type { SessionView } from '@s4/contract'
import type { Problem } from '@s4/contract/problem'
import { forgetSession, forgetShiftPass, forgetUnsent, storedView, storeSession } from './stored-session'

type Listener = () => void

/** Why the session of this page is over: its hour, a sign-out somewhere, or somebody else's sign-in in this browser. */
export type SessionEnd = 'expired' | 'signed-out' | 'other-person'

export type Session = ReturnType<typeof createSession>

/** The session of this page: asked of the server once, then kept, and re-read on `refresh`. */
export function createSession(api: Api) {
  let asked: Promise<SessionView | null> | undefined
  let view: SessionView | null = null
  let ended: SessionEnd | null = null
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  let ahead = 0
  /** When the server last said who is signed in, by this device's clock. */
  let answeredAt = -Infinity
  /** The server could not be asked last time: what is shown may be old. */
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
    // What somebody before left half-typed in this browser is not this person's.
    forgetDrafts(next.user.uid)
    tellAll()
    return next
  }
  /** Screens keep what they show until the person leaves them; the stored copy goes at once. */
  const finish = (why: SessionEnd) => {
    if (ended || !view) return
    ended = why
    forgetSession()
    // An hour that has run out costs nobody their words; signing out leaves none behind.
    if (why !== 'expired') forgetUnsent()
    // An hour that is over is signed in again, and goes on from there.
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
  /** Signing in afresh in another tab replaces the cookie; a question under way at that moment still carried the old one. */
  const lookTwice = async () => (await look()) ?? (view && !ended ? look() : null)

  const refresh = () => {
    const asking = lookTwice().then(take)
    asked = asking
    // A failure is not remembered: the next question is asked afresh.
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
  /** Whom the server named last, while it cannot be asked: as far as this browser's own copy of the hour goes. */
  const goOnWithCopy = (error: unknown): SessionView => {
    const copy = ended ? null : (view ?? storedView())
    if (!copy || !isOutage(error)) throw error
    logFailedFetch('session', error)
    view = copy
    setAway()
    return copy
  }

  return {
    /** Who is signed in; null when nobody is. Rejects when the server cannot be asked and this browser holds nobody's session. */
    current: () => (asked ?? refresh()).catch(goOnWithCopy),
    refresh,
    /** Takes what a sign-in or a renewal answered. */
    adopt: (next: SessionView | null) => {
      asked = Promise.resolve(next)
      if (next) keep(next)
      else take(null)
    },
    /** Starts the hour again. Rejects with the problem when the server will not. */
    renew: async () => {
      asked = Promise.resolve(keep(await api.call('session.renew', {})))
    },
    /** Signs out on the server, in every tab. */
    end: async () => {
      await api.call('session.end', {})
      forgetShiftPass()
      finish('signed-out')
    },
    /** Hears of a refusal that is about the session itself. */
    hear: ({ code }: Problem) => {
      if (code === 'session.expired' || code === 'session.too-old') finish('expired')
      if (code === 'session.other-person') finish('other-person')
      if (code === 'session.required' && view && !ended) void refresh().catch(() => null)
    },
    /** Milliseconds until the hour is over, by the server's clock. */
    millisecondsLeft,
    /** The hour is over and the server cannot be asked. */
    expire: () => finish('expired'),
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** When the server last answered, by this device's clock. */
    answeredAt: () => answeredAt,
    away: () => away,
    snapshot: () => view,
    ended: () => ended,
  }
}

import type { Clock } from '../deps/clock'

const MINUTE = 60_000

/** Remembers signals of the last minute, to decide whether a page read a moment ago is still current. */
export function recentSignals(clock: Clock) {
  const lastById = new Map<string, number>()
  const now = () => clock.now().getTime()
  /** Every signal after this time was received. */
  let from = Infinity

  return {
    heard: (uid: string) => void lastById.set(uid, now()),
    /** Signals before now may be lost. */
    missed: () => {
      from = now()
    },
    forget: () => {
      for (const [uid, at] of lastById) if (at < now() - MINUTE) lastById.delete(uid)
    },
    /** True when certainly no signal was sent to the person since. */
    noneSince: (since: Date, uid: string) => {
      const at = since.getTime()
      return at > from && at >= now() - MINUTE && at > (lastById.get(uid) ?? 0)
    },
  }
}

import type { Clock } from '../deps/clock'

const MINUTE = 60_000

/** Who was told of a change in the last minute: enough to say whether a page just read is still right. */
export function recentSignals(clock: Clock) {
  const lastById = new Map<string, number>()
  const now = () => clock.now().getTime()
  /** Since when everything said was heard. */
  let from = Infinity

  return {
    heard: (uid: string) => void lastById.set(uid, now()),
    /** Until now, things may have been said that nobody heard. */
    missed: () => {
      from = now()
    },
    forget: () => {
      for (const [uid, at] of lastById) if (at < now() - MINUTE) lastById.delete(uid)
    },
    /** True when a person was certainly told of nothing since. */
    noneSince: (since: Date, uid: string) => {
      const at = since.getTime()
      return at > from && at >= now() - MINUTE && at > (lastById.get(uid) ?? 0)
    },
  }
}

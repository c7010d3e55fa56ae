import type { Deps } from '../deps/deps'

/**
 * Does whatever has fallen due by `now`. It finds its rows by their own due times, takes each in a transaction that locks it
 * and looks again, so that running twice, late, or in two processes at once does the thing once.
 */
export type DueWork = (deps: Deps, now: Date) => Promise<void>

import type { Deps } from '../deps/deps'

/**
 * Does the work that is due at `now`. It locks each row in a transaction and checks it again, so that a second, late or
 * parallel run does nothing twice.
 */
export type DueWork = (deps: Deps, now: Date) => Promise<void>

import type { Database } from '@s4/db'
import { inBatches } from '@s4/api-platform/batches'
import type { Deps } from '@s4/api-platform/deps'
import { sessionRepository, type PassHolder } from './session-repository'

/** Milliseconds: thousands of phones send with their passes at the same time. */
const EVERY_MS = 10
const MOST = 200

type ReadPass = (token: string) => Promise<PassHolder | null>
const readers = new WeakMap<Database, ReadPass>()

/** The holder of a shift pass that is still valid; those asked for at nearly the same time are read together. */
export function readPass({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<PassHolder | null> {
  const known = readers.get(db)
  if (known) return known(token)
  const read = inBatches<string, PassHolder | null>({
    every: EVERY_MS,
    most: MOST,
    run: async (tokens) => {
      const holders = await sessionRepository(db).byShiftPasses(tokens, clock.now())
      return tokens.map((one) => holders.get(one) ?? null)
    },
  })
  readers.set(db, read)
  return read(token)
}

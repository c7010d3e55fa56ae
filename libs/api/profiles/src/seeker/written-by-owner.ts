import { profileResources } from '@s4/contract/changes'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import type { SeekerActor } from '@s4/api-platform/actor'
import { audit, signal } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'

interface Written {
  actor: SeekerActor
  /** Past tense, subject first: `experience.added`. */
  action: string
  subject: { kind: string; id: string }
  detail?: Record<string, unknown>
}

/** One change a seeker makes to the own profile: all of it or nothing, audited, and told to the person's other tabs. */
export const writtenByOwner = async <Result>(
  { db, clock }: Deps,
  written: Written,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const result = await work(tx)
    await audit(tx, { at: clock.now(), ...written })
    await signal(tx, [written.actor.uid], profileResources)
    return result
  })

/** What a write to a record of one's own answered; nothing means it is somebody else's or gone. */
export function found<Row>(row: Row | undefined | null | false): Row {
  if (!row) throw new Problem('record.missing')
  return row
}

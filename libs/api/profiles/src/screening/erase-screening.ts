import type { Db } from '@s4/db'
import { removeReferences } from '../references/remove-references'
import { eraseActivities } from './activities'
import { eraseDeclaration } from './declaration'
import { eraseEvidence } from '../screening-evidence/evidence'

/** Removes the file of an erased worker, referees included; decisions of companies stay (docs/uk-rules.md#bs-7858). */
export async function eraseScreening(tx: Db, seekerId: string): Promise<void> {
  const references = await tx.query<{ id: string }>('select id from screening_reference where seeker_id = $1', [
    seekerId,
  ])
  await removeReferences(
    tx,
    references.map(({ id }) => id),
  )
  await eraseEvidence(tx, seekerId)
  await eraseActivities(tx, seekerId)
  await eraseDeclaration(tx, seekerId)
}

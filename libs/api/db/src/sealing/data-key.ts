import type { Db } from '../connection/query-on'
import { refusal } from '../connection/refusal'
import { sealedWithUnknownKey } from './reseal'
import type { Sealer } from './sealing'

const KNOWN_VALUE = 'S4'
const COLUMN = 'installation.key_check_sealed'

/**
 * Refuses keys that do not open the sealed values of this database. The first start seals a known value for this check.
 */
export async function checkDataKey(db: Db, sealer: Sealer): Promise<void> {
  const [installation] = await db.query<{ id: string; keyCheckSealed: Buffer | null }>(
    'select id, key_check_sealed from installation',
  )
  const sealed = installation?.keyCheckSealed
  if (sealed && !canOpen(sealer, sealed, installation.id)) throw wrongKey('this database was first started with')
  const column = await sealedWithUnknownKey(db, sealer)
  if (column) throw wrongKey(`a value of ${column} was sealed with`)
  if (!installation || sealed) return
  await db.query('update installation set key_check_sealed = $1 where key_check_sealed is null', [
    sealer.seal(KNOWN_VALUE, COLUMN, installation.id),
  ])
}

function canOpen(sealer: Sealer, sealed: Buffer, id: string): boolean {
  try {
    return sealer.open(sealed, COLUMN, id) === KNOWN_VALUE
  } catch {
    return false
  }
}

const wrongKey = (what: string) =>
  refusal(
    `S4_DATA_KEY is not the key that ${what}. Give that key, or add it to S4_OLD_DATA_KEYS when it was ` +
      'changed; without it the personal numbers cannot be read.',
  )

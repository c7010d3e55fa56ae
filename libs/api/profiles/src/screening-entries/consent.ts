import type { Db } from '@s4/db'

/** When the worker consented; null without consent. */
export async function consentedAt(db: Db, seekerId: string): Promise<string | null> {
  const [row] = await db.query<{ declaredAt: string }>(
    'select declared_at from screening_declaration where seeker_id = $1',
    [seekerId],
  )
  return row?.declaredAt ?? null
}

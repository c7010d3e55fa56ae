import type { Deps } from '@s4/api-platform/deps'

/** Removes blocks two years after they were lifted (docs/product.md#do-not-send). */
export async function removeOldBlocks({ db }: Deps, now: Date): Promise<void> {
  await db.query(`delete from worker_block where lifted_at < $1::timestamptz - interval '2 years'`, [now])
}

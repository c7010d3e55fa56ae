import type { Deps } from '@s4/api-platform/deps'

/** Removes files of people a day after they were sent, whether their people were invited or not. */
export async function removeOldImports({ db }: Deps, now: Date): Promise<void> {
  await db.query(`delete from worker_import where created_at < $1::timestamptz - interval '1 day'`, [now])
}

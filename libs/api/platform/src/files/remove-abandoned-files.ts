import type { Deps } from '../deps/deps'
import { eachDue } from '../sweep/each-due'
import { fileRepository } from './file-repository'
import { fileStore } from './file-store'

const DAY = 24 * 60 * 60_000

/** Removes files given up, and those that nothing referred to within a day of being sent. */
export async function removeAbandonedFiles({ db, settings }: Deps, now: Date): Promise<void> {
  const store = fileStore(settings.filesDir)
  const found = await fileRepository(db).removable(new Date(now.getTime() - DAY))
  await eachDue({ db, now }, found, async ({ tx }, id) => {
    if (await fileRepository(tx).forget(id, now)) await store.remove(id)
  })
}

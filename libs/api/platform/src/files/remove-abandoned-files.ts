import type { Deps } from '../deps/deps'
import { eachDue } from '../sweep/each-due'
import { fileRepository } from './file-repository'

const DAY = 24 * 60 * 60_000

/** Removes released files and files that no record claimed within a day. */
export async function removeAbandonedFiles({ db, files }: Deps, now: Date): Promise<void> {
  const found = await fileRepository(db).removable(new Date(now.getTime() - DAY))
  await eachDue({ db, now }, found, async ({ tx }, id) => {
    if (await fileRepository(tx).markRemoved(id, now)) await files.remove(id)
  })
}

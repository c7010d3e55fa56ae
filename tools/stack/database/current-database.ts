import { isFromOlderSchema } from '@s4/db'
import { makeFolders } from '../data-folder/data-folder'
import { keepAside } from '../data-folder/keep-aside'
import { type DatabaseOptions, type RunningDatabase, startDatabase } from './database'

/** Starts the database of a data folder; what an older S4 left there is kept aside first, and a fresh one begun. */
export async function startCurrentDatabase(
  options: DatabaseOptions,
  say: (sentence: string) => void,
): Promise<RunningDatabase> {
  const found = await startDatabase(options)
  if (!(await isFromOlderSchema(found.ownerUrl))) return found
  await found.stop()
  const kept = keepAside(options.dataDir, new Date())
  makeFolders(options.dataDir)
  say(`An older S4 made the data in ${options.dataDir}: all of it is kept in ${kept}, and S4 begins anew.`)
  return startDatabase(options)
}

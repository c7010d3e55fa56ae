import type { Deps } from '@s4/api-platform/deps'
import { fileStore } from '@s4/api-platform/files'
import { eachDue } from '@s4/api-platform/sweep'
import { companyExportRepository } from './company-export-repository'

/** Removes the files and rows of exports that have run out. */
export async function removeOldCompanyExports({ db, settings }: Deps, now: Date): Promise<void> {
  const store = fileStore(settings.filesDir)
  await eachDue({ db, now }, await companyExportRepository(db).due(now), async ({ tx }, id) => {
    await companyExportRepository(tx).remove(id)
    await store.remove(id)
  })
}

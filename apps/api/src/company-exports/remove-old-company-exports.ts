import type { Deps } from '@s4/api-platform/deps'
import { eachDue } from '@s4/api-platform/sweep'
import { companyExportRepository } from './company-export-repository'

/** Removes the files and rows of exports that have run out. */
export async function removeOldCompanyExports({ db, files }: Deps, now: Date): Promise<void> {
  await eachDue({ db, now }, await companyExportRepository(db).due(now), async ({ tx }, id) => {
    await companyExportRepository(tx).remove(id)
    await files.remove(id)
  })
}

import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@s4/db'
import { type RunningDatabase, startDatabase } from '../../stack/database/database'
import { tellKeeper } from '../../stack/processes/keeper'
import { fillWithJobs } from './million-jobs'

export interface BenchDatabase extends RunningDatabase {
  /** Database `s4` as the superuser. */
  superuserUrl: string
}

/**
 * A cluster of its own with so many open jobs, far from anybody's data. It is thrown away at `stop`,
 * unless S4_BENCH_DIR names a folder to keep it in for the next run of the same day.
 */
export async function startBenchDatabase(
  jobs: number,
  say: (sentence: string) => void,
  fill: typeof fillWithJobs = fillWithJobs,
): Promise<BenchDatabase> {
  const kept = process.env.S4_BENCH_DIR
  const folder = kept ?? mkdtempSync(join(tmpdir(), 's4-bench-'))
  if (!kept) tellKeeper({ remove: folder })
  mkdirSync(folder, { recursive: true })
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  const database = await startDatabase({ dataDir: folder, durable: false })
  if (database.elsewhere && !kept) tellKeeper({ remove: database.elsewhere })
  const superuserUrl = Object.assign(new URL(database.adminUrl), { pathname: '/s4' }).href

  const stop = async () => {
    await database.stop()
    if (!kept) for (const path of [folder, database.elsewhere]) if (path) rmSync(path, { recursive: true, force: true })
  }
  try {
    await migrate(database.ownerUrl, database.url)
    const mark = join(folder, `filled-with-${jobs}`)
    if (!existsSync(mark)) {
      say(`Making ${jobs.toLocaleString('en-GB')} jobs…`)
      await fill(superuserUrl, jobs, say)
      writeFileSync(mark, '')
    }
    return { ...database, superuserUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { until } from '../../stack/processes/until'
import type { Lines } from '../setup/lines'
import { type Profile, profileShares, type Shares } from './profile-shares'

interface Profiling {
  pid: number
  /** Where the server writes its profile. */
  file: string
  lines: Lines
  seconds: number
}

/** Where the server spends its time: one request after the other, so that nothing waits for the processor. */
export async function profileServer({ pid, file, lines, seconds }: Profiling): Promise<Shares> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  await lines.keepAsking(seconds, 1)
  process.kill(pid, 'SIGUSR2')
  if (!(await until(async () => existsSync(file), { within: 10_000, every: 100 })))
    throw new Error('The server wrote no profile.')
  return profileShares(JSON.parse(readFileSync(file, 'utf8')) as Profile)
}

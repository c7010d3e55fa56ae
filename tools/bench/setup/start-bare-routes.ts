import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../../stack/api'
import { freePort } from '../../stack/processes/ports'
import { inWorkspace, sourceFlags } from '../../workspace/paths'
import type { Statement } from './bench-api'

/** A process with a bare route `/0`, `/1`, … for each read, which runs its SQL and does nothing else. */
export async function startBareRoutes(databaseUrl: string, reads: readonly Statement[][]) {
  const folder = mkdtempSync(join(tmpdir(), 's4-bare-'))
  const asked = join(folder, 'asked')
  writeFileSync(asked, JSON.stringify(reads))
  const port = await freePort()
  const { pid, stop } = await startApi({
    port,
    env: process.env,
    args: [...sourceFlags, inWorkspace('tools/bench/setup/bare-route.ts'), String(port), databaseUrl, asked],
    log: inWorkspace('.reports/bench/bare-routes.log'),
  })
  return {
    port,
    pid,
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

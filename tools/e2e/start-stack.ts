import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '../stack/processes/child'
import { tellKeeper } from '../stack/processes/keeper'
import { inWorkspace, sourceFlags, workspaceRoot } from '../workspace/paths'
import { freePort } from '../stack/processes/ports'
import { refusal } from '../workspace/refusal'
import { until } from '../stack/processes/until'

const MINUTE = 60_000

interface Options {
  /** The folder of .reports for what it says; that of the journeys unless told. */
  reports?: string
  /** Besides or instead of the journeys' environment. */
  env?: Record<string, string>
}

/**
 * Starts what `npm start` starts, on free ports, with data of its own that ends with it.
 * `S4_DEMO` is on unless the environment says otherwise. Refuses with the end of its output when it does not get ready.
 */
export async function startStack({ reports = 'e2e', env: given = {} }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 's4-journeys-'))
  tellKeeper({ remove: folder })
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  const env = { ...(await freshEnvironment(folder)), ...given }
  const log = inWorkspace('.reports', reports, 'start.log')
  // One of an earlier run says that it is ready.
  rmSync(log, { force: true })
  const child = await startChild({
    command: process.execPath,
    args: [...sourceFlags, inWorkspace('tools/start/main.ts')],
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    log,
    grace: 20_000,
  })

  const stop = async () => {
    await child.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const said = () => readFileSync(log, 'utf8')
  // The start says it last, when all of it is there: pages, API, sign-in and the demo people.
  const ready = await until(() => !child.isRunning() || said().includes('Ctrl-C stops everything'), {
    within: 5 * MINUTE,
    every: 100,
  })
  if (ready && child.isRunning())
    return { env: { ...env, S4_E2E_DATABASE_URL: ownerUrl(folder, env.POSTGRES_PORT) }, stop }
  await stop()
  throw refusal(
    `The stack for the browser did not get ready. What it said:\n${said().split('\n').slice(-40).join('\n')}`,
  )
}

function ownerUrl(folder: string, port: string): string {
  const { owner } = JSON.parse(readFileSync(join(folder, 'database-passwords.json'), 'utf8')) as { owner: string }
  return `postgresql://s4_owner:${owner}@127.0.0.1:${port}/s4`
}

async function freshEnvironment(folder: string) {
  return {
    PORT: String(await freePort()),
    POSTGRES_PORT: String(await freePort()),
    AUTH_EMULATOR_PORT: String(await freePort()),
    FIRESTORE_EMULATOR_PORT: String(await freePort()),
    S4_BASE_DOMAIN: 's4.localhost',
    S4_DATA_DIR: folder,
    S4_DEMO: process.env.S4_DEMO ?? 'on',
    S4_MODE: 'test',
    // All journeys come from one address.
    S4_RATE_LIMIT_FACTOR: '1000',
    // The pipe to the parent is not inherited.
    S4_PARENT_PIPE: '',
    DATABASE_URL: '',
    DATABASE_OWNER_URL: '',
  }
}

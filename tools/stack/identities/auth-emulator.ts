import { join } from 'node:path'
import { installWhenNeeded } from '../../install.mjs'
import { authAccounts } from './auth-accounts'
import { startChild } from '../processes/child'
import { keepSaving } from '../processes/keep-saving'
import { inWorkspace } from '../../workspace/paths'
import { expectFree, freePort } from '../processes/ports'
import { refusal } from '../../workspace/refusal'
import type { Service } from '../processes/service'
import { until } from '../processes/until'

/** The project the emulators serve; names that start with `demo-` never reach the network. */
export const PROJECT = 'demo-s4'

export interface AuthEmulatorOptions {
  /** Any free port unless told. */
  port?: number
  /** Where its log goes. */
  logs: string
  /** Keeps the accounts over restarts; without it they end with the emulator. */
  accountsFile?: string
}

const EVERY_SECOND = 1000

const folder = inWorkspace('tools', 'emulators')
let installing: Promise<boolean> | undefined

/** Installs the emulator when it is not, once however often it is asked; true when it is there. */
export const installEmulators = (): Promise<boolean> =>
  (installing ??= installWhenNeeded(folder, ['--ignore-scripts'], 'ignore'))

/**
 * Starts the Auth emulator, installing it the first time; resolves when it answers and has its accounts back.
 * Every change is on disk within two seconds.
 */
export async function startAuthEmulator({
  port,
  logs,
  accountsFile,
}: AuthEmulatorOptions): Promise<Service & { pid: number }> {
  if (!(await installEmulators())) {
    throw refusal(
      'Sign-in is off: the Auth emulator could not be installed. ' +
        'Run “npm ci --ignore-scripts” in tools/emulators to see why, then start again.',
    )
  }
  const chosen = port ?? (await freePort())
  await expectFree(chosen, 'AUTH_EMULATOR_PORT', 'the Auth emulator')
  const log = join(logs, 'auth-emulator.log')
  const child = await startChild({
    command: process.execPath,
    args: [join(folder, 'auth-emulator.mjs'), String(chosen), PROJECT],
    cwd: folder,
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none' },
    log,
  })

  const url = `http://127.0.0.1:${chosen}`
  const accounts = authAccounts(url, PROJECT)
  const answers = () =>
    accounts.hideWhichAddressesExist().then(
      () => true,
      () => false,
    )
  if (
    !(await until(async () => !child.isRunning() || (await answers()), { within: 90_000, every: 100 })) ||
    !child.isRunning()
  ) {
    await child.stop()
    throw refusal(`Sign-in is off: the Auth emulator did not start. Its log is ${log}.`)
  }
  if (!accountsFile) return { url, pid: child.pid, ended: child.ended, stop: child.stop }

  await accounts.restore(accountsFile).catch(async (error: unknown) => {
    await child.stop()
    throw refusal(
      `Sign-in is off: the accounts in ${accountsFile} could not be brought back ` +
        `(${error instanceof Error ? error.message : String(error)}). ` +
        'Move that file away to begin without them.',
      error,
    )
  })
  let saved = ''
  const stopSaving = keepSaving(async () => {
    saved = await accounts.save(accountsFile, saved)
  }, EVERY_SECOND)
  const stop = async () => {
    if (child.isRunning()) await stopSaving()
    await child.stop()
  }
  void child.ended.then(stopSaving)
  return { url, pid: child.pid, ended: child.ended, stop }
}

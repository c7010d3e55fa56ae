import { join } from 'node:path'
import { installEmulators, PROJECT } from '../identities/auth-emulator'
import { startChild } from '../processes/child'
import { freePort } from '../processes/ports'
import type { Service } from '../processes/service'
import { until } from '../processes/until'
import { inWorkspace } from '../../workspace/paths'
import { refusal } from '../../workspace/refusal'

const folder = inWorkspace('tools', 'emulators')

/** Starts the emulator of buckets for a spec, with its files and log in `dir`; buckets make themselves. */
export async function startStorageEmulator(dir: string): Promise<Service> {
  if (!(await installEmulators())) throw refusal('The Storage emulator could not be installed.')
  const port = await freePort()
  const log = join(dir, 'storage-emulator.log')
  const child = await startChild({
    command: process.execPath,
    args: [join(folder, 'storage-emulator.mjs'), String(port), PROJECT],
    cwd: folder,
    env: { ...process.env, TMPDIR: dir },
    log,
  })
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/b`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (!(await until(answers, { within: 60_000, every: 100 }))) {
    await child.stop()
    throw refusal(`The Storage emulator did not start. Its log is ${log}.`)
  }
  return { url, ended: child.ended, stop: child.stop }
}

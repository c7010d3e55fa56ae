// Plain Node without packages: it runs before there are any.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs a folder's packages unless they are up to date; npm writes to `output`. True when installed. */
export async function installWhenNeeded(folder, flags = [], output = 'inherit') {
  if (isInstalled(folder)) return true
  // Versions are pinned, so npm's cache is asked first; that fails when the cache is older than the lock file.
  const installed =
    (await runNpm(folder, ['ci', '--prefer-offline', ...flags], output)) ||
    (await runNpm(folder, ['ci', ...flags], output))
  if (installed) writeFileSync(stampOf(folder), hashOfLock(folder))
  return installed
}

/** True when npm ended well. */
async function runNpm(folder, args, output) {
  // The npm that runs us, else the one on the path.
  const { npm_execpath: npm = '' } = process.env
  const byNode = npm.endsWith('.js')
  const child = spawn(byNode ? process.execPath : 'npm', byNode ? [npm, ...args] : args, {
    cwd: folder,
    stdio: ['ignore', output, output],
    shell: !byNode && process.platform === 'win32',
  })
  // Ending in the middle must not leave npm behind; the next start begins anew.
  const end = () => child.kill()
  process.once('exit', end)
  const code = await new Promise((resolve) => child.once('error', () => resolve(-1)).once('close', resolve))
  process.off('exit', end)
  return code === 0
}

export function isInstalled(folder) {
  const byNpm = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(byNpm)) return false
  if (existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === hashOfLock(folder)) return true
  // Installed by hand since the lock file changed.
  return statSync(byNpm).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
}

const stampOf = (folder) => join(folder, 'node_modules', '.s4-installed')

const hashOfLock = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')

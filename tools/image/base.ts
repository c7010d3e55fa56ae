import { copyFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './store'

/** What an image of a distribution leaves out, too. */
const NOT_NEEDED = ['var/cache/apt/archives', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale', 'usr/share/man']

/** Debian's smallest system with the Node of this machine, in place of the base that Containerfile names. */
export function makeBase(folder: string): void {
  const suite = runToEnd('sh', ['-c', '. /etc/os-release && echo "$VERSION_CODENAME"'])
  runToEnd('debootstrap', ['--variant=minbase', suite, folder])
  for (const path of NOT_NEEDED) rmSync(join(folder, path), { recursive: true, force: true })
  copyFileSync(realpathSync(process.execPath), join(folder, 'usr', 'bin', 'node'))
}

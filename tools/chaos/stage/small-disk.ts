import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'

const ROOM = '1500m'
/** So little is left that nothing of use fits. */
const LEFT = 64 * 1024

/** A disk in memory that can be made full; null where this machine does not allow it. */
export function mountSmallDisk(folder: string) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${ROOM},mode=711`, 'tmpfs', folder)) return null
  const resize = (size: string) => run('mount', '-o', `remount,size=${size}`, folder)
  return {
    fill() {
      const { blocks, bfree, bsize } = statfsSync(folder)
      if (!resize(String((blocks - bfree) * bsize + LEFT))) throw new Error('The disk could not be made full.')
    },
    makeRoom: () => void resize(ROOM),
    remove: () => void run('umount', '--lazy', folder),
  }
}

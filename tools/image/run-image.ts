import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, startChild } from '../stack/processes/child'
import { refusal } from '../workspace/refusal'
import type { ImageSettings } from './store'

/** Everything is read-only but the image's own volumes; what is mounted ends with the process. */
const ENTER = `set -e
mount --bind "$S4_IMAGE_ROOT" "$S4_IMAGE_ROOT"
for volume in $S4_IMAGE_VOLUMES; do mount --bind "$S4_IMAGE_KEPT$volume" "$S4_IMAGE_ROOT$volume"; done
mount --rbind /dev "$S4_IMAGE_ROOT/dev"
mount -t proc proc "$S4_IMAGE_ROOT/proc"
mount -o remount,bind,ro "$S4_IMAGE_ROOT"
exec chroot --userspec="$S4_IMAGE_USER" "$S4_IMAGE_ROOT" env --chdir="$S4_IMAGE_FOLDER" "$@"`

export interface Container {
  start: (args: readonly string[]) => Promise<Child>
  /** Refuses, with where its log is, when it does not end well. */
  runOnce: (args: readonly string[]) => Promise<void>
  log: string
}

interface ContainerOptions {
  image: ImageSettings
  /** The image's files. */
  root: string
  /** Keeps what its volumes hold, and the log. */
  folder: string
  env: Readonly<Record<string, string>>
}

/** Runs an image as it says itself, without a container: its user, its environment, a read-only root. */
export function containerOf({ image, root, folder, env }: ContainerOptions): Container {
  const volumes = Object.keys(image.Volumes)
  const [uid = 0, gid = 0] = image.User.split(':').map(Number)
  for (const volume of volumes) {
    mkdirSync(join(folder, volume), { recursive: true })
    chownSync(join(folder, volume), uid, gid)
  }
  const log = join(folder, 'container.log')
  const start = (args: readonly string[]) =>
    startChild({
      command: 'unshare',
      args: ['--mount', '--propagation', 'private', 'sh', '-c', ENTER, 'sh', ...args],
      cwd: '/',
      env: {
        ...Object.fromEntries(image.Env.map((line) => line.split(/=(.*)/s).slice(0, 2))),
        ...env,
        S4_IMAGE_ROOT: root,
        S4_IMAGE_KEPT: folder,
        S4_IMAGE_VOLUMES: volumes.join(' '),
        S4_IMAGE_USER: image.User,
        S4_IMAGE_FOLDER: image.WorkingDir,
      },
      log,
      grace: 15_000,
    })
  const runOnce = async (args: readonly string[]) => {
    const how = await (await start(args)).ended
    if (how !== 'ended with code 0') throw refusal(`“${args.join(' ')}” ${how} in the image. Its log is ${log}.`)
  }
  return { start, runOnce, log }
}

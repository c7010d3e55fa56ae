import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { refusal } from '../workspace/refusal'

/** What an image says of how it is run. */
export interface ImageSettings {
  User: string
  Env: string[]
  WorkingDir: string
  Entrypoint: string[]
  Volumes: Record<string, object>
  Healthcheck: { Test: string[] }
}

/** Images in a folder of their own, apart from those of this machine. */
export interface ImageStore {
  /** An image that holds exactly this folder. */
  importFolder: (name: string, folder: string) => void
  build: (name: string, what: { file: string; context: string; base: string }) => void
  settingsOf: (name: string) => ImageSettings
  /** Bytes that somebody fetches who has nothing of it. */
  compressedSize: (name: string) => number
  /** The image's files as a folder. */
  unpack: (name: string) => string
}

export function imageStore(folder: string): ImageStore {
  const place = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
  const buildah = (...args: string[]) => runToEnd('buildah', [...place, ...args])
  const local = (name: string) => `localhost/${name}`
  return {
    importFolder(name, from) {
      const container = buildah('from', 'scratch')
      buildah('add', '--quiet', container, from, '/')
      buildah('commit', '--quiet', '--rm', container, local(name))
    },
    build(name, { file, context, base }) {
      const how = ['--quiet', '--isolation', 'chroot', '--format', 'docker', '--pull-never']
      const what = ['--build-arg', `BASE=${local(base)}`, '--file', file, '--tag', local(name), context]
      buildah('build', ...how, ...what)
    },
    settingsOf: (name) =>
      (JSON.parse(buildah('inspect', '--type', 'image', local(name))) as { Docker: { config: ImageSettings } }).Docker
        .config,
    compressedSize(name) {
      const pushed = join(folder, 'pushed')
      buildah('push', '--quiet', '--format', 'oci', local(name), `oci:${pushed}:s4`)
      const blobs = join(pushed, 'blobs', 'sha256')
      return readdirSync(blobs).reduce((sum, blob) => sum + statSync(join(blobs, blob)).size, 0)
    },
    unpack: (name) => buildah('mount', buildah('from', '--pull-never', local(name))),
  }
}

/** What a program prints; refuses with what it complained of when it fails. */
export function runToEnd(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw refusal(`${command} ${args.join(' ')} failed: ${stderr || stdout}`)
  return stdout.trim()
}

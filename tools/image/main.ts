import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingPackages } from '../rehearse/debian'
import { rehearsalSettings } from '../rehearse/settings'
import { startTemporaryDatabase } from '../stack/database/database'
import type { Child } from '../stack/processes/child'
import { tellKeeper } from '../stack/processes/keeper'
import { freePort } from '../stack/processes/ports'
import { runSource } from '../stack/processes/run-in-terminal'
import { until } from '../stack/processes/until'
import { inWorkspace } from '../workspace/paths'
import { isRefusal, refusal } from '../workspace/refusal'
import { makeBase } from './base'
import { type Container, containerOf } from './run-image'
import { type ImageSettings, imageStore } from './store'

const MOST_BYTES = 200_000_000
const STARTS_WITHIN_MS = 60_000
const DOMAIN = 's4.test'

/**
 * npm run image: builds S4 as it is shipped, makes the image of `Containerfile` from it, measures it and runs it as the
 * image says: migrations, server, health check. It needs root, because it runs without a container engine.
 */
async function tryImage(): Promise<void> {
  const missing = missingPackages(['buildah', 'debootstrap'])
  if (missing.length > 0) throw refusal(`The image needs more. Install it: apt-get install ${missing.join(' ')}.`)
  if (process.getuid?.() !== 0) throw refusal('The image is tried in a root of its own, which only root may enter.')
  const folder = mkdtempSync(join(tmpdir(), 's4-image-'))
  tellKeeper({ remove: folder })
  const database = await startTemporaryDatabase()
  try {
    const { image, root } = await makeImage(folder)
    const port = String(await freePort())
    const container = containerOf({
      image,
      root,
      folder: join(folder, 'kept'),
      env: {
        S4_MODE: 'production',
        S4_BASE_DOMAIN: DOMAIN,
        // The image's own would let other machines in, which a rehearsal refuses.
        S4_HOST: '127.0.0.1',
        S4_LISTEN_PORT: port,
        DATABASE_OWNER_URL: database.ownerUrl,
        ...rehearsalSettings(database.url, '1'),
      },
    })
    await runServer({ container, image, port })
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeImage(folder: string): Promise<{ image: ImageSettings; root: string }> {
  const program = join(folder, 'program')
  if (!(await runSource('tools/build/main.ts', { args: ['--to', program] })))
    throw refusal('S4 could not be built; the reason is above.')
  const base = join(folder, 'base')
  makeBase(base)
  const store = imageStore(folder)
  store.importFolder('s4-base', base)
  store.build('s4', { file: inWorkspace('Containerfile'), context: program, base: 's4-base' })
  const bytes = store.compressedSize('s4')
  console.log(`The image has ${(bytes / 1_000_000).toFixed(1)} MB compressed, of ${MOST_BYTES / 1_000_000} allowed.`)
  if (bytes > MOST_BYTES) throw refusal('The image is too large.')
  return { image: store.settingsOf('s4'), root: store.unpack('s4') }
}

interface Tried {
  container: Container
  image: ImageSettings
  port: string
}

async function runServer({ container, image, port }: Tried): Promise<void> {
  await container.runOnce([...image.Entrypoint, 'config', '--check'])
  await container.runOnce([...image.Entrypoint, 'migrate'])
  const began = performance.now()
  const server = await container.start(image.Entrypoint)
  try {
    const isReady = () => statusOf(port, '/api/readyz').then((status) => status === 200)
    const answered = await until(async () => !server.isRunning() || (await isReady()), { within: STARTS_WITHIN_MS })
    if (!answered || !server.isRunning())
      throw refusal(`The image’s server did not start:\n${readFileSync(container.log, 'utf8').slice(-2000)}`)
    console.log(`Its server was ready after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
    await container.runOnce(image.Healthcheck.Test.slice(1))
    refuseRights(server, image)
    if ((await statusOf(port, '/')) !== 200) throw refusal('The image does not serve the public page.')
  } finally {
    await server.stop()
  }
  const how = await server.ended
  if (how !== 'ended with code 0') throw refusal(`The server was told to stop and ${how}.`)
  console.log('Health check, user, read-only root, pages and stopping are in order.')
}

/** Refuses a server that runs as root, or that can write to its own program. */
function refuseRights({ pid }: Child, image: ImageSettings): void {
  const user = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (user === '0' || user !== image.User.split(':')[0]) throw refusal(`The server runs as user ${user}.`)
  const root = readFileSync(`/proc/${pid}/mounts`, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === '/')
  if (!root?.[3]?.split(',').includes('ro')) throw refusal('The server’s root is not read-only.')
}

const statusOf = (port: string, path: string) =>
  new Promise<number | undefined>((resolve) => {
    get({ host: '127.0.0.1', port, path, headers: { host: DOMAIN } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', () => resolve(undefined))
  })

await tryImage().catch((error: unknown) => {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
})

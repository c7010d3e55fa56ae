// Runs npm start, dev, test, e2e, pictures, bench, new and gallery. Plain Node: it installs the packages itself.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhenNeeded, isInstalled } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = 'start', ...rest] = process.argv.slice(2)
const say = (sentence) => process.stderr.write(`${sentence}\n`)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  say(
    `S4 needs Node 20.19 or newer and this is ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and try again.',
  )
  process.exit(1)
}

if (!isInstalled(root)) {
  say('Installing what S4 is built from (npm ci); this takes a minute or so the first time.')
  if (!(await installWhenNeeded(root))) {
    say(
      'The packages could not be installed; npm says why above. Check the network and the rights to this ' +
        'folder, then try again.',
    )
    process.exit(1)
  }
}

const main = spawn(
  process.execPath,
  ['--conditions=@s4/source', '--import', 'tsx', join('tools', command, 'main.ts'), ...rest],
  {
    cwd: root,
    env: { ...process.env, S4_PARENT_PIPE: '3' },
    // The fourth is a pipe that closes when this process ends, even by kill -9.
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  },
)
main.once('error', (error) => {
  say(`S4 could not be started: ${error.message}.`)
  process.exit(1)
})
main.once('exit', (code, signal) => process.exit(signal ? 1 : code))

let isTold = false
const tell = (signal) => {
  isTold = true
  main.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tell(signal))

// npm cannot pass on kill -9, so its end is noticed here. One signal only: a second one means to stop at once.
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && !isTold && tell('SIGTERM'), 1000).unref()

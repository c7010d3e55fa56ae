import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inWorkspace, workspaceRoot } from './workspace/paths'

const PATIENCE = 20_000

let folder = ''
let npm: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 's4-bootstrap-'))
})
afterEach(() => {
  npm?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a program under a stand-in for npm; it stops more slowly than the bootstrap checks its parent. */
function startSlowToStop() {
  const program = join(folder, 'slow')
  mkdirSync(program)
  writeFileSync(join(program, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(program, 'main.ts'),
    `import { writeFileSync } from 'node:fs'
     import { runUntilStopped } from ${JSON.stringify(inWorkspace('tools/stack/processes/run.ts'))}
     setInterval(() => {}, 1000)
     runUntilStopped(async (run) => {
       run.onStop(async () => {
         await new Promise((resolve) => setTimeout(resolve, 2500))
         writeFileSync(${JSON.stringify(join(folder, 'tidied'))}, '')
       })
       writeFileSync(${JSON.stringify(join(folder, 'up'))}, '')
     })`,
  )
  const command = relative(inWorkspace('tools'), program)
  const parent =
    `require('node:child_process').spawn(process.execPath, ['tools/bootstrap.mjs', ${JSON.stringify(command)}], ` +
    `{ stdio: 'ignore' })`
  npm = spawn(process.execPath, ['-e', parent], {
    cwd: workspaceRoot,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: 'ignore',
  })
}

const isThere = (name: string) =>
  vi.waitFor(() => expect(existsSync(join(folder, name))).toBe(true), { timeout: PATIENCE, interval: 50 })

it('the program may finish stopping when npm is killed', { timeout: 2 * PATIENCE }, async () => {
  startSlowToStop()
  await isThere('up')

  npm?.kill('SIGKILL')

  await isThere('tidied')
})

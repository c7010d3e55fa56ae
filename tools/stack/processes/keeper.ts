import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

type Order =
  | { keep: number; signal: NodeJS.Signals; group: boolean }
  | { forget: number }
  /** Removed when this process ends, however it ends. */
  | { remove: string }

let keeper: ChildProcess | undefined

/** Tells the keeper, one small process, what to end should this process be killed with -9. */
export function tellKeeper(order: Order): void {
  keeper ??= startKeeper()
  keeper.stdin?.write(`${JSON.stringify(order)}\n`)
}

function startKeeper() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('keeper-process.mjs', import.meta.url))], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  })
  child.on('error', () => undefined)
  child.stdin?.on('error', () => undefined)
  child.unref()
  // A pipe is a socket here; it must not keep this process alive by itself.
  if (child.stdin && 'unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref()
  return child
}

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { writePrivately } from '../../workspace/private-file'
import { isAlive, createMark, type ProcessMark } from './process-mark'
import { signalGroup } from './signal-group'
import { until } from './until'

interface Started extends ProcessMark {
  signal: NodeJS.Signals
}

let list: string | undefined
let running: Started[] = []

/** From now on, the programs this process starts are listed in that file while they run. */
export function listChildrenIn(path: string): void {
  list = path
  running = []
}

export function noteStarted(pid: number, signal: NodeJS.Signals): void {
  if (list) write([...running, { ...createMark(pid), signal }])
}

export function noteEnded(pid: number): void {
  if (list) write(running.filter((each) => each.pid !== pid))
}

function write(now: Started[]) {
  running = now
  if (list) writePrivately(list, JSON.stringify(running))
}

const TEN_SECONDS = 10_000

/** Ends what a start that was killed with -9, and its keeper with it, left running. */
export async function endLeftovers(path: string): Promise<void> {
  const left = started(path).filter(isAlive)
  for (const { pid, signal } of left) signalGroup(pid, signal)
  if (!(await until(() => !left.some(isAlive), { within: TEN_SECONDS }))) {
    for (const { pid } of left.filter(isAlive)) signalGroup(pid, 'SIGKILL')
    await until(() => !left.some(isAlive), { within: TEN_SECONDS })
  }
  rmSync(path, { force: true })
}

function started(path: string): Started[] {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  } catch {
    return []
  }
}

import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../processes/until'

/** Ends a PostgreSQL that a killed start left on this cluster, and forgets the mark of one that is gone. */
export async function endOrphan(cluster: string): Promise<void> {
  const mark = join(cluster, 'postmaster.pid')
  const pid = markedProcess(mark)
  if (!pid) return

  const isOurs = () => readCommand(pid).includes(cluster)
  if (isOurs()) await end(pid, isOurs)
  // Its number may belong to another program by now, which PostgreSQL would take for a running server.
  rmSync(mark, { force: true })
}

async function end(pid: number, isOurs: () => boolean) {
  for (const [signal, within] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await until(() => !isOurs(), { within })) return
  }
}

function markedProcess(mark: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(mark, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** The command line of a process, empty when there is none. */
export function readCommand(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { systemCode } from '../../workspace/refusal'

/** A process and when it began: its number alone may have passed to another since. */
export interface ProcessMark {
  pid: number
  began: string
}

export const createMark = (pid: number): ProcessMark => ({ pid, began: startTime(pid) })

/** Whether that very process still runs. */
export function isAlive({ pid, began }: ProcessMark): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM is another user's process, which is alive.
    if (systemCode(error) !== 'EPERM') return false
  }
  return startTime(pid) === began
}

/** Empty where the system does not tell. */
function startTime(pid: number): string {
  try {
    if (process.platform === 'win32') return ''
    if (process.platform === 'linux') return beginningOnLinux(pid)
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

function beginningOnLinux(pid: number) {
  // Fields 3 and 22, counted after the name in brackets, which may hold spaces; with the boot they belong to.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  if (fields[0] === 'Z') return ''
  return `${fields[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`
}

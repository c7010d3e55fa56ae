import { readdirSync, readFileSync } from 'node:fs'
import type { Machine } from './machine'
import { unitOf } from './units'

const AT_LEAST = 2

/** Starts every process that `/etc/s4/processes` names. */
export async function startProcesses(machine: Machine) {
  const names = readdirSync(machine.at('/etc/s4/processes'))
  const start = (name: string) => unitOf(machine, `s4@${name}`).start()
  const running = new Map(await Promise.all(names.map(async (name) => [name, await start(name)] as const)))

  const endOf = (name: string) => readFileSync(machine.at(`/var/log/s4@${name}.log`), 'utf8').slice(-2000)

  /**
   * Replaces them one after the other, as `systemctl restart` does, at least twice and until told to end.
   * @param upgrade what a new version does before the second time
   */
  const replaceInTurn = (upgrade: () => Promise<void>) => {
    const ending = new AbortController()
    const failures: string[] = []
    let replaced = 0
    const turn = async () => {
      while (!ending.signal.aborted || replaced < AT_LEAST) {
        if (replaced === 1) await upgrade()
        for (const name of names) {
          const old = running.get(name)
          if (old && !old.isRunning()) failures.push(`${name} ${await old.ended} by itself: ${endOf(name)}`)
          await old?.stop()
          running.set(name, await start(name))
        }
        replaced += 1
      }
    }
    const turning = turn().catch((error: unknown) => {
      failures.push(`A process could not be replaced: ${String(error)}`)
    })
    const end = async () => {
      ending.abort()
      await turning
      return { replaced, failures }
    }
    return { end }
  }

  const stop = async () => {
    await Promise.all([...running.values()].map((one) => one.stop()))
  }
  return { replaceInTurn, stop }
}

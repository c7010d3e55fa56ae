import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, startChild } from '../stack/processes/child'
import { refusal } from '../workspace/refusal'
import { type Machine, readSettings } from './machine'
import { postgresUser } from './postgres'

interface Unit {
  /** Starts it; refuses, with the end of its log, when what must succeed after the start does not. */
  start: () => Promise<Child>
  /** For what runs once: refuses when it does not end well. */
  runOnce: () => Promise<void>
}

const WELL = 'ended with code 0'

/**
 * A unit of systemd, run without systemd. No restrictions are applied here, and of the users only PostgreSQL's.
 * @param name `s4-migrate`, or `s4@web-1` for an instance
 */
export function unitOf({ at }: Machine, name: string): Unit {
  const [template = '', instance] = name.split('@')
  const file = at(`/etc/systemd/system/${instance ? `${template}@` : template}.service`)
  const lines = readFileSync(file, 'utf8')
    .replaceAll('%i', instance ?? '')
    .split('\n')
  const all = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
  const env = {
    PATH: process.env.PATH,
    PGBACKREST_CONFIG: at('/etc/pgbackrest.conf'),
    ...Object.assign({}, ...all('EnvironmentFile').map(readSettings)),
  } as NodeJS.ProcessEnv
  const user = all('User')[0] === 'postgres' ? postgresUser(at) : undefined
  const cwd = all('WorkingDirectory')[0] ?? '/'
  const log = at(`/var/log/${name}.log`)
  const run = (line: string) => {
    const [command = '', ...args] = line
      .replaceAll(/\$\{(\w+)\}/g, (_whole, variable: string) => env[variable] ?? '')
      .split(' ')
    return startChild({ command, args, env, cwd, log, grace: 15_000, user })
  }

  const failed = (how: string) =>
    refusal(`${name} did not start: ${how}. The end of its log:\n${readFileSync(log, 'utf8').slice(-2000)}`)

  const start = async () => {
    const main = await run(all('ExecStart')[0] ?? '')
    for (const line of all('ExecStartPost')) {
      const check = await run(line)
      const how = await Promise.race([check.ended, main.ended.then((word) => `was not reached: the unit ${word}`)])
      if (how === WELL) continue
      await Promise.all([check.stop(), main.stop()])
      throw failed(`“${line}” ${how}`)
    }
    return main
  }
  const runOnce = async () => {
    for (const line of [...all('ExecStart'), ...all('ExecStartPost')]) {
      const how = await (await run(line)).ended
      if (how !== WELL) throw failed(`“${line}” ${how}`)
    }
  }
  return { start, runOnce }
}

/** What systemd says is wrong with the units; nothing where there is no systemd. */
export function listUnitFaults({ at }: Machine): string[] {
  const folder = at('/etc/systemd/system')
  const files = readdirSync(folder).map((name) => join(folder, name))
  const { error, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
  if (error) return []
  return `${stdout}${stderr}`
    .split('\n')
    .filter(Boolean)
    .map((line) => `systemd refuses a unit: ${line}`)
}

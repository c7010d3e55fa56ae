import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { tellKeeper } from './keeper'
import { noteEnded, noteStarted } from './leftovers'
import { keepShort, openLog } from './log-file'
import { signalGroup } from './signal-group'

export interface ChildOptions {
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Where its output goes: a file, or this process's own terminal. */
  log: string | 'inherit'
  /** What asks it to end; SIGTERM unless told. */
  signal?: NodeJS.Signals
  /** Milliseconds it has to end by itself; 8000 unless told. */
  grace?: number
  /** The user to run as; only root may choose. */
  user?: { uid: number; gid: number } | undefined
}

export interface Child {
  pid: number
  /** Resolves, never rejects, with a word on how it ended. */
  ended: Promise<string>
  isRunning(): boolean
  /** Asks it to end and waits until it and its group have. Safe to call twice. */
  stop(): Promise<void>
}

/** Starts a program in its own process group, so that Ctrl-C reaches only the parent, which ends things in order. */
export async function startChild({
  command,
  args,
  env,
  cwd,
  log,
  signal = 'SIGTERM',
  grace = 8000,
  user,
}: ChildOptions): Promise<Child> {
  const output = log === 'inherit' ? undefined : openLog(log)
  const stdio: StdioOptions = ['ignore', output ?? 'inherit', output ?? 'inherit']
  const child = spawn(command, args, {
    env: env ?? process.env,
    cwd,
    detached: true,
    stdio,
    windowsHide: true,
    ...user,
  })
  if (output !== undefined) closeSync(output)
  const endKeeping = log === 'inherit' ? undefined : keepShort(log)

  const pid = await started(child)
  tellKeeper({ keep: pid, signal, group: true })
  noteStarted(pid, signal)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, killedBy) => {
      endKeeping?.()
      tellKeeper({ forget: pid })
      noteEnded(pid)
      resolve(killedBy ? `ended by ${killedBy}` : `ended with code ${code}`)
    })
  })

  const isRunning = () => child.exitCode === null && child.signalCode === null
  const stop = async () => {
    if (!isRunning()) return
    signalGroup(pid, signal)
    const impatience = setTimeout(() => signalGroup(pid, 'SIGKILL'), grace)
    await ended
    clearTimeout(impatience)
  }
  return { pid, ended, isRunning, stop }
}

const started = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('spawn', () => (child.pid ? resolve(child.pid) : reject(new Error('no process id'))))
  })

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { inWorkspace, workspaceRoot } from '../workspace/paths'
import { programPath, runInTerminal } from '../stack/processes/run-in-terminal'
import type { Selection } from './selection'

export interface Task {
  project: string
  target: string
  ok: boolean
  cached: boolean
  seconds: number
}

const command = programPath('nx')

const nxEnvironment = {
  // The daemon may believe that a report we removed is still there, and not restore it.
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  CI: 'true',
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
}

/** Runs targets and says how each task ended; a run that could not begin has one failed task. */
export async function runTasks(targets: string[], selection: Selection, env: Record<string, string>): Promise<Task[]> {
  const runFile = inWorkspace('.nx/cache/run.json')
  rmSync(runFile, { force: true })
  const choice = selection.kind === 'affected' ? ['affected', `--base=${selection.base}`] : ['run-many']
  const well = await runInTerminal([command, ...choice, '-t', ...targets, '--parallel=2', '--outputStyle=static'], {
    env: { ...nxEnvironment, ...env },
  })
  const tasks = existsSync(runFile) ? tasksIn(readFileSync(runFile, 'utf8'), targets) : []
  const explained = well || tasks.some(({ ok }) => !ok)
  return explained
    ? tasks
    : [...tasks, { project: 'nx', target: choice.join(' '), ok: false, cached: false, seconds: 0 }]
}

interface RunFile {
  run: { command: string }
  tasks: {
    projectName: string
    target: string
    status: number
    cacheStatus: string
    startTime: string
    endTime: string
  }[]
}

function tasksIn(text: string, targets: string[]): Task[] {
  const { run, tasks } = JSON.parse(text) as RunFile
  // Another nx in the same checkout writes the same file; its tasks are not ours.
  if (!run.command.includes(targets.join(' '))) return []
  return tasks.map(({ projectName, target, status, cacheStatus, startTime, endTime }) => ({
    project: projectName,
    target,
    ok: status === 0,
    cached: cacheStatus !== 'cache-miss',
    // One that was left out has no times.
    seconds: (Date.parse(endTime) - Date.parse(startTime)) / 1000 || 0,
  }))
}

/** The names of the projects a selection holds. */
export function projectsIn(selection: Selection): string[] {
  const choice = selection.kind === 'affected' ? ['--affected', `--base=${selection.base}`] : []
  const { stdout } = spawnSync(process.execPath, [command, 'show', 'projects', ...choice, '--json'], {
    cwd: workspaceRoot,
    env: { ...process.env, ...nxEnvironment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(stdout || '[]') as string[]
}

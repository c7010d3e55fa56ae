import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startChild } from './child'
import { inWorkspace, sourceFlags, workspaceRoot } from '../../workspace/paths'

/** The file behind a command of a package, as its manifest names it. */
export function programPath(name: string, command = name): string {
  const file = inWorkspace('node_modules', name, 'package.json')
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: string | Record<string, string> }
  return join(dirname(file), typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

interface Options {
  cwd?: string
  env?: Record<string, string>
}

/** Runs a Node program in the terminal's sight, ended with us however we end; true when it ended well. */
export async function runInTerminal(args: string[], { cwd = workspaceRoot, env = {} }: Options = {}): Promise<boolean> {
  const child = await startChild({
    command: process.execPath,
    args,
    cwd,
    // The pipe to the parent is ours alone.
    env: { ...process.env, S4_PARENT_PIPE: '', ...env },
    log: 'inherit',
  })
  return (await child.ended) === 'ended with code 0'
}

/** The same for one of our own programs, from its source. */
export const runSource = (
  path: string,
  { args = [], ...options }: Options & { args?: readonly string[] } = {},
): Promise<boolean> => runInTerminal([...sourceFlags, inWorkspace(path), ...args], options)

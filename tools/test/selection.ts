import { spawnSync } from 'node:child_process'
import { workspaceRoot } from '../workspace/paths'

export type Selection = { kind: 'everything'; why: string } | { kind: 'affected'; base: string; why: string }

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' })
  return { ok: status === 0, text: (stdout ?? '').trim() }
}

/**
 * What changed since `NX_BASE`, when that is a real ancestor other than HEAD; everything otherwise,
 * because comparing a commit with itself selects nothing and would pass without a test.
 */
export function selectionFor(base = process.env.NX_BASE, ask: typeof git = git): Selection {
  if (!base) return { kind: 'everything', why: 'NX_BASE is not set' }
  const commit = ask('rev-parse', '--verify', '--quiet', `${base}^{commit}`)
  if (!commit.ok) return { kind: 'everything', why: `NX_BASE is ${base}, which is no commit here` }
  if (commit.text === ask('rev-parse', 'HEAD').text)
    return { kind: 'everything', why: `NX_BASE is ${base}, the commit being tested` }
  if (!ask('merge-base', '--is-ancestor', commit.text, 'HEAD').ok)
    return { kind: 'everything', why: `NX_BASE is ${base}, which is no ancestor of this commit` }
  return { kind: 'affected', base: commit.text, why: `changed since ${base}` }
}

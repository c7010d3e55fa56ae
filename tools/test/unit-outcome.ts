import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readProjects } from '../boundaries/workspace'
import { inWorkspace, workspaceRoot } from '../workspace/paths'
import type { Task } from './nx'
import { expectTests, type Outcome } from '../outcomes/outcome'
import type { Selection } from './selection'

interface Report {
  files: string[]
  passed: number
  failures: string[]
  skipped: string[]
}

/** Adds up the report files of the `test` tasks, which the cache restores with the task. */
export function unitOutcome(tasks: Task[], selection: Selection): Outcome {
  const roots = new Map(readProjects(workspaceRoot).map(({ name, root }) => [name, root]))
  const reports = tasks
    .filter(({ target }) => target === 'test')
    .map((task) => readReport(task, roots.get(task.project) ?? ''))
  return expectTests({
    name: `Unit, screen and API tests in ${reports.length} projects`,
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failures: [
      ...reports.flatMap(({ failures }) => failures),
      ...(selection.kind === 'everything' ? specsNobodyRan(reports.flatMap(({ files }) => files)) : []),
    ],
    skipped: reports.flatMap(({ skipped }) => skipped),
  })
}

function readReport({ project, ok }: Task, root: string): Report {
  const file = inWorkspace('.reports', root, 'unit.json')
  if (!existsSync(file))
    return {
      files: [],
      passed: 0,
      failures: [`${project}: its tests ended without a report, so none of them counts.`],
      skipped: [],
    }
  const { files, passed, failures, skipped } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const named = (names: string[]) => names.map((name) => `${project}: ${name}`)
  const reason =
    passed > 0 ? 'its test run failed although every test in it passed' : 'it has a test script and no test'
  const silent = !ok && failures.length === 0 ? [`${project}: ${reason}.`] : []
  return { files, passed, failures: [...named(failures), ...silent], skipped: named(skipped) }
}

/** The run of a shelf leaves out libraries with a run of their own: one that has lost it would be tested by nobody. */
function specsNobodyRan(files: readonly string[]): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '*.spec.ts', '*.spec.tsx', ':!e2e'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  })
  const ran = new Set(files)
  return stdout
    .split('\n')
    .filter((file) => file !== '' && !ran.has(file))
    .map((file) => `${file}: no project ran it.`)
}

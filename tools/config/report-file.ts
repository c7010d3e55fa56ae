import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestCase } from 'vitest/node'

const workspace = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Writes `.reports/<project>/unit.json` — counts, the files, and the names of what failed or was skipped —
 * when nx runs it in the project's folder, so that a run restored from the task cache still has its counts.
 */
export function reportFile(): Reporter {
  return {
    onTestRunEnd: (modules, unhandledErrors) => {
      // A run of a developer's own leaves the counts of the checks alone; nx names its task.
      if (!process.env.NX_TASK_TARGET_TARGET) return
      const report: Counts = {
        files: modules.map(({ moduleId }) => relative(workspace, moduleId)),
        passed: 0,
        failed: unhandledErrors.length,
        failures: unhandledErrors.map(({ message }) => message),
        skipped: [],
      }
      for (const module of modules) {
        // A file that does not even load has failed, although no test in it ran.
        for (const { message } of module.errors()) {
          report.failed += 1
          report.failures.push(`${module.relativeModuleId}: ${message}`)
        }
        for (const test of module.children.allTests())
          count(report, `${module.relativeModuleId}: ${test.fullName}`, test)
      }
      const file = resolve(workspace, '.reports', relative(workspace, process.cwd()), 'unit.json')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
    },
  }
}

interface Counts {
  /** Paths in the workspace. */
  files: string[]
  passed: number
  failed: number
  failures: string[]
  skipped: string[]
}

function count(report: Counts, name: string, test: TestCase) {
  const { state } = test.result()
  if (state === 'passed') report.passed += 1
  if (state === 'failed') {
    report.failed += 1
    report.failures.push(name)
  }
  if (state === 'skipped' || state === 'pending') report.skipped.push(name)
}

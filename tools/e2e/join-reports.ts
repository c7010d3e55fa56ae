import { existsSync, readFileSync, writeFileSync } from 'node:fs'

interface Report {
  suites: unknown[]
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Makes one report of those of several runs; one that is missing says so. Returns how many tests there were. */
export function joinReports(files: readonly string[], joined: string): number {
  const reports = files.map((file): Report =>
    existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Report)
      : {
          suites: [],
          errors: [{ message: `The run that writes ${file} did not start.` }],
          stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
        },
  )
  const count = reports.reduce(
    (sum, { stats: { expected, unexpected, flaky, skipped } }) => sum + expected + unexpected + flaky + skipped,
    0,
  )
  writeFileSync(
    joined,
    JSON.stringify({
      suites: reports.flatMap(({ suites }) => suites),
      errors: reports.flatMap(({ errors }) => errors),
    }),
  )
  return count
}

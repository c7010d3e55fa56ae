import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expectTests, type Outcome } from './outcome'

interface Suite {
  title: string
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    tests: {
      status: string
      annotations: { type: string; description?: string }[]
      results: { error?: PlaywrightError }[]
    }[]
  }[]
}

interface PlaywrightError {
  message?: string
  location?: { file: string; line: number }
}

interface PlaywrightReport {
  suites: Suite[]
  errors: PlaywrightError[]
}

/** Reads Playwright's JSON report; `ok` is whether the run itself ended well. */
export function journeysOutcome(file: string, ok: boolean, name = 'Security rules and browser journeys'): Outcome {
  if (!existsSync(file))
    return { name, passed: 0, failures: [`${name}: they did not start; the reason is above.`], skipped: [] }
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const specs = suites.flatMap(specsIn)
  const those = (status: string) => specs.filter((spec) => spec.status === status)

  const failures = [
    ...specs
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ title, reason }) => `${title}: ${reason}`),
    ...errors.map(inOneLine),
  ]
  const unexplained = !ok && failures.length === 0 ? [`${name}: the run failed although every test in it passed.`] : []
  return expectTests({
    name,
    passed: those('expected').length,
    failures: [...failures, ...unexplained],
    skipped: those('skipped').map(({ title, why }) => (why ? `${title} (${why})` : title)),
  })
}

const specsIn = (suite: Suite): { title: string; status: string; reason: string; why: string }[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results, annotations }) => ({
      title: `${file}: ${title}`,
      status,
      reason: inOneLine(results.at(-1)?.error),
      why: annotations.find(({ type }) => type === 'skip')?.description ?? '',
    })),
  ),
  ...(suite.suites ?? []).flatMap(specsIn),
]

const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** What went wrong, with what was looked for, why, and where, as far as Playwright says so. */
function inOneLine({ message = 'it failed', location }: PlaywrightError = {}): string {
  const [first, ...rest] = message.replaceAll(colours, '').split('\n')
  const details = rest.map((line) => line.trim()).filter((line) => /^(?:Locator:|Error:|- waiting for) /.test(line))
  const place = location ? ` at ${basename(location.file)}:${location.line}` : ''
  return [first, ...details.slice(0, 2)].join(', ') + place
}

/** What one part of the run came to. Tests are counted; a check that is no test counts only when it fails. */
export interface Outcome {
  /** As the summary names it: `Unit and API tests, 14 projects`. */
  name: string
  passed: number
  /** One sentence each. */
  failures: string[]
  /** The names of tests that did not run, with the reason where there is one. */
  skipped: string[]
  /** How long it took, where that was measured. */
  seconds?: number
}

/** A check that is no test: it passes without a word. */
export const check = (name: string, failures: string[]): Outcome => ({ name, passed: 0, failures, skipped: [] })

/** Notes how long it takes, also beside others. */
export async function timed(run: () => Promise<Outcome>): Promise<Outcome> {
  const began = performance.now()
  const outcome = await run()
  return { ...outcome, seconds: (performance.now() - began) / 1000 }
}

/** Adds a failure when not one test ran: silence proves nothing. */
export function expectTests(outcome: Outcome): Outcome {
  const ran = outcome.passed + outcome.failures.length
  return ran > 0 ? outcome : { ...outcome, failures: [`${outcome.name}: not one test ran.`] }
}

/** Where everything a test needs is promised, as in CI, what was skipped has failed. */
export const withoutSkips = (outcome: Outcome): Outcome => ({
  ...outcome,
  failures: [
    ...outcome.failures,
    ...outcome.skipped.map((name) => `${name}: skipped, and S4_SKIPPED=refused allows none.`),
  ],
  skipped: [],
})

/** The end of the output; its last line is `N passed, N failed`. */
export function summarise(outcomes: Outcome[]): string[] {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const skipped = outcomes.flatMap((outcome) => outcome.skipped)
  return [
    ...titled('Skipped:', skipped),
    ...titled('Failed:', failures),
    'Ran:',
    ...outcomes.map((outcome) => `  ${outcome.name}${verdictOn(outcome)}`),
    '',
    `${passed} passed, ${failures.length} failed`,
  ]
}

const titled = (title: string, sentences: string[]) =>
  sentences.length > 0 ? [title, ...sentences.map((sentence) => `  ${sentence}`), ''] : []

function verdictOn({ passed, failures, skipped, seconds }: Outcome) {
  const counts = [
    passed > 0 ? `${passed} passed` : '',
    failures.length > 0 ? `${failures.length} failed` : '',
    skipped.length > 0 ? `${skipped.length} skipped` : '',
  ]
  const time = seconds === undefined ? '' : `, ${Math.round(seconds)} s`
  return ` — ${counts.filter(Boolean).join(', ') || 'in order'}${time}`
}

import { launchArguments } from '../chromium/launch-arguments'
import { programPath, runInTerminal } from '../stack/processes/run-in-terminal'
import { inWorkspace } from '../workspace/paths'

/** Side by side, then one by one: Playwright projects of the same names. */
export const runs = ['together', 'alone'] as const

interface Options {
  /** Where the stack is and which browser to use (e2e/support/stack.ts). */
  env: Record<string, string>
  /** For Playwright, such as names of journeys. */
  args: readonly string[]
  /** For the browser, besides those it always gets. */
  browserArguments?: readonly string[]
}

/** Runs journeys in a browser against a stack that is up; true when all passed. */
export const runProject = (
  run: (typeof runs)[number],
  { env, args, browserArguments = [] }: Options,
): Promise<boolean> =>
  runInTerminal(
    [programPath('@playwright/test', 'playwright'), 'test', `--project=${run}`, '--pass-with-no-tests', ...args],
    {
      cwd: inWorkspace('e2e'),
      env: {
        ...env,
        S4_E2E_RUN: run,
        S4_E2E_CHROMIUM_ARGUMENTS: [...launchArguments, ...browserArguments].join('\n'),
        // Of all the files' imports, so that workspace packages are read from their source.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=@s4/source`.trim(),
      },
    },
  )

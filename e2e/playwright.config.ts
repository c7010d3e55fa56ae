import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/launch-options'
import { urlOn } from './support/stack'

/** Run by `npm run e2e`, which finds a browser, starts the stack and sets the environment for both. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'rules/**/*.spec.ts'],
  outputDir: `test-results/${process.env.S4_E2E_RUN ?? 'together'}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `../.reports/e2e/${process.env.S4_E2E_RUN ?? 'together'}.json` }]],
  projects: [
    { name: 'together', grepInvert: /@alone/ },
    // Tests that disturb the others, like killing the server, run alone afterwards.
    { name: 'alone', grep: /@alone/, workers: 1 },
  ],
  use: {
    // Other tools read this file without the environment of a run.
    ...(process.env.S4_BASE_DOMAIN && { baseURL: urlOn('shell') }),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording takes about half as much processor time again; `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions,
  },
})

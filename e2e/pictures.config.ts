import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/launch-options'

/** Run by `npm run pictures`, which starts the stack with its clock stopped and sets the environment. */
export default defineConfig({
  testDir: 'pictures',
  outputDir: '../.reports/pictures/failed',
  globalSetup: './support/pictures/make-newcomers.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: '../.reports/pictures/pictures.json' }],
    ['html', { outputFolder: '../.reports/pictures/report', open: 'never' }],
  ],
  use: { navigationTimeout: 30_000, launchOptions },
})

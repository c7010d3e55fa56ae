import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { reportFile } from './report-file'

// Clocks on the wall of the machine must not decide whether a test passes.
process.env.TZ = 'UTC'

const source = '@s4/source'

// Vitest gives them to Node as well, and with `module` Node takes halves of packages that are for bundlers.
const serverConditions = defaultServerConditions.filter((condition) => condition !== 'module')

/** What every preset shares: workspace packages read from their source, one report file per project. */
export const baseConfig = {
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // As TypeScript resolves: Vite's own order would take keeper.mjs for './keeper' beside keeper.ts.
    extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'],
  },
  ssr: { resolve: { conditions: [source, ...serverConditions], externalConditions: [source] } },
} satisfies ViteUserConfig

/** Test options every preset shares; timeouts are in milliseconds. */
export const baseTest = {
  include: ['src/**/*.spec.{ts,tsx}', '*.spec.ts', '!(node_modules|dist|src)/**/*.spec.ts'],
  exclude: ['**/node_modules/**', '**/dist/**'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As long as screens may wait for what loads on first use; the default is one second.
  expect: { poll: { timeout: 10_000 } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  maxWorkers: 2,
  reporters: ['default', reportFile()],
} satisfies ViteUserConfig['test']

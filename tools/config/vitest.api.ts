import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { baseConfig, baseTest } from './vitest.base'

/** Endpoints and repositories against real PostgreSQL: one cluster, a database cloned from a template per spec file. */
export default defineConfig({
  ...baseConfig,
  test: {
    ...baseTest,
    environment: 'node',
    pool: 'forks',
    globalSetup: [fileURLToPath(new URL('database-for-specs.ts', import.meta.url))],
  },
})

import { defineConfig } from 'vitest/config'
import { baseConfig, baseTest } from './vitest.base'

/** Pure rules and tools: no DOM, no database. */
export default defineConfig({
  ...baseConfig,
  test: { ...baseTest, environment: 'node' },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { baseConfig, baseTest } from './vitest.base'

/** Screens and parts: jsdom, Emotion's JSX, and a console that must stay silent. */
export default defineConfig({
  ...baseConfig,
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    ...baseTest,
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://s4.localhost:4200/' } },
    setupFiles: [fileURLToPath(new URL('setup-web.ts', import.meta.url))],
  },
})

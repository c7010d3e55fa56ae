import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { baseConfig, baseTest } from './vitest.base'

/**
 * Screens and parts: jsdom, Emotion's JSX, and a console that must stay silent.
 * Run from a library's own folder, or from the workspace's root with the folders of a shelf, as the apps do.
 */
export default defineConfig({
  ...baseConfig,
  // Files that a part names by address are of another library.
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    ...baseTest,
    include: ['src/**/*.spec.{ts,tsx}', '{libs/**,apps/*-web,apps/shell}/src/**/*.spec.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://s4.localhost:4200/' } },
    setupFiles: [fileURLToPath(new URL('setup-web.ts', import.meta.url))],
  },
})

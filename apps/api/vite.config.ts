import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One file for Node: our own sources bundled, the packages left in node_modules. */
export default defineConfig({
  resolve: { conditions: ['@s4/source'] },
  ssr: { noExternal: [/^@s4\//], resolve: { conditions: ['@s4/source', 'node', 'import'] } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
  plugins: [
    {
      name: 'migrations-beside-the-server',
      closeBundle: () => cp(here('../../libs/api/db/migrations'), here('dist/migrations'), { recursive: true }),
    },
  ],
})

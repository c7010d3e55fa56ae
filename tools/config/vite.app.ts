import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, type PluginOption, type UserConfig } from 'vite'
import { prePaintScript, themeCss } from '../../libs/shared/theme/src/page'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** How each of the three browser apps is built and served in development. */
export const appConfig = (root: string): UserConfig => ({
  root,
  // The dev server runs inside another process, which picks the app by host.
  appType: 'spa',
  resolve: { conditions: ['@s4/source', ...defaultClientConditions] },
  plugins: [react({ jsxImportSource: '@emotion/react' }), themeBeforePaint(), precompressed()],
  build: { outDir: 'dist', emptyOutDir: true, manifest: true, target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false, assetsInlineLimit: 0 },
})

/** The tokens and the theme's marker are in the page itself, so the first paint is already right. */
const themeBeforePaint = (): PluginOption => ({
  name: 'theme-before-paint',
  transformIndexHtml: () => [
    { tag: 'script', children: prePaintScript, injectTo: 'head-prepend' },
    { tag: 'style', children: themeCss, injectTo: 'head' },
  ],
})

const compressible = /\.(js|css|html|svg|json|wasm|webmanifest)$/

/** Brotli and gzip copies beside each asset, for the server to send as they are. */
const precompressed = (): PluginOption => {
  let folder = ''
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name)).map((entry) => join(entry.parentPath, entry.name))
      await Promise.all(files.map(compress))
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
}

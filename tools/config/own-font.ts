import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PluginOption } from 'vite'

/** Public Sans, all weights in one file: Latin letters, figures, pound and euro. Free to embed (OFL). */
const file = resolve(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
)

export const readOwnFont = (): Buffer => readFileSync(file)

/** Serves the font of the screens from the app's own files, under a name that changes with it. */
export const ownFont = (fontFace: (address: string) => string): PluginOption => {
  const bytes = readOwnFont()
  const name = `assets/public-sans-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`
  return {
    name: 'own-font',
    transformIndexHtml: () => [{ tag: 'style', children: fontFace(`/${name}`), injectTo: 'head' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: bytes })
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('content-type', 'font/woff2')
        response.end(bytes)
      }),
  }
}

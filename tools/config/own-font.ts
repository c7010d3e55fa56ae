import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { PluginOption } from 'vite'

const inPackage = (name: string) =>
  resolve(import.meta.dirname, '../../node_modules/@fontsource-variable/public-sans/files', name)

/** Letters of Polish, Romanian, Turkish, Lithuanian and Hungarian that Western Europe does not have. */
export const furtherLetters = 'ĄąĆćĘęŁłŃńŚśŹźŻżĂăȘșȚțŞşŢţĞğİČčĖėĮįŠšŲųŪūŽžŐőŰű'

const lettersFrom = (first: string, last: string) => {
  const [from = 0, to = 0] = [first, last].map((letter) => letter.codePointAt(0))
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
}

/** Letters of Western Europe, figures, and the marks that people write; each further sign costs every first visit. */
export const westernLetters = `${lettersFrom(' ', '~')}${lettersFrom('À', 'ÿ')}Œœ\u00A0£€°²½·•…‘’‚“”„–—−©`

/** The weights that the theme uses. */
const weights = { wght: { min: 400, max: 700 } }

/** Public Sans in two files: Western Europe; further letters. Free to embed (OFL). */
export async function readOwnFont(): Promise<{ western: Buffer; further: Buffer }> {
  const [latin, extended] = await Promise.all([
    readFile(inPackage('public-sans-latin-wght-normal.woff2')),
    readFile(inPackage('public-sans-latin-ext-wght-normal.woff2')),
  ])
  const cut = (font: Buffer, letters: string) =>
    subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: weights })
  return {
    western: await cut(latin, westernLetters),
    further: await cut(extended, furtherLetters),
  }
}

const served = (what: string, bytes: Buffer) => ({
  bytes,
  name: `assets/public-sans-${what}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`,
})

async function servedFiles() {
  const { western, further } = await readOwnFont()
  return { western: served('western', western), further: served('further', further) }
}

/** Serves the font of the screens from the app's own files, under names that change with them. */
export const ownFont = (fontFaces: (western: string, further: string) => string): PluginOption => {
  let reading: ReturnType<typeof servedFiles> | undefined
  const files = () => (reading ??= servedFiles())
  return {
    name: 'own-font',
    transformIndexHtml: async () => {
      const { western, further } = await files()
      return [{ tag: 'style', children: fontFaces(`/${western.name}`, `/${further.name}`), injectTo: 'head' }]
    },
    async generateBundle() {
      for (const { name, bytes } of Object.values(await files()))
        this.emitFile({ type: 'asset', fileName: name, source: bytes })
    },
    async configureServer({ middlewares }) {
      for (const { name, bytes } of Object.values(await files()))
        middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('content-type', 'font/woff2')
          response.end(bytes)
        })
    },
  }
}

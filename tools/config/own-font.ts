import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { PluginOption } from 'vite'

const inPackage = (name: string) =>
  resolve(import.meta.dirname, '../../node_modules/@fontsource-variable/public-sans/files', name)

const lettersFrom = (first: string, last: string) => {
  const [from = 0, to = 0] = [first, last].map((letter) => letter.codePointAt(0))
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
}

/** ASCII signs that hardly any text has. */
const rareSigns = '$<>[\\]^`{|}~'

/** What nearly all texts are written with. Each further sign costs every first visit. */
const commonLetters =
  [...lettersFrom(' ', '~')].filter((sign) => !rareSigns.includes(sign)).join('') + '\u00A0£€°·•…‘’“”–—−©'

interface FontFile {
  /** Where its letters come from. */
  source: string
  letters: string
  /** Its features; all when absent. */
  features?: string[]
}

/** Public Sans in three files. A page loads the second and the third with the first of their letters. */
export const fontFiles = {
  // Without fractions, raised figures and marks to be put on letters.
  common: { source: 'latin', letters: commonLetters, features: ['kern', 'liga', 'calt', 'tnum'] },
  western: { source: 'latin', letters: `${lettersFrom('À', 'ÿ')}Œœ²½‚„${rareSigns}` },
  /** Letters of Polish, Romanian, Turkish, Lithuanian and Hungarian that Western Europe does not have. */
  further: {
    source: 'latin-ext',
    letters: 'ĄąĆćĘęŁłŃńŚśŹźŻżĂăȘșȚțŞşŢţĞğİČčĖėĮįŠšŲųŪūŽžŐőŰű',
  },
} satisfies Record<string, FontFile>

/** The weights that the theme uses. */
const weights = { wght: { min: 400, max: 700 } }

/** Only the letters and weights we write with, as WOFF2. Free to embed (OFL). */
export const readFontFile = async ({ source, letters, features }: FontFile): Promise<Buffer> =>
  subsetFont(await readFile(inPackage(`public-sans-${source}-wght-normal.woff2`)), letters, {
    targetFormat: 'woff2',
    variationAxes: weights,
    ...(features && { keepFeatures: features }),
  })

/** The letters as CSS writes them in `unicode-range`. */
export const rangesOf = (letters: string): string => {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const hex = (code: number) => code.toString(16).toUpperCase()
  const runs = codes.reduce<[number, number][]>((all, code) => {
    const last = all.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else all.push([code, code])
    return all
  }, [])
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join()
}

const servedFiles = () =>
  Promise.all(
    Object.entries<FontFile>(fontFiles).map(async ([name, file]) => {
      const bytes = await readFontFile(file)
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
      return { bytes, path: `assets/public-sans-${name}-${digest}.woff2`, range: rangesOf(file.letters) }
    }),
  )

/** Serves the font of the screens from the app's own files, under names that change with them. */
export const ownFont = (fontFace: (address: string, range: string) => string): PluginOption => {
  let reading: ReturnType<typeof servedFiles> | undefined
  const files = () => (reading ??= servedFiles())
  return {
    name: 'own-font',
    transformIndexHtml: async () => {
      const faces = (await files()).map(({ path, range }) => fontFace(`/${path}`, range))
      return [{ tag: 'style', children: faces.join(''), injectTo: 'head' }]
    },
    async generateBundle() {
      for (const { path, bytes } of await files()) this.emitFile({ type: 'asset', fileName: path, source: bytes })
    },
    async configureServer({ middlewares }) {
      for (const { path, bytes } of await files())
        middlewares.use(`/${path}`, (_request, response) => {
          response.setHeader('content-type', 'font/woff2')
          response.end(bytes)
        })
    },
  }
}

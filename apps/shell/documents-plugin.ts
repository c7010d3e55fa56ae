import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { runnerImport, type PluginOption } from 'vite'
import type { WrittenDocument } from './src/written-documents'

const source = '@s4/source'

/** Renders the public pages with the components of the app, in this process. */
async function written(root: string): Promise<WrittenDocument[]> {
  const { module } = await runnerImport<{ writtenDocuments: WrittenDocument[] }>(
    resolve(root, 'src/written-documents.ts'),
    {
      root,
      configFile: false,
      plugins: [react({ jsxImportSource: '@emotion/react' })],
      resolve: { conditions: [source], noExternal: [/^@s4\//] },
      ssr: { resolve: { conditions: [source, 'node', 'import', 'module', 'default'] } },
    },
  )
  return module.writtenDocuments
}

const LANDING = 'index.html'
const EMPTY = '<div id="root"></div>'
/** Marked, so that the start script knows that nobody has taken it over yet. */
const filled = ({ html, script }: Pick<WrittenDocument, 'html' | 'script'>) =>
  `<div id="root" data-written>${html}</div>${script && `<script>${script}</script>`}`

/**
 * Writes the public pages out with the components of the app: `index.html` is the landing page, and the documents of
 * the others are made of it. `app.html` is used for every other path.
 */
export const documents = (root: string): PluginOption => ({
  name: 'documents-written-out',
  enforce: 'post',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { path, originalUrl }) => {
      if (path !== `/${LANDING}`) return html
      const asked = originalUrl?.split('?')[0]
      // Each document of the build is filled once all files have their names.
      if (asked === undefined) return html
      if (asked !== '/') return readFileSync(resolve(root, 'app.html'), 'utf8')
      const landing = (await written(root)).find(({ file }) => file === LANDING)
      return landing ? html.replace(EMPTY, () => filled(landing)) : html
    },
  },
  async generateBundle(_options, bundle) {
    const index = bundle[LANDING]
    if (index?.type !== 'asset') return this.error(`The build has no ${LANDING}.`)
    const template = startedAfterPaint(String(index.source))
    for (const document of await written(root)) {
      const { file, isFailure } = document
      const source =
        file === LANDING
          ? template.replace(EMPTY, () => filled(document))
          : documentOf(isFailure ? template.replaceAll(loaded, '') : template, document)
      if (file === LANDING) index.source = source
      else this.emitFile({ type: 'asset', fileName: file, source })
    }
  },
})

const MODULES = /<script type="module".*?<\/script>\s*/gs

/** Has the page start its scripts once it is painted, as `startAfterPaintScript` does. */
function startedAfterPaint(html: string): string {
  const start = `<template id="start">${(html.match(MODULES) ?? []).join('')}</template>`
  return html.replaceAll(MODULES, '').replace(EMPTY, (root) => `${start}${root}`)
}

/** Also what other sites do not have: a failure is shown on each. */
const loaded = /<template id="start">.*?<\/template>|<link [^>]*>/gs

/** The title of a page is its heading. */
function documentOf(template: string, document: WrittenDocument): string {
  const [, heading] = /<h1[^>]*>([^<]+)<\/h1>/.exec(document.html) ?? []
  const titled = template.replace(/<title>.*?<\/title>/, () => `<title>${heading} · S4</title>`)
  return titled.replace(EMPTY, () => filled(document))
}

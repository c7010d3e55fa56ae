import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, type PluginOption, type UserConfig } from 'vite'
import { ownFont } from './own-font'
import { nameSharedChunks } from './shared-chunks'
import {
  fontFace,
  heldPressesScript,
  prePaintScript,
  startAfterPaintScript,
  themeCss,
  trustedTextsScript,
  unstarted,
} from '../../libs/web/design/theme/src/page'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const inPackages = (path: string) => resolve(import.meta.dirname, '../../node_modules', path)

/** What a finished build takes in place of what a package names by itself. */
const lighter = [
  // The router's own entry carries warnings for its developers.
  { find: /^react-router$/, replacement: inPackages('react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: inPackages('react-router/dist/production/dom-export.mjs') },
  // Emotion asks for it for withTheme alone, which we do not use.
  { find: /^hoist-non-react-statics$/, replacement: resolve(import.meta.dirname, 'no-statics.mjs') },
]

/** The parts of zod that write JSON schemas, which only the server does: a form's page weighs 5 KB less without. */
const jsonSchemas = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/

/** What an app starts with becomes few scripts, because many small scripts and preload lists are larger. */
const startGroup = (name: (id: string) => string | null) => ({
  debugName: 'start',
  name,
  tags: ['$initial' as const],
  priority: 1,
})
/** What an app whose pages the server writes starts with: packages first, so that the page can be used in between. */
const startPart = (id: string) => (/node_modules\/|vite\/preload-helper/.test(id) ? 'start-packages' : 'start')
/** What the landing page runs before it loads the app. */
const startsAlone = /\/shell\/(index\.html|src\/landing\.ts)$|vite\/preload-helper/

interface AppOptions {
  /** Its documents, by name, when they are several. */
  documents?: Record<string, string> | undefined
  /** The end of the path of its table of routes, when it is loaded after the first page. */
  routes?: string | null
  /** Its pages for the server, which writes them out as HTML. */
  pages?: string
  /** Its service worker, which keeps the files of the build for when there is no signal. */
  serviceWorker?: string
}

/** What every page of the design needs, in an app or in the gallery of the parts. */
export const pageConfig = (root: string) =>
  ({
    root,
    // The dev server runs inside another process, which picks the app by host.
    appType: 'spa',
    resolve: { conditions: ['@s4/source', ...defaultClientConditions] },
    plugins: [react({ jsxImportSource: '@emotion/react' }), beforePaint(), ownFont(fontFace)],
  }) satisfies UserConfig

/** How each of the three browser apps is built and served in development. */
export const appConfig = (
  root: string,
  { documents, routes = ROUTES, pages, serviceWorker }: AppOptions = {},
): UserConfig => ({
  ...pageConfig(root),
  plugins: [
    ...pageConfig(root).plugins,
    notStarted(),
    lighterBuild(),
    readyAtOnce(),
    unprefixed(),
    quietRouter(),
    loadWithStyles(),
    ...(serviceWorker ? [keptFiles(join(root, serviceWorker))] : []),
    sharedChunks(root, { documents, routes, pages }),
    ...(pages ? [startInParts()] : []),
    precompressed(),
    ...(pages ? [writtenPages(root, pages)] : []),
  ],
  build: { ...output, outDir: 'dist', emptyOutDir: true, manifest: true },
})

const output = {
  target: 'es2022',
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  assetsInlineLimit: 0,
} satisfies UserConfig['build']

/** By this zod tries whether it may make functions of texts, for speed; our content policy refuses the trial. */
const EVALUATING = 'core.$ZodObjectJIT.init('

const lighterBuild = (): PluginOption => ({
  name: 'lighter-build',
  apply: 'build',
  config: () => ({ resolve: { alias: lighter } }),
  load: {
    filter: { id: jsonSchemas },
    handler: async (id) => {
      const exported = [...(await readFile(id, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm)]
      return `const none = () => undefined\nexport { ${exported.map(([, name]) => `none as ${name}`).join(', ')} }`
    },
  },
  transform: {
    filter: { id: /zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      if (!code.includes(EVALUATING)) this.error(`zod makes objects otherwise than by ${EVALUATING}`)
      return { code: code.replace(EVALUATING, 'core.$ZodObject.init('), map: null }
    },
  },
})

/** By this a form is rendered once more when it is there, to say that it is ready, which none of ours asks. */
const READY = /updateFormState\(\(data\) => \(\{\s*\.\.\.data,\s*isReady: true,?\s*\}\)\);/

/** That rendering and all effects of the page would be one piece of work, of up to 150 ms on a cheap phone. */
const readyAtOnce = (): PluginOption => ({
  name: 'ready-at-once',
  apply: 'build',
  transform: {
    filter: { id: /react-hook-form\/dist\/index\.esm\.mjs$/ },
    handler(code) {
      if (!READY.test(code)) this.error(`react-hook-form says otherwise that a form is ready than by ${READY}`)
      return { code: code.replace(READY, ''), map: null }
    },
  },
})

/** By this Emotion writes each style once more for browsers of ten years ago, which run nothing else of ours. */
const PREFIXED = 'var defaultStylisPlugins = [prefixer];'

/** That was half of the work on the styles of a next page, which is one piece with putting the page in place. */
const unprefixed = (): PluginOption => ({
  name: 'unprefixed',
  apply: 'build',
  transform: {
    filter: { id: /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/ },
    handler(code) {
      if (!code.includes(PREFIXED)) this.error(`Emotion takes its plugins otherwise than by ${PREFIXED}`)
      return { code: code.replace(PREFIXED, 'var defaultStylisPlugins = [];'), map: null }
    },
  },
})

/** Beginnings of the router's sentences for its developers, which a finished build cannot bring about. */
const developersSentences = [
  'You are trying to use a blocker',
  'You cannot use the \\`useSearchParams',
  'You cannot render a <Router>',
  'You made a ${method',
  'You provided the `viewTransition',
  'You must render this element',
  'Found a route id collision',
  'Absolute route path',
  'Index routes must not',
  'Route path "',
  'Route "${routeToUpdate',
  'When overriding the location',
  '<Router basename',
  '${hookName} ',
  '`useViewTransitionState',
]
const beginnings = developersSentences.map((one) => one.replace(/[$\\{}]/g, '\\$&')).join('|')
const aDevelopersSentence = new RegExp(`(["\`])(?:${beginnings})(?:\\\\.|(?!\\1)[^\\\\])*\\1`, 'g')

/** Names of its components; the bundler keeps a component that has one, whether it is used or not. */
const developersNames = /^\w+\.displayName = "\w+";$/gm

const quietRouter = (): PluginOption => ({
  name: 'quiet-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/.+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(aDevelopersSentence, '""')
        .replace(developersNames, '')
        .replace(/\bReact\d*\.forwardRef\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
})

/** Vite's own is larger: 0.3 KB of each start. A style comes before its script; scripts are only asked for. */
const LOAD_WITH_STYLES = `
const asked = {}
const ask = (file) => asked[file] ??= new Promise((resolve, reject) => {
  const onerror = (failure) => { delete asked[file]; reject(failure) }
  const isStyle = file.endsWith('css')
  const rel = isStyle ? 'stylesheet' : 'modulepreload'
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel, href: '/' + file, onload: resolve, onerror }))
  if (!isStyle) resolve()
})
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(ask))
  return load()
}`

const loadWithStyles = (): PluginOption => ({
  name: 'load-with-styles',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: LOAD_WITH_STYLES, map: null }),
  },
})

/** The table of routes of an app, which every page but the first loads. */
const ROUTES = '/src/more-routes.tsx'

/** A page that somebody goes to within the app comes in one round trip. The server names those of the first page. */
const nextPageScripts = (page: string, scripts: string[], { hostId }: { hostId: string }) =>
  hostId.includes('more-routes') ? scripts.filter((file) => file !== page && !started.test(file)) : []

/** What is there when an app has started. */
const started = /\/(index|start|rolldown-runtime)\b/

/** Builds twice: what the first build shows decides which modules of the second share a chunk. */
const sharedChunks = (
  root: string,
  { documents, routes, pages }: Pick<AppOptions, 'documents' | 'routes'> & { pages: string | undefined },
): PluginOption => ({
  name: 'shared-chunks',
  apply: 'build',
  config: async () => {
    const start = startGroup(pages ? startPart : (id) => (startsAlone.test(id) ? null : 'start'))
    const built = await build({
      ...pageConfig(root),
      plugins: [
        ...pageConfig(root).plugins,
        lighterBuild(),
        readyAtOnce(),
        unprefixed(),
        quietRouter(),
        loadWithStyles(),
      ],
      configFile: false,
      logLevel: 'warn',
      build: {
        ...output,
        modulePreload: false,
        write: false,
        rolldownOptions: { ...inputOf(root, documents), output: { codeSplitting: { groups: [start] } } },
      },
    })
    const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
    const chunks = files.filter((file) => file.type === 'chunk')
    const names = nameSharedChunks(chunks, routes ?? null)
    return {
      build: {
        modulePreload: { polyfill: false, resolveDependencies: nextPageScripts },
        rolldownOptions: {
          ...inputOf(root, documents),
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [start, { debugName: 'shared', name: (id) => names.get(id) ?? null }],
            },
          },
        },
      },
    }
  },
})

/** Names the parts of the start in the page, in the order in which they run. */
const startInParts = (): PluginOption => ({
  name: 'start-in-parts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { chunk, bundle = {} }) => {
      const inOrder = new Set<string>()
      const add = (file: string) => {
        const part = bundle[file]
        if (part?.type !== 'chunk' || inOrder.has(file)) return
        part.imports.forEach(add)
        inOrder.add(file)
      }
      if (chunk) add(chunk.fileName)
      const scripts = [...inOrder].map(
        (file) => `<script type="module" crossorigin fetchpriority="high" src="/${file}"></script>`,
      )
      return html.replace(/<script type="module"[^>]*><\/script>/, () => scripts.join('\n    '))
    },
  },
})

const inputOf = (root: string, documents?: Record<string, string>) =>
  documents && {
    input: Object.fromEntries(Object.entries(documents).map(([name, file]) => [name, join(root, file)])),
  }

/**
 * In the page itself: what it trusts, before any other script; the theme, so that the first paint is right; and what
 * holds presses until the app has come, and what starts it.
 */
const beforePaint = (): PluginOption => ({
  name: 'before-paint',
  transformIndexHtml: () => [
    { tag: 'script', children: trustedTextsScript, injectTo: 'head-prepend' },
    { tag: 'script', children: heldPressesScript, injectTo: 'head-prepend' },
    { tag: 'script', children: prePaintScript, injectTo: 'head-prepend' },
    { tag: 'script', children: startAfterPaintScript, injectTo: 'head-prepend' },
    { tag: 'style', children: themeCss, injectTo: 'head' },
  ],
})

/** What an app's page says while it stays empty. */
const notStarted = (): PluginOption => ({
  name: 'not-started',
  transformIndexHtml: () => [
    { tag: 'style', children: unstarted.css, injectTo: 'head' },
    { tag: 'p', attrs: { id: unstarted.id }, children: unstarted.html, injectTo: 'body' },
  ],
})

/** Too large for what they give without a signal: maps, the live chat, and the reader of codes for old browsers. */
const notKept = /leaflet|firestore|\.wasm$|\.map$/

/** Builds the service worker with the list of the files it keeps; those with a hash in their name never change. */
const keptFiles = (entry: string): PluginOption => {
  let root = ''
  let folder = ''
  return {
    name: 'kept-files',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const assets = (await readdir(join(folder, 'assets'))).filter((name) => !notKept.test(name))
        const revision = createHash('sha256')
          .update(await readFile(join(folder, 'index.html')))
          .digest('hex')
        const files = [
          { url: '/index.html', revision: revision.slice(0, 16) },
          ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
        ]
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { KEPT_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: 'es2022',
            lib: { entry, formats: ['iife'], name: 'serviceWorker', fileName: () => 'service-worker.js' },
          },
        })
      },
    },
  }
}

/** Builds the app once more for the server, with all its packages, into a folder that is not public. */
const writtenPages = (root: string, entry: string): PluginOption => ({
  name: 'written-pages',
  apply: 'build',
  closeBundle: {
    sequential: true,
    handler: async () => {
      const conditions = ['@s4/source', 'node', 'import', 'module', 'default']
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { conditions },
        ssr: { noExternal: true, resolve: { conditions } },
        build: { ssr: entry, outDir: 'dist/.server', emptyOutDir: true, target: 'node20', copyPublicDir: false },
      })
    },
  },
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
    closeBundle: {
      sequential: true,
      handler: async () => {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries
          .filter((entry) => entry.isFile() && compressible.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
        await Promise.all(files.map(compress))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(
    `${file}.br`,
    await brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  )
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
}

import { apiLinks, documentFile, documentOf, isPath, shellLinks, waysFor } from '@s4/links'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { ApiError } from '@s4/contract/api-error'
import type { WrittenPage } from '@s4/contract/page-messages'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import { prefetchHeader, type FirstScreens, type OwnApp } from './first-screens'
import { showFailures } from './failure-pages'
import { scriptJson } from './in-script'
import type { PublicSite } from './social-tags'
import { withTimeout } from '../outside-services/with-timeout'
import { sendFailure } from '../failures/send-failures'

export type Site = 'shell' | OwnApp

const requestedSite = (request: FastifyRequest): Site => {
  const [label] = request.hostname.split('.')
  return label === 'seeker' || label === 'company' ? label : 'shell'
}

const brotli = promisify(brotliCompress)
const compress = (page: string, level: number): Promise<Buffer> =>
  brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
/** Compresses a page in about a millisecond. */
const BROTLI_LEVEL = 5

const MOST_KEPT = 50
const keptPages = new Map<string, Promise<Buffer>>()

/** A page that is the same for everybody is made as small as can be, once, which takes a tenth of a second. */
function compressOnce(page: string): Promise<Buffer> {
  const kept = keptPages.get(page)
  if (kept) return kept
  if (keptPages.size >= MOST_KEPT) keptPages.clear()
  const compressed = compress(page, constants.BROTLI_MAX_QUALITY)
  keptPages.set(page, compressed)
  return compressed
}

/** `q=0` means that the browser does not accept the encoding. */
const acceptsBrotli = (encodings = '') =>
  encodings.split(',').some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(coding))

const YEAR = 'public, max-age=31536000, immutable'

/** What the server writes into the page of somebody signed in. */
export interface Preloaded {
  /** Response bodies by the API address that the page would request. */
  responses: Record<string, unknown>
  /**
   * Addresses of the scripts that the page needs beyond its app's start. They are loaded once the start has come, or
   * with it where the page is written: in the head they would take the network from what comes first.
   */
  scripts: readonly string[]
  /** The page itself; null where its app must show it. */
  page: WrittenPage | null
}

interface Sites {
  sitesDir: string
  baseDomain: string
  port: number
  /** Tags for the head of a public page, with or without a title in place of the page's own; null for most pages. */
  pageHead: (site: PublicSite, path: string) => Promise<string | null>
  /** For the page of an app; null without a session, *missing* where nobody's page is of a record that is not there. */
  preloaded: (request: FastifyRequest, app: OwnApp) => Promise<Preloaded | 'missing' | null>
  /** The content policy of each site's pages. */
  policies: Record<Site, string>
  /** How people may sign in now, for the written sign-in pages; null while they cannot. */
  signInWays: () => Promise<readonly string[] | null>
  /** Scripts to prefetch on the pages that lead into an app. */
  screens: FirstScreens
  /** The app this browser will probably open next; null when unknown. */
  ownApp: (request: FastifyRequest) => Promise<OwnApp | null>
  /** Whether the browser has a session, in force or not. */
  hasSession: (request: FastifyRequest) => boolean
  /** Where this browser reads what is asked for; null for most pages. */
  readElsewhere: (request: FastifyRequest, path: string) => string | null
  limit: preHandlerHookHandler
  /** After this time the page is sent without the preloaded data. */
  timeoutMs?: number
}

/** The page of the shell for every path without a document. */
const APP = 'app.html'

/** Pages that lead somebody signed in on into their app; documents fetch ahead by themselves. */
const leadingOn = new Set([shellLinks.dashboard, shellLinks.verifyEmail])

/**
 * Serves the three built apps by host: hashed assets with a long cache time, pages without one, and the app's page for
 * every path it routes itself.
 */
export async function serveSites(
  app: FastifyInstance,
  {
    sitesDir,
    baseDomain,
    port,
    pageHead,
    preloaded,
    policies,
    signInWays,
    screens,
    ownApp,
    hasSession,
    readElsewhere,
    limit,
    timeoutMs = 5000,
  }: Sites,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: sitesDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: true,
    setHeaders: (response, path) =>
      void response.setHeader('cache-control', path.includes('/assets/') ? YEAR : 'no-cache'),
  })

  const folderOf = (site: Site) => join(sitesDir, site === 'shell' ? site : `${site}-web`, 'dist')
  const builds: Record<OwnApp, string | null> = {
    seeker: await pageOfBuild(folderOf('seeker')),
    company: await pageOfBuild(folderOf('company')),
  }
  /** What this server has written and named is of the build it was started with, not of one that came since. */
  const ofBuild = async (site: OwnApp, written: Preloaded): Promise<Preloaded> =>
    (await pageOfBuild(folderOf(site))) === builds[site] ? written : { ...written, scripts: [], page: null }
  const send = (reply: FastifyReply, site: Site, path: string) => reply.sendFile(path, folderOf(site))
  const asPage = (reply: FastifyReply, site: Site) =>
    reply
      .header('content-security-policy', policies[site])
      // Signing in with Google speaks with the window that it opens.
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')

  showFailures(app, { folder: folderOf('shell'), policyFor: (request) => policies[requestedSite(request)] })

  app.setNotFoundHandler({ preHandler: limit }, async (request, reply) => {
    const path = decodePath(request.url)
    if (
      path === null ||
      !['GET', 'HEAD'].includes(request.method) ||
      path.startsWith(`${apiLinks.root}/`) ||
      path === apiLinks.root
    ) {
      return sendFailure(new ApiError('route.missing'), request, reply)
    }
    if (request.hostname === 'localhost' || request.hostname === '127.0.0.1') {
      return reply.redirect(`http://${baseDomain}:${port}${request.url}`, 302)
    }
    const site = requestedSite(request)
    if (extname(path)) return sendFile(request, reply, { site, path })
    if (!isPath(path)) return sendFailure(new ApiError('route.missing'), request, reply)
    const elsewhere = readElsewhere(request, path)
    if (elsewhere) return reply.redirect(elsewhere, 302)
    const document = site === 'shell' ? await documentFor(request, path) : 'index.html'
    if (site === 'shell' && leadingOn.has(path)) await addPrefetchHeader(request, reply)
    const [head, found] = await Promise.all([
      site === 'company' ? null : withTimeout(pageHead(site, path), timeoutMs),
      site === 'shell' ? null : withTimeout(preloaded(request, site), timeoutMs),
    ])
    if (found === 'missing') return sendFailure(new ApiError('record.missing'), request, reply)
    const written = found && site !== 'shell' ? await ofBuild(site, found) : found
    asPage(reply, site)
    const isPrivate = site === 'shell' && [shellLinks.reference, shellLinks.clientView].includes(path)
    if (isPrivate) void reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
    return head || written || isPrivate
      ? sendWithData(request, reply, {
          file: join(folderOf(site), document ?? APP),
          head,
          written,
          isPrivate,
          isForAll: site === 'shell',
        })
      : send(reply, site, document ?? APP)
  })

  async function documentFor(request: FastifyRequest, path: string): Promise<string | null> {
    const names = [...new URL(request.url, 'http://s4').searchParams.keys()]
    const document = documentOf({ path, names, isSignedIn: hasSession(request) })
    if (document === null) return null
    const ways = waysFor(document).length > 1 ? await withTimeout(signInWays(), timeoutMs) : []
    return ways && documentFile(document, ways)
  }

  async function addPrefetchHeader(request: FastifyRequest, reply: FastifyReply) {
    const app = await withTimeout(ownApp(request), timeoutMs)
    const links = app && prefetchHeader(screens[app])
    if (links) void reply.header('link', links)
  }

  function sendFile(request: FastifyRequest, reply: FastifyReply, { site, path }: { site: Site; path: string }) {
    const file = join(folderOf(site), path)
    // `reply.sendFile` stays inside its root; this check only separates missing files from pages.
    if (isBuildFile(path) || !existsSync(file)) return sendFailure(new ApiError('route.missing'), request, reply)
    if (path.startsWith('/assets/')) void reply.header('cross-origin-resource-policy', 'same-site')
    if (path.endsWith('.html')) asPage(reply, site)
    if (path === SERVICE_WORKER) void reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    return send(reply, site, path)
  }
}

const pageOfBuild = (folder: string) => readFile(join(folder, 'index.html'), 'utf8').catch(() => null)

/** It fetches its app's files and pages for the phone. */
const SERVICE_WORKER = '/service-worker.js'

/** Build output that is not public, such as `.vite/manifest.json` and source maps. */
const isBuildFile = (path: string) => /[/\\]\./.test(path) || /\.map(\.(br|gz))?$/i.test(path)

interface PageParts {
  file: string
  head: string | null
  written: Preloaded | null
  /** The same for everybody. */
  isForAll: boolean
  /** Opened by a link with a secret. */
  isPrivate: boolean
}

const DESCRIPTION = '<meta name="description"'
const ownDescription = /<meta\s+name="description"[^>]*>/

/** Adds the head and what is preloaded to a page. A personal page, such as one with responses, is not cached. */
async function sendWithData(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, head, written, isForAll, isPrivate }: PageParts,
) {
  const page = await readFile(file, 'utf8')
  // Functions, because `replace` gives `$` in a replacement text a special meaning.
  const withHead = head
    ? page
        .replace(head.includes(DESCRIPTION) ? ownDescription : '', '')
        .replace(/<title>.*?<\/title>/, (title) => (head.startsWith('<title>') ? head : title + head))
    : page
  const withAnswers = written ? addPreloaded(withHead, written) : withHead
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', written || isPrivate ? 'no-store' : 'no-cache')
    .header('vary', 'accept-encoding')
  // The framework leaves the body out by itself only where a route answers.
  if (request.method === 'HEAD') return reply.send('')
  return acceptsBrotli(request.headers['accept-encoding']?.toString())
    ? reply
        .header('content-encoding', 'br')
        .send(await (isForAll ? compressOnce(withAnswers) : compress(withAnswers, BROTLI_LEVEL)))
    : reply.send(withAnswers)
}

const ROOT = '<div id="root"></div>'
/** The scripts an app starts with, as its build writes them. */
const appScripts = /<script type="module"[^>]*><\/script>/g

/** A written page comes before what its app needs, and its app starts once it has been painted. */
function addPreloaded(page: string, { responses, scripts, page: written }: Preloaded): string {
  const answers = data('answers', responses)
  const preloads = scripts.map(preload).join('')
  if (!written) return page.replace(ROOT, (root) => `${answers}<template id="scripts">${preloads}</template>${root}`)
  const start = page.match(appScripts) ?? []
  const root = `<div id="root" data-written>${written.html}</div>`
  const later = `<template id="start">${start.join('')}${preloads}</template>`
  const queries = data('queries', written.queries)
  return page
    .replace(appScripts, '')
    .replace(ownTitle, (_title, name) => `<title>${headingOf(written.html)}${name}</title>`)
    .replace(ROOT, () => root + later + queries + answers)
}

/** The title of an app, not that of a record. */
const ownTitle = /<title>([^<·]*)<\/title>/

/** A written page is called as its heading says, until its app names it. */
function headingOf(html: string): string {
  const heading = /<h1[^>]*>([^<]+)</.exec(html)?.[1]
  return heading ? `${heading} · ` : ''
}

const data = (id: string, value: unknown) => `<script type="application/json" id="${id}">${scriptJson(value)}</script>`

const preload = (address: string) => `<link rel="modulepreload" crossorigin href="${address}">`

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return null
  }
}

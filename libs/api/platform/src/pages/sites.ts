import { apiLinks, shellLinks } from '@s4/links'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import { prefetchHeader, type FirstScreens, type OwnApp } from './first-screens'
import { inScript } from './in-script'
import { withTimeout } from '../outside-services/with-timeout'
import { sendFailure } from '../failures/send-failures'

const requestedSite = (request: FastifyRequest): string => {
  const [label] = request.hostname.split('.')
  return label === 'seeker' || label === 'company' ? `${label}-web` : 'shell'
}

const brotli = promisify(brotliCompress)
/** Of brotli's eleven levels, the one that costs a page about a millisecond. */
const FAST = 4
/** A coding named with `q=0` is one the browser will not have. */
const takesBrotli = (encodings = '') =>
  encodings.split(',').some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(coding))

const YEAR = 'public, max-age=31536000, immutable'

/** The body of each answer, by the address a page would ask for it at. */
export type PreloadedResponses = Record<string, unknown>

interface Sites {
  sitesDir: string
  baseDomain: string
  port: number
  /** What the server itself adds to the head of a page of the seeker's app; null for most. */
  seekerHead: (path: string) => Promise<string | null>
  /** What a page of the two apps would ask for first, answered in the page; null when nobody is signed in. */
  preloadedResponses: (request: FastifyRequest) => Promise<PreloadedResponses | null>
  /** Scripts to fetch ahead on the pages that lead into an app. */
  screens: FirstScreens
  /** Whose app this browser will go on to; null when that is not known. */
  ownApp: (request: FastifyRequest) => Promise<OwnApp | null>
  /** Refuses whoever asks too often. */
  limit: preHandlerHookHandler
  /** Milliseconds a page waits for any of these; then it comes without, and asks for itself. */
  patience?: number
}

/** Pages from which somebody goes on into their own app. */
const leadsIn = new Set([shellLinks.login, shellLinks.createAccount, shellLinks.dashboard, shellLinks.verifyEmail])

/** Serves the three built apps by host: hashed assets for good, pages afresh, and the app's page for every path it routes itself. */
export async function serveSites(
  app: FastifyInstance,
  { sitesDir, baseDomain, port, seekerHead, preloadedResponses, screens, ownApp, limit, patience = 5000 }: Sites,
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

  const send = (reply: FastifyReply, site: string, path: string) => reply.sendFile(path, join(sitesDir, site, 'dist'))

  app.setNotFoundHandler({ preHandler: limit }, async (request, reply) => {
    const path = decoded(request.url)
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
    if (extname(path)) return sendIfThere(request, reply, { site, path })
    const page = path === '/' || !existsSync(join(sitesDir, site, 'dist', 'app.html')) ? 'index.html' : 'app.html'
    if (site === 'shell' && leadsIn.has(path)) await fetchAhead(request, reply)
    const [head, answers] = await Promise.all([
      site === 'seeker-web' ? withTimeout(seekerHead(path), patience) : null,
      site === 'shell' ? null : withTimeout(preloadedResponses(request), patience),
    ])
    return head || answers
      ? sendWith(request, reply, { file: join(sitesDir, site, 'dist', page), head, answers })
      : send(reply, site, page)
  })

  async function fetchAhead(request: FastifyRequest, reply: FastifyReply) {
    const app = (await withTimeout(ownApp(request), patience)) ?? appIn(request.url)
    const links = prefetchHeader(app ? screens[app] : [...screens.seeker, ...screens.company])
    if (links) void reply.header('link', links)
  }

  function sendIfThere(request: FastifyRequest, reply: FastifyReply, { site, path }: { site: string; path: string }) {
    const file = join(sitesDir, site, 'dist', path)
    // `sendFile` keeps to its root; this only tells a missing file from a page.
    if (isLeftover(path) || !existsSync(file)) return sendFailure(new ApiError('route.missing'), request, reply)
    return send(reply, site, path)
  }
}

/** What the build leaves beside the pages for the server and for developers, such as `.vite/manifest.json`. */
const isLeftover = (path: string) => /[/\\]\./.test(path) || /\.map(\.(br|gz))?$/i.test(path)

/** The app that the address says somebody is on the way to: the role they chose, or the page they come back to. */
const appIn = (url: string): OwnApp | null => {
  if (/[?&]role=company\b/.test(url)) return 'company'
  const [, app] = /[?&]next=https?%3A%2F%2F(seeker|company)\./i.exec(url) ?? []
  return app === 'seeker' || app === 'company' ? app : null
}

interface Written {
  file: string
  head: string | null
  answers: PreloadedResponses | null
}

/** The page with what the server knows written in. With somebody's answers it is theirs alone, so nothing keeps it. */
async function sendWith(request: FastifyRequest, reply: FastifyReply, { file, head, answers }: Written) {
  const page = await readFile(file, 'utf8')
  // Functions, because a `$` in a job's title is only a `$`.
  const withHead = head ? page.replace(/<title>.*?<\/title>/, () => head) : page
  const withAnswers = answers
    ? withHead.replace(
        '<div id="root">',
        (root) => `<script type="application/json" id="answers">${inScript(answers)}</script>${root}`,
      )
    : withHead
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', answers ? 'no-store' : 'no-cache')
    .header('vary', 'accept-encoding')
  return takesBrotli(request.headers['accept-encoding']?.toString())
    ? reply
        .header('content-encoding', 'br')
        .send(await brotli(withAnswers, { params: { [constants.BROTLI_PARAM_QUALITY]: FAST } }))
    : reply.send(withAnswers)
}

function decoded(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return null
  }
}

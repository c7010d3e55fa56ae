import { apiLinks } from '@s4/links'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { RouteName } from '@s4/contract/routes'
import { openApi } from './openapi'

const page = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>S4 API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script></body></html>`
/** It draws with styles and pictures of its own, and writes its texts as HTML. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', validatorUrl: null, deepLinking: true })`

/** Serves the contract as a page (`/api/docs`) and as JSON (`/api/openapi.json`). */
export async function serveDocs(
  app: FastifyInstance,
  names: readonly RouteName[],
  development: boolean,
): Promise<void> {
  const document = openApi(names, development)
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  app.get(apiLinks.openApi, () => document)
  app.get(apiLinks.docs, (_request, reply) =>
    reply.type('text/html').header('content-security-policy', policy).send(page),
  )
  app.get(apiLinks.docsScript, (_request, reply) => reply.type('text/javascript').send(start))
  await app.register(fastifyStatic, { root: assets, prefix: apiLinks.docsAssets, decorateReply: false, index: false })
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { freePort } from '../../stack/processes/ports'

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

const rows = Array.from({ length: 20 }, (_none, id) => ({
  id,
  title: `Door supervisor, shift ${id + 1}`,
  place: 'Manchester, Friday 19:00 to 03:00, £14.50 an hour',
}))

/** Builds the bare list page and serves it as a careful server would; `stop` removes both. */
export async function serveBareList() {
  const folder = mkdtempSync(join(tmpdir(), 's4-bare-list-'))
  await build({
    root: join(import.meta.dirname, 'bare-list'),
    configFile: false,
    logLevel: 'error',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  const answers = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => types[extname(file)])
      .map((file) => [
        file === 'index.html' ? '/' : `/${file}`,
        { type: types[extname(file)], body: brotliCompressSync(readFileSync(join(folder, file))) },
      ]),
  )
  rmSync(folder, { recursive: true })
  answers.set('/api/rows', { type: 'application/json', body: brotliCompressSync(JSON.stringify(rows)) })

  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url)
    if (!answer) return response.writeHead(404).end()
    const cached = url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response
      .writeHead(200, { 'content-type': answer.type, 'content-encoding': 'br', 'cache-control': cached })
      .end(answer.body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

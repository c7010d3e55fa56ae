import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { Sites } from './sites'

interface FrontDoor {
  port: number
  apiPort: number
  /** Where `localhost` is sent, such as http://s4.localhost:4200. */
  address: string
  sites: Sites
}

/** Listens where people come in: `/api` goes to the server's process, everything else to the app of that host. */
export async function openFrontDoor({ port, apiPort, address, sites }: FrontDoor): Promise<() => void> {
  const server = createServer((request, response) => {
    const { url = '/', headers } = request
    if (url === '/api' || url.startsWith('/api/')) return passOn(request, response, apiPort)
    if (/^(localhost|127\.0\.0\.1)(:|$)/.test(headers.host ?? ''))
      return void response.writeHead(302, { location: `${address}${url}` }).end()
    sites.serve(request, response)
  })
  server.on('upgrade', (request, socket, head) => sites.hotReload(request).emit('upgrade', request, socket, head))

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

/** As it came, the host included, and streamed both ways, so that live signals arrive one by one. */
function passOn(request: IncomingMessage, response: ServerResponse, port: number) {
  const { method, url, headers } = request
  const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
    answer.pipe(response)
    // A stream that breaks off must not look complete to the browser.
    answer.once('error', () => response.destroy())
  })
  // No server is running while it restarts.
  onward.once('error', () => {
    if (response.headersSent) response.destroy()
    else
      response
        .writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' })
        .end('The server is starting. Try again in a moment.')
  })
  response.once('close', () => onward.destroy())
  request.pipe(onward)
}

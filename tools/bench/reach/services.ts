import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const TAKES_MS = 50

/** A push service and a phone provider on this machine, which count what they are given. */
export async function startServices() {
  const counts: Record<string, number> = { push: 0, text: 0, call: 0 }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const channel = path.endsWith('/Messages.json') ? 'text' : path.endsWith('/Calls.json') ? 'call' : 'push'
    counts[channel] = (counts[channel] ?? 0) + 1
    request.resume().on('end', () => {
      setTimeout(() => response.writeHead(201).end('{}'), TAKES_MS)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    counts: () => counts,
    /** For the server that sends here. */
    settings: {
      S4_PUSH_SERVICES: origin,
      S4_PHONE_URL: origin,
      S4_PHONE_ACCOUNT: 'AC-bench',
      S4_PHONE_TOKEN: 'token',
      S4_PHONE_FROM: '+441632960001',
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

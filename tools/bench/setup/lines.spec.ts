import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { openLines } from './lines'

it('asks on a new connection when the server closed an unused one', async () => {
  const server = createServer((_request, response) => response.end('yes')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const lines = openLines({ port, paths: ['/'], headers: {} }, 1)
  try {
    await lines.ask()
    server.closeIdleConnections()
    // What was closed is known once an answer came that was asked for later.
    const later = openLines({ port, paths: ['/'], headers: {} }, 1)
    await later.ask()
    later.close()
    expect(await lines.ask()).toBeGreaterThan(0)
  } finally {
    lines.close()
    server.close()
  }
})

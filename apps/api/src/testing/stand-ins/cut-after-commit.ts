import { createServer, connect as dial, type AddressInfo } from 'node:net'
import { once } from 'node:events'

/**
 * A proxy between the server and PostgreSQL. After `cutNextCommit` the next commit reaches the database,
 * but the connection is closed before the server gets the response.
 */
export async function cutAfterCommit(databaseUrl: string) {
  const address = new URL(databaseUrl)
  const { hostname, port } = address
  let isArmed = false
  const proxy = createServer((server) => {
    const database = dial(Number(port), hostname)
    let isCommitting = false
    server.on('data', (sent: Buffer) => {
      if (isArmed && sent.includes('Q\0\0\0\x0bcommit\0')) isCommitting = true
      database.write(sent)
    })
    database.on('data', (answer: Buffer) => {
      if (!isCommitting) return void server.write(answer)
      isArmed = false
      server.destroy()
      database.destroy()
    })
    for (const [one, other] of [
      [server, database],
      [database, server],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  address.hostname = '127.0.0.1'
  // A server that listens on a port has an AddressInfo.
  address.port = String((proxy.address() as AddressInfo).port)

  return {
    url: address.href,
    cutNextCommit: () => {
      isArmed = true
    },
    close: () => new Promise((resolve) => proxy.close(resolve)),
  }
}

import { createServer, connect as dial, type AddressInfo } from 'node:net'
import { once } from 'node:events'

const said = (text: string) => `${text}\0`
const fields = `${said('SFATAL') + said('C57P03') + said('Mthe database system is starting up')}\0`

/** A PostgreSQL that refuses so many connections, saying that it is starting, and then is the one behind it. */
export async function startingDatabase(databaseUrl: string, refusals: number) {
  const address = new URL(databaseUrl)
  const { hostname, port } = address
  let left = refusals
  const proxy = createServer((server) => {
    server.on('error', () => undefined)
    if (left > 0) {
      left -= 1
      const length = Buffer.alloc(4)
      length.writeInt32BE(fields.length + 4)
      server.once('data', () => server.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])))
      return
    }
    const database = dial(Number(port), hostname)
    database.on('error', () => server.destroy())
    server.pipe(database).pipe(server)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  address.hostname = '127.0.0.1'
  // A server that listens on a port has an AddressInfo.
  address.port = String((proxy.address() as AddressInfo).port)
  return {
    url: address.href,
    refusalsLeft: () => left,
    close: () => new Promise((resolve) => proxy.close(resolve)),
  }
}

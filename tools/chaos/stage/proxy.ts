import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** `slow` passes everything on late, `cut` ends and refuses connections, `silent` takes them and passes nothing on. */
type Way = 'open' | 'slow' | 'cut' | 'silent'

const LATE_MS = 250

interface Pair {
  client: Socket
  upstream: Socket
  /** What waits for the end of the silence. */
  held: (() => void)[]
  isForgotten: boolean
}

/** A network between two programs of this machine. */
export async function startProxy(target: number) {
  let way: Way = 'open'
  const pairs = new Set<Pair>()

  const pass = (pair: Pair, from: Socket, to: Socket) => {
    let last = 0
    const act = (what: () => void) => {
      if (pair.isForgotten) return
      if (way === 'silent') return void pair.held.push(what)
      const now = performance.now()
      last = Math.max(last, way === 'slow' ? now + LATE_MS : now)
      if (last > now) setTimeout(what, last - now)
      else what()
    }
    from
      .on('data', (part) => act(() => to.write(part)))
      .on('close', () => act(() => to.destroy()))
      .on('error', () => undefined)
  }

  const server = createServer((client) => {
    if (way === 'cut') return void client.resetAndDestroy()
    const pair: Pair = { client, upstream: connect(target, '127.0.0.1'), held: [], isForgotten: false }
    pairs.add(pair)
    pair.upstream.on('close', () => pairs.delete(pair))
    pass(pair, client, pair.upstream)
    pass(pair, pair.upstream, client)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })

  const endAll = () => {
    for (const { client, upstream } of pairs) for (const socket of [client, upstream]) socket.resetAndDestroy()
    pairs.clear()
  }
  return {
    port: (server.address() as AddressInfo).port,
    set(next: Way) {
      way = next
      if (way === 'cut') endAll()
      if (way !== 'silent') for (const pair of pairs) for (const act of pair.held.splice(0)) act()
    },
    /** Ends a silence as a firewall does that has forgotten: what was open stays silent for good. */
    forget() {
      for (const pair of pairs) Object.assign(pair, { isForgotten: true, held: [] })
      way = 'open'
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        endAll()
      }),
  }
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>

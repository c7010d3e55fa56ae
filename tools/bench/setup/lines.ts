import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

/** A connection that is kept open, with one request on it at a time. Costs much less than the client of `node:http`. */
class Line {
  private received = Buffer.alloc(0)
  private taken: ((answer: Buffer) => void) | undefined
  private failed: ((error: Error) => void) | undefined

  constructor(private readonly socket: Socket) {
    socket.setNoDelay(true)
    socket.on('data', (part) => {
      this.received = this.received.length === 0 ? part : Buffer.concat([this.received, part])
      const head = this.received.indexOf(HEAD_END)
      if (head < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.received.toString('latin1', 0, head))?.[1])
      if (this.received.length < head + HEAD_END.length + length) return
      const answer = this.received
      this.received = Buffer.alloc(0)
      this.taken?.(answer)
    })
    socket.on('error', (error) => this.failed?.(error))
    socket.on('close', () => this.failed?.(new Error('the connection was closed')))
  }

  ask(request: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.taken = resolve
      this.failed = reject
      this.socket.write(request)
    })
  }

  /** False once the server closed it, as it does with a connection that nothing was asked on for a while. */
  get isOpen(): boolean {
    return !this.socket.destroyed
  }

  end(): void {
    this.failed = undefined
    this.socket.destroy()
  }
}

export interface Target {
  port: number
  /** Asked in turns. */
  paths: readonly string[]
  headers: Record<string, string>
}

/** So many connections, and the milliseconds of a request, waiting for a connection included. */
export function openLines({ port, paths, headers }: Target, count: number) {
  const given = { host: `127.0.0.1:${port}`, connection: 'keep-alive', ...headers }
  const head = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`)
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${head.join('')}\r\n`))
  const lines: Line[] = []
  const open = () => {
    const line = new Line(connect({ port, host: '127.0.0.1' }))
    lines.push(line)
    return line
  }
  const free = Array.from({ length: count }, open)
  const waiting: ((line: Line) => void)[] = []

  const ask = async (index = 0): Promise<number> => {
    const place = index % paths.length
    const began = performance.now()
    const taken = free.pop() ?? (await new Promise<Line>((take) => waiting.push(take)))
    const line = taken.isOpen ? taken : open()
    const answer = await line.ask(requests[place] as Buffer)
    const took = performance.now() - began
    if (!answer.subarray(0, 15).includes(' 200 ')) throw new Error(`${paths[place]} was answered: ${answer.toString()}`)
    const next = waiting.shift()
    if (next) next(line)
    else free.push(line)
    return took
  }
  return {
    ask,
    /** All connections all the time, or some of them. */
    async keepAsking(seconds: number, atOnce = count): Promise<number[]> {
      const times: number[] = []
      const end = performance.now() + seconds * 1000
      const one = async () => {
        while (performance.now() < end) times.push(await ask())
      }
      await Promise.all(Array.from({ length: atOnce }, one))
      return times
    },
    close: () => lines.forEach((line) => line.end()),
  }
}

export type Lines = ReturnType<typeof openLines>

import { request } from 'node:http'

interface Opening {
  port: number
  /** Of a session. */
  secret: string
}

/** Opens a stream of live signals and waits until it is ready; `hear` is told the number of each `signal-<number>`. */
export const openStream = ({ port, secret }: Opening, hear: (signal: number) => void) =>
  new Promise<{ close: () => void }>((resolve, reject) => {
    const headers = { host: `company.s4.localhost:${port}`, cookie: `__session=${secret}` }
    const asking = request({ port, host: '127.0.0.1', path: '/api/events', headers, agent: false }, (stream) => {
      let text = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        const lines = (text + part).split('\n')
        text = lines.pop() ?? ''
        for (const line of lines) {
          if (line === 'event: ready') resolve({ close: () => asking.destroy() })
          const signal = /signal-(\d+)/.exec(line)?.[1]
          if (signal) hear(Number(signal))
        }
      })
      stream.on('error', () => undefined)
    })
    asking.on('error', reject).end()
  })

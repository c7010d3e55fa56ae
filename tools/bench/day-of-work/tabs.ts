import { request } from 'node:http'

/** Streams of live signals that open again when they end, as a browser's do; counts what they hear. */
export function openTabs(port: number, sessions: readonly string[], count: number) {
  const heard = { events: 0, openings: 0 }
  const open = new Set<() => void>()
  let isOver = false

  const start = (secret: string) => {
    if (isOver) return
    const headers = { host: `company.s4.localhost:${port}`, cookie: `__session=${secret}` }
    const again = () => {
      open.delete(close)
      if (!isOver) setTimeout(start, 1000 + Math.random() * 1000, secret)
    }
    const asking = request({ port, host: '127.0.0.1', path: '/api/events', headers, agent: false }, (stream) => {
      heard.openings += 1
      stream
        .on('data', (part: Buffer) => {
          heard.events += part.toString().split('event: changed').length - 1
        })
        .on('error', () => undefined)
    })
    const close = () => asking.destroy()
    open.add(close)
    asking
      .on('error', () => undefined)
      .on('close', again)
      .end()
  }
  for (let index = 0; index < count; index += 1) start(sessions[index % sessions.length] ?? '')

  return {
    heard,
    close: () => {
      isOver = true
      for (const end of open) end()
    },
  }
}

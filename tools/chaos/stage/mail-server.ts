import { createServer, type AddressInfo, type Socket } from 'node:net'

const END_OF_MAIL = '\r\n.\r\n'

/** Takes every email and keeps its Message-ID. */
export async function startMailServer() {
  const taken = new Set<string>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let read = ''
    let isMail = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    socket.on('data', (part) => {
      read += part.toString('latin1')
      for (;;) {
        const end = read.indexOf(isMail ? END_OF_MAIL : '\r\n')
        if (end === -1) return
        const text = read.slice(0, end)
        read = read.slice(end + (isMail ? END_OF_MAIL.length : 2))
        if (isMail) taken.add(/^message-id: <([^@]+)@/im.exec(text)?.[1] ?? '')
        isMail = !isMail && /^data/i.test(text)
        say(isMail ? '354 go on' : '250 ok')
      }
    })
    say('220 mail')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** The ids of the emails that it has. */
    taken,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

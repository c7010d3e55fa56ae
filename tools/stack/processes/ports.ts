import { connect, createServer } from 'node:net'
import { refusal, systemCode } from '../../workspace/refusal'

const listenOnce = (port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 })
    const tell = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket
      .once('connect', () => tell(true))
      .once('error', () => tell(false))
      .once('timeout', () => tell(false))
  })

/** A port of 127.0.0.1 nobody listens on at this moment. */
export const freePort = () => listenOnce(0, '127.0.0.1')

/** Refuses, naming the variable that chooses another, when the port cannot be listened on. */
export async function expectFree(port: number, variable: string, use: string): Promise<void> {
  const taken = (cause?: unknown) =>
    refusal(
      `Port ${port} (${use}) is in use by another program. Stop that program, or choose another port with ${variable}.`,
      cause,
    )
  // Some systems let two programs listen, one on all addresses and one on this.
  if (await answers(port)) throw taken()
  try {
    await listenOnce(port, '127.0.0.1')
  } catch (error) {
    if (systemCode(error) !== 'EACCES') throw taken(error)
    throw refusal(
      `Port ${port} (${use}) needs more rights than you have. Choose one above 1023 with ${variable}.`,
      error,
    )
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StubRequest {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** An HTTP service on this machine that keeps what it was sent and answers with `answer`. Close it after the file. */
export async function stubService() {
  const received: StubRequest[] = []
  const stub = { received, answer: { status: 201, headers: {} as Record<string, string> }, origin: '', close }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      })
      response.writeHead(stub.answer.status, stub.answer.headers)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  stub.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return stub

  function close(): Promise<void> {
    server.closeAllConnections()
    return new Promise((resolve) => void server.close(() => resolve()))
  }
}

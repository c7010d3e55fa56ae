import { type IncomingHttpHeaders, request } from 'node:http'
import { hostFor, serverPort, type Site } from './stack'

export interface ServerAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: unknown
}

interface Question {
  method: string
  /** Below the host, with its search. */
  path: string
  body?: unknown
  headers?: Record<string, string>
  site?: Site
}

/** Asks our server from Node, which cannot resolve `*.localhost`: by address, with the host in a header. */
export const askServer = ({ method, path, body, headers = {}, site = 'shell' }: Question) =>
  new Promise<ServerAnswer>((resolve, reject) => {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const asking = request(
      {
        host: '127.0.0.1',
        port: serverPort(),
        method,
        path,
        headers: {
          host: hostFor(site),
          ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: readJson(Buffer.concat(parts).toString()),
          }),
        )
      },
    )
    asking.on('error', reject)
    asking.end(sent)
  })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

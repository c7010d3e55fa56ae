import { readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'
import { hostFor, serverPort, type Site, tls } from './stack'

export interface ServerResponse {
  status: number
  headers: IncomingHttpHeaders
  body: unknown
}

interface ServerRequest {
  method: string
  /** With the query string. */
  path: string
  body?: unknown
  headers?: Record<string, string>
  site?: Site
}

/** Sends a request by IP address with the host in a header, because Node cannot resolve `*.localhost`. */
export const requestServer = ({ method, path, body, headers = {}, site = 'shell' }: ServerRequest) =>
  new Promise<ServerResponse>((resolve, reject) => {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const secure = tls()
    const outgoing = (secure ? requestSafely : requestPlainly)(
      {
        host: '127.0.0.1',
        port: secure?.port ?? serverPort(),
        ...(secure && { servername: hostFor(site), ca: readFileSync(secure.certificate) }),
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
    outgoing.on('error', reject)
    outgoing.end(sent)
  })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

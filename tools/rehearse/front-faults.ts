import { readFileSync } from 'node:fs'
import { request as requestPlainly } from 'node:http'
import { connect, type IncomingHttpHeaders } from 'node:http2'

interface Front {
  domain: string
  plain: number
  tls: number
  /** The file of the certificate. */
  certificate: string
}

/** What people and browsers must find in front of S4; a sentence for each that they do not. */
export async function listFrontFaults({ domain, plain, tls, certificate }: Front): Promise<string[]> {
  const ca = readFileSync(certificate)
  const hosts = [domain, `seeker.${domain}`, `company.${domain}`]
  const pages = await Promise.all(hosts.map((host) => askSecurely({ host, port: tls, ca, path: '/' })))
  const redirect = await askPlainly(domain, plain)
  const stranger = await askSecurely({ host: 'somebody.example', port: tls, ca, path: '/' }).catch(() => null)
  const checks: [sentence: string, holds: boolean][] = [
    ['A site does not answer over HTTP/2.', pages.every(({ status }) => status < 400)],
    [
      'A site does not tell browsers to stay with HTTPS.',
      pages.every(({ headers }) => Boolean(headers['strict-transport-security'])),
    ],
    ['A page is not compressed by S4.', pages.every(({ headers }) => headers['content-encoding'] === 'br')],
    [
      'A page names the version of the proxy.',
      pages.every(({ headers }) => !/\d/.test(String(headers['server'] ?? ''))),
    ],
    ['HTTP does not lead to HTTPS.', redirect.status === 301 && redirect.location === `https://${domain}/login`],
    ['A host that is not ours gets an answer.', stranger === null],
  ]
  return checks.filter(([, holds]) => !holds).map(([sentence]) => sentence)
}

const askSecurely = ({ host, port, ca, path }: { host: string; port: number; ca: Buffer; path: string }) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, { ca, servername: host })
    session.on('error', reject)
    const stream = session.request({ ':path': path, ':authority': host, 'accept-encoding': 'br' })
    stream.on('response', (headers) => {
      session.destroy()
      resolve({ status: Number(headers[':status']), headers })
    })
    stream.on('error', reject).end()
  })

const askPlainly = (host: string, port: number) =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    requestPlainly({ host: '127.0.0.1', port, path: '/login', headers: { host } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    })
      .on('error', reject)
      .end()
  })

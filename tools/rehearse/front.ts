import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { startChild } from '../stack/processes/child'
import { refusal } from '../workspace/refusal'
import { programOf } from './debian'
import type { Machine } from './machine'

/** Starts the distribution's nginx with the configuration of `deploy/one-machine`. */
export async function startNginx({ at }: Machine) {
  const nginx = programOf('nginx-light')
  const file = at('/etc/nginx/nginx.conf')
  mkdirSync(at('/var/cache/nginx'), { recursive: true })
  writeFileSync(file, mainConfiguration(at))
  const { status, stderr } = spawnSync(nginx, ['-t', '-c', file], { encoding: 'utf8' })
  if (status !== 0) throw refusal(`nginx refuses its configuration: ${stderr}`)
  return startChild({
    command: nginx,
    args: ['-c', file, '-g', 'daemon off;'],
    cwd: '/',
    log: at('/var/log/nginx.log'),
    signal: 'SIGQUIT',
  })
}

/** What Debian's own file says, with this machine's folders. The log is for counting failures. */
const mainConfiguration = (at: Machine['at']) => `
worker_processes 2;
pid ${at('/var/log/nginx.pid')};
error_log ${at('/var/log/nginx-error.log')};
events { worker_connections 1024; }
http {
  log_format s4 '$status $time_iso8601 $request_method $uri $upstream_addr $upstream_status';
  access_log ${at('/var/log/nginx-access.log')} s4;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${at('/var/cache/nginx')}/${kind};`)
    .join('\n  ')}
  include ${at('/etc/nginx/conf.d')}/*.conf;
}
`

/** One certificate for the three hosts; returns the fingerprint by which a browser accepts exactly it. */
export function makeCertificate({ at }: Machine, domain: string): { certificate: string; fingerprint: string } {
  const [file, key] = [at('/etc/s4/tls/certificate.pem'), at('/etc/s4/tls/key.pem')]
  const names = [domain, `seeker.${domain}`, `company.${domain}`].map((name) => `DNS:${name}`).join(',')
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ')
  const { status, stderr } = spawnSync(
    'openssl',
    [...kind, '-subj', `/CN=${domain}`, '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', file],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw refusal(`The certificate could not be made: ${stderr}`)
  const certificate = readFileSync(file, 'utf8')
  const publicKey = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return { certificate: file, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}

/** Requests that nginx answered with a failure of the server, by what it wrote down. */
export const failedRequests = ({ at }: Machine): string[] =>
  readFileSync(at('/var/log/nginx-access.log'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('5'))

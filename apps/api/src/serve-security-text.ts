import type { FastifyInstance } from 'fastify'
import { appUrl, type Settings } from '@s4/api-platform/settings'

const PATH = '/.well-known/security.txt'
const YEAR_MS = 365 * 86_400_000

/** Where to report a weakness (RFC 9116). It expires a year after the server's start. */
export function serveSecurityText(app: FastifyInstance, settings: Settings, now: Date): void {
  const lines = [
    `Contact: mailto:${settings.supportEmail}`,
    `Expires: ${new Date(now.getTime() + YEAR_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${appUrl(settings, 'shell', PATH)}`,
  ]
  app.get(PATH, (_request, reply) => reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`))
}

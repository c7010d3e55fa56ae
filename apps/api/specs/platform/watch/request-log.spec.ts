import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loggerFor } from '@s4/api-platform/settings'
import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { logLeftRequests, RequestLog } from '../../../src/watch/log-requests'

const folder = mkdtempSync(join(tmpdir(), 's4-request-log-'))
const file = join(folder, 'log')
const app = Fastify({ loggerInstance: loggerFor({ logLevel: 'info' }, file), logController: new RequestLog() })
logLeftRequests(app)
app.get('/jobs', async () => ({}))
app.get('/slow', () => new Promise(() => undefined))

afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const lines = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string; req?: object; res?: object; traceId?: string })

it('a request is one line in the log, once it is answered or its sender has left', async () => {
  await app.listen({ port: 0 })
  const { port } = app.server.address() as { port: number }

  await fetch(`http://127.0.0.1:${port}/jobs?text=ada%40example.co.uk`)
  const sender = connect(port, '127.0.0.1')
  sender.write('GET /slow HTTP/1.1\r\nhost: s4.localhost\r\n\r\n', () => sender.destroySoon())

  await vi.waitFor(() => expect(lines().at(-1)).toMatchObject({ msg: 'request aborted', req: { path: '/slow' } }))
  expect(lines().filter(({ req }) => req)).toEqual([
    expect.objectContaining({
      msg: 'request completed',
      req: { method: 'GET', path: '/jobs', host: '127.0.0.1' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
      traceId: expect.any(String),
    }),
    expect.objectContaining({ msg: 'request aborted', traceId: expect.any(String) }),
  ])
})

import { readFileSync } from 'node:fs'
import { connectionLimits } from '@s4/db'
import Fastify from 'fastify'
import pg from 'pg'
import type { Statement } from './bench-api'
import { reviveBytes } from './revive-bytes'

/**
 * The least that answers reads: a route for each that runs its SQL, one statement after the other, and writes
 * the rows as JSON. Its arguments are its port, the database, and the file of the statements.
 */
const [port, url, file = ''] = process.argv.slice(2)

const { max, statement } = connectionLimits.interactive
const pool = new pg.Pool({ connectionString: url, max, statement_timeout: statement })
pool.on('error', () => undefined)
const app = Fastify({ return503OnClosing: false })

app.get('/api/healthz', async () => ({ status: 'ok' }))
for (const [number, statements] of (JSON.parse(readFileSync(file, 'utf8'), reviveBytes) as Statement[][]).entries())
  app.get(`/${number}`, async (_request, reply) => {
    const answers: unknown[] = []
    for (const { text, values } of statements) answers.push((await pool.query(text, values)).rows)
    return reply.type('application/json').send(JSON.stringify(answers))
  })

process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
await app.listen({ port: Number(port), host: '127.0.0.1' })

import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { Server } from 'node:http'
import pg from 'pg'

/**
 * Loaded into the server before anything else: writes down the SQL of every request that carries `x-bench-number`,
 * a line each, into the file that S4_BENCH_STATEMENTS names. Other requests pay nothing for it but a look at a header.
 */
const file = process.env.S4_BENCH_STATEMENTS
const requests = new AsyncLocalStorage()

const emit = Server.prototype.emit
Server.prototype.emit = function emitInside(event, ...rest) {
  const number = event === 'request' && rest[0].headers['x-bench-number']
  if (!number) return emit.call(this, event, ...rest)
  // A context that is in use costs every request of the process, so it ends with the one that is written down.
  rest[1].once('close', () => requests.disable())
  return requests.run(number, () => emit.call(this, event, ...rest))
}

function note(asked, values) {
  const number = requests.getStore()
  if (!number) return
  const text = typeof asked === 'string' ? asked : plainly(asked)
  appendFileSync(file, `${JSON.stringify({ number: Number(number), text, values })}\n`)
}

/** Without the server's own way of reading rows. */
const plainly = ({ rowMode: _own, ...asked }) => (asked.name ? { ...asked, name: oneName(asked.text) } : asked)

/** Each pool of the server counts its own names; whoever asks again has one pool. */
const oneName = (text) => `bench_${createHash('md5').update(text).digest('hex')}`

const query = pg.Pool.prototype.query
pg.Pool.prototype.query = function queryNoted(text, values, ...rest) {
  // To leave a context costs every request of the process: only for those that are written down.
  if (!requests.getStore()) return query.call(this, text, values, ...rest)
  note(text, values)
  // The pool asks one of its clients, which would note it again.
  return requests.exit(() => query.call(this, text, values, ...rest))
}

const READS = /^\s*(select|with)\b/i
const queryInTransaction = pg.Client.prototype.query
pg.Client.prototype.query = function queryNoted(text, values, ...rest) {
  if (typeof text === 'string' ? READS.test(text) : READS.test(text?.text)) note(text, values)
  return queryInTransaction.call(this, text, values, ...rest)
}

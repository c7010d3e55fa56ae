import type { Socket } from 'node:net'
import pg from 'pg'
import { connectionLimits, poolConfig } from './limits'

interface Patience {
  lookEveryMs: number
  /** Without a byte of the answer. */
  silentMs: number
}

const usual: Patience = { lookEveryMs: 1000, silentMs: 4000 }

/** What the driver keeps of a connection and its types leave out. */
interface Connection {
  readyForQuery: boolean
  processID: number | null
  connection: { stream: Socket }
}

interface Silence {
  bytesRead: number
  since: number
}

/** Of every pool that is looked at: ends what rests in it. */
const endResting = new Set<() => void>()

/**
 * Ends the connections of a pool whose answer never comes, because the network or a failed server forgot them without a
 * word: when nothing was heard for four seconds, a new connection asks whether PostgreSQL still works for it. A slow
 * query is left alone. Once one is lost, those that rest are ended, too, in every pool: each that is lost would cost
 * the next query as long again. Returns how to stop looking.
 */
export function endLostConnections(pool: pg.Pool, url: string, { lookEveryMs, silentMs } = usual): () => void {
  const silences = new Map<Connection, Silence>()
  const clients = new Set<Connection>()
  const asConnection = (client: pg.PoolClient) => client as unknown as Connection
  const resting = new Set<Connection>()
  pool.on('connect', (client) => clients.add(asConnection(client)))
  pool.on('acquire', (client) => resting.delete(asConnection(client)))
  pool.on('release', (_error, client) => resting.add(asConnection(client)))
  pool.on('remove', (client) => {
    for (const known of [clients, resting, silences]) known.delete(asConnection(client))
  })
  const endOwn = () => {
    for (const { connection } of resting) connection.stream.destroy()
  }
  endResting.add(endOwn)

  let isLooking = false
  const look = async () => {
    const now = performance.now()
    for (const client of clients) {
      const { bytesRead } = client.connection.stream
      if (client.readyForQuery) silences.delete(client)
      else if (silences.get(client)?.bytesRead !== bytesRead) silences.set(client, { bytesRead, since: now })
    }
    const silent = [...silences].filter(([, { since }]) => now - since >= silentMs)
    if (silent.length === 0) return
    const lost = await endForgotten(
      url,
      silent.map(([{ processID }]) => processID ?? 0),
      silentMs,
    )
    if (!lost || lost.size === 0) return
    for (const [{ processID, connection }, { bytesRead }] of silent)
      if (lost.has(processID ?? 0) && connection.stream.bytesRead === bytesRead) connection.stream.destroy()
    for (const end of endResting) end()
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void look().finally(() => {
      isLooking = false
    })
  }, lookEveryMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    endResting.delete(endOwn)
  }
}

const FORGOTTEN = `with asked as (select unnest($1::int[]) as pid),
  busy as (select pid from pg_stat_activity
    where state in ('active', 'fastpath function call') or state_change > now() - $2 * interval '1 ms')
select asked.pid, pg_terminate_backend(asked.pid) as ended
from asked where pid not in (select pid from busy)`

/**
 * Those of the processes that PostgreSQL has not worked for lately, or no longer knows; it ends them and so frees their
 * locks and places. Null when it does not answer, or a pooler gives them other numbers.
 */
async function endForgotten(url: string, pids: number[], silentMs: number): Promise<ReadonlySet<number> | null> {
  const client = new pg.Client(poolConfig(url, connectionLimits.health))
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    if (own[0]?.pid !== (client as unknown as Connection).processID) return null
    const { rows } = await client.query<{ pid: number }>(FORGOTTEN, [pids, silentMs])
    return new Set(rows.map(({ pid }) => pid))
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

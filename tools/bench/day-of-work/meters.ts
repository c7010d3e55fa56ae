import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { Database } from '@s4/db'
import { type Services } from './server'

const TICKS_A_SECOND = 100
const EVERY = 5000

interface Sample {
  at: number
  /** Megabytes held by the server. */
  memory: number
}

interface Used {
  api: number
  database: number
  bench: number
}

/** Samples the memory of the server; adds up processor seconds of each part, those of killed ones too. */
export function startMeters({ pids }: Services) {
  const samples: Sample[] = []
  const used: Used = { api: 0, database: 0, bench: 0 }
  const last = new Map<number, number>()
  const add = (part: keyof Used, pid: number) => {
    const now = processorSeconds(pid)
    used[part] += Math.max(0, now - (last.get(pid) ?? 0))
    last.set(pid, now)
  }
  const sample = () => {
    const memory = residentMegabytes(pids.api)
    if (memory > 0) samples.push({ at: Date.now(), memory })
    add('api', pids.api)
    add('bench', process.pid)
    for (const pid of [pids.database, ...childrenOf(pids.database)]) add('database', pid)
  }
  sample()
  for (const part of Object.keys(used) as (keyof Used)[]) used[part] = 0
  const timer = setInterval(sample, EVERY)
  const began = performance.now()
  return {
    stop: () => {
      clearInterval(timer)
      sample()
      const seconds = (performance.now() - began) / 1000
      return { samples, seconds, used, load: loadavg()[1] ?? 0 }
    },
  }
}

export type Measured = ReturnType<ReturnType<typeof startMeters>['stop']>

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}

/** The fields after the name, which may hold spaces. */
const statOf = (pid: number | string) => readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []

/** What a process has used so far. */
export function processorSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_A_SECOND
}

const residentMegabytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readProc(`${pid}/status`))?.[1] ?? 0) / 1024

const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(pid))
    .map(Number)

export interface Stored {
  bytes: number
  rows: number
}

/** What each table holds, with its indexes. */
export async function storedBy(db: Database): Promise<Map<string, Stored>> {
  const tables = await db.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const stored = new Map<string, Stored>()
  for (const { name, bytes } of tables) {
    const [row] = await db.query<{ rows: number }>(`select count(*)::int as rows from "${name}"`)
    stored.set(name, { bytes, rows: row?.rows ?? 0 })
  }
  return stored
}

/** Bytes written ahead so far. */
export async function writtenAhead(db: Database): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as bytes`,
  )
  return row?.bytes ?? 0
}

import { Client } from 'pg'
import type { Stage } from '../stage/stage'

export interface FaultInput {
  stage: Stage
  /** From 0 to below 1. */
  next: () => number
}

export interface Fault {
  name: string
  /** Seconds it holds; a random time in between. */
  holds: readonly [from: number, to: number]
  /** Part of the short run. */
  isShort?: true
  isPossible?: (stage: Stage) => boolean
  /** Returns how to end it. */
  begin: (input: FaultInput) => Promise<() => unknown>
}

const nothing = () => undefined

const killed = (name: string): Fault => ({
  name: `${name} is killed`,
  holds: [0, 0],
  begin: async ({ stage }) => {
    stage.kill(name)
    return nothing
  },
})

const cut = (
  name: keyof Stage['network'],
  way: 'slow' | 'cut' | 'silent',
  { forgets = false, isShort = false } = {},
): Fault => ({
  name: `the network to ${name} is ${way}${forgets ? ' and what was open is forgotten' : ''}`,
  holds: [3, 7],
  ...(isShort && { isShort }),
  begin: async ({ stage }) => {
    stage.network[name].set(way)
    return () => (forgets ? stage.network[name].forget() : stage.network[name].set('open'))
  },
})

const LOCKED = ['application', 'invoice', 'position_fix', 'check_call', 'logbook_entry', 'session', 'mail'] as const
/** The owner's connections are refused last: 100, less those for the superuser. */
const EVERY_CONNECTION = 100

const bothServers: Fault = {
  name: 'both servers are killed',
  holds: [0, 0],
  begin: async ({ stage }) => {
    for (const name of ['Server 1', 'Server 2']) stage.kill(name)
    return nothing
  },
}

const oneConnection: Fault = {
  name: 'one connection’s process of the database is killed',
  holds: [0, 0],
  begin: async ({ stage, next }) => {
    const pids = await asAdmin(stage, 'select pid from pg_stat_activity where usename = $1', ['s4_server'])
    const chosen = pids[Math.floor(next() * pids.length)] as { pid: number } | undefined
    if (chosen) process.kill(chosen.pid, 'SIGKILL')
    return nothing
  },
}

export const faults: readonly Fault[] = [
  killed('Server 1'),
  killed('Server 2'),
  bothServers,
  killed('The database'),
  {
    name: 'everything is killed',
    holds: [0, 0],
    isShort: true,
    begin: async ({ stage }) => {
      for (const name of ['Server 1', 'The database', 'Server 2', 'The Auth emulator']) stage.kill(name)
      return nothing
    },
  },
  oneConnection,
  killed('The Auth emulator'),
  { ...killed('The Firestore emulator'), isPossible: ({ hasChat }) => hasChat },
  {
    name: 'the disk is full',
    holds: [4, 8],
    isPossible: ({ disk }) => disk !== null,
    begin: async ({ stage }) => {
      stage.disk?.fill()
      return () => stage.disk?.makeRoom()
    },
  },
  {
    name: 'a table is locked',
    holds: [4, 8],
    isShort: true,
    begin: async ({ stage, next }) => {
      const table = LOCKED[Math.floor(next() * LOCKED.length)]
      const client = await admin(stage)
      await client.query('begin')
      await client.query(`lock table ${table} in access exclusive mode`)
      return () => client.end()
    },
  },
  {
    name: 'the database has no connection left',
    holds: [4, 8],
    begin: async ({ stage }) => {
      const taken: Client[] = []
      for (let number = 0; number < EVERY_CONNECTION; number += 1) {
        const client = new Client({ connectionString: stage.ownerUrl })
        client.on('error', nothing)
        if (
          !(await client.connect().then(
            () => true,
            () => false,
          ))
        )
          break
        taken.push(client)
      }
      return () => Promise.all(taken.map((client) => client.end()))
    },
  },
  cut('database', 'slow'),
  cut('database', 'cut'),
  cut('database', 'silent'),
  cut('database', 'silent', { forgets: true, isShort: true }),
  cut('auth', 'cut'),
  cut('auth', 'silent'),
  cut('mail', 'cut'),
  cut('mail', 'silent'),
  { ...cut('firestore', 'silent'), isPossible: ({ hasChat }) => hasChat },
  {
    name: 'the clock of one server jumps',
    holds: [3, 6],
    begin: async ({ stage, next }) => {
      const port = stage.ports[Math.floor(next() * stage.ports.length)] ?? 0
      await moveClock(port, Math.round((next() - 0.5) * 240_000))
      return () => moveClock(port, 0)
    },
  },
]

/** Of a run of less than a minute: one of each sort. */
export const shortFaults = faults.filter(({ isShort }) => isShort)

/** Of the run that is a part of `npm test`. */
export const smokeFaults: readonly Fault[] = [killed('Server 1'), killed('The database'), bothServers, oneConnection]

const moveClock = (port: number, offset: number) =>
  fetch(`http://127.0.0.1:${port}/api/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offset }),
  })

async function admin({ adminUrl }: Stage): Promise<Client> {
  const client = new Client({ connectionString: adminUrl })
  client.on('error', nothing)
  await client.connect()
  return client
}

async function asAdmin(stage: Stage, sql: string, values: unknown[]) {
  const client = await admin(stage)
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows
  } finally {
    await client.end()
  }
}

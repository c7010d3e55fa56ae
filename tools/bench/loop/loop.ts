import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contract, permissions, type Access, type Endpoint } from '@s4/contract'
import { routeMethod, routePath, routes, type RouteName } from '@s4/contract/routes'
import { connect, type Database } from '@s4/db'
import fc from 'fast-check'
import { z } from 'zod'
import { settingsForTrial } from '../../seed/server/settings-for-town'
import { seedTown } from '../../seed/seed-town'
import { companies } from '../../seed/town/companies'
import { seekers } from '../../seed/town/seekers'
import { inWorkspace } from '../../workspace/paths'
import { anyInput, type IdsOf, type Schema } from './any-input'
import { aSession, type Talker } from '../setup/a-session'
import type { Asked, People } from '../setup/asked'
import { startBenchServer } from '../setup/bench-server'
import { costlyCalls } from './costly-calls'

const MAX_MS = 50
/** A hold is looked at again, so that what is loaded or compiled for the first time does not count. */
const AGAIN = 4

/** They would end the very session that asks. */
const leftOut = new Set<RouteName>(['session.end', 'session.endDevice', 'erasure.request', 'account.changeEmail'])

/** Measures how long each endpoint blocks the event loop with the largest inputs. False when one blocks over 50 ms. */
export async function benchLoop(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { times: { type: 'string', default: '12' }, seed: { type: 'string', default: '7' } },
  })
  const [sessionKey, dataKey] = [randomBytes(32), randomBytes(32)]
  const holds = join(tmpdir(), `s4-bench-holds-${process.pid}`)
  const server = await startBenchServer({
    S4_SESSION_KEY: sessionKey.toString('base64'),
    S4_DATA_KEY: dataKey.toString('base64'),
    S4_BENCH_HOLDS: holds,
    NODE_OPTIONS: `--import ${inWorkspace('tools/bench/loop/watch-loop.mjs')}`,
  })
  const db = connect(server.ownerUrl, { max: 2 })
  try {
    await seedTown(db, { now: new Date(), settings: settingsForTrial(server.ownerUrl, dataKey) })
    await db.query('analyze')
    const people = await signIn(db)
    const ids = await idsIn(db)
    const calls = [
      ...costlyCalls(people, ids),
      ...anyCalls(people, ids, { times: Number(values.times), seed: Number(values.seed) }),
    ]
    const ask = asking(server.port, sessionKey, holds)
    const found: Found[] = []
    for (const call of calls) {
      const first = await ask(call)
      let { hold } = first
      for (let again = 0; hold > MAX_MS / 2 && again < AGAIN; again += 1) hold = Math.min(hold, (await ask(call)).hold)
      found.push({ name: call.name, path: call.path, hold, status: first.status })
    }
    return report(found)
  } finally {
    await db.end()
    await server.stop()
    rmSync(holds, { force: true })
  }
}

const signIn = (db: Database): Promise<People> =>
  db.transaction(async (tx) => ({
    seeker: await aSession(tx, seekers.daniel.uid),
    company: await aSession(tx, companies.harbourline.uid),
  }))

async function idsIn(db: Database): Promise<IdsOf> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  )
  const known = new Map<string, string[]>()
  for (const { name } of tables)
    known.set(
      name,
      (await db.query<{ id: string }>(`select id from ${name} order by random() limit 40`)).map(({ id }) => id),
    )
  return (field) =>
    known.get(field.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) ?? []
}

const whoMay = {
  public: ['nobody', 'seeker', 'company'],
  identity: ['nobody'],
  person: ['seeker', 'company'],
  seeker: ['seeker'],
  'company-account': ['company'],
  company: ['company'],
  shift: ['seeker'],
  'own-shift': ['seeker'],
  // Opened by nobody who has an account.
  staff: ['nobody', 'seeker', 'company'],
} as const satisfies Record<Access, readonly ('nobody' | 'seeker' | 'company')[]>

/** Ids in paths are of what the path is about: `/jobs/{id}` of a job. */
const pathTables: Record<string, string> = {
  workers: 'seeker',
  company: 'job',
  companies: 'company',
  'check-calls': 'checkCall',
  'gap-notes': 'gapNote',
  'self-billing': 'selfBillingAgreement',
  license: 'licence',
}

function anyCalls(people: People, ids: IdsOf, { times, seed }: { times: number; seed: number }): Asked[] {
  // Object.keys forgets the names' type; the table itself is what is read.
  const names = (Object.keys(routes) as RouteName[]).filter((name) => !leftOut.has(name))
  return names.flatMap((name) => {
    const endpoint: Endpoint = contract[name]
    const [subject = ''] = routePath(name).slice(1).split('/')
    const table = pathTables[subject] ?? subject.replace(/s$/, '')
    const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema
    const inputs = fc.sample(
      anyInput(schema, (field) => ids(field === 'id' ? table : field)) as fc.Arbitrary<Record<string, unknown>>,
      { numRuns: times, seed },
    )
    return whoMay[permissions[endpoint.requires]].flatMap((role) =>
      inputs.map((input) => buildCall(name, input, role === 'nobody' ? undefined : people[role])),
    )
  })
}

function buildCall(name: RouteName, input: Record<string, unknown>, who: Talker | undefined): Asked {
  const method = routeMethod(name)
  const path = routePath(name).replaceAll(/\{(\w+)\}/g, (_whole, key: string) => encodeURIComponent(String(input[key])))
  if (method !== 'GET' && method !== 'DELETE') return { name, method, path, body: input, who }
  const query = new URLSearchParams(Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]))
  // A request line may not be longer.
  return { name, method, path: `${path}?${query.toString().slice(0, 12_000)}`, who }
}

function asking(port: number, sessionKey: Buffer, holds: string) {
  let number = 0
  const send = ({ method, path, body, who }: Asked) =>
    new Promise<number>((resolve, reject) => {
      const origin = `http://127.0.0.1:${port}`
      const headers = {
        'x-bench-number': String(number),
        origin,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(who && {
          'firebase-id': who.uid,
          cookie: `__session=${who.secret}`,
          'x-xsrf-token': createHmac('sha256', sessionKey).update(`xsrf:${who.sessionId}`).digest('base64url'),
        }),
      }
      const sending = request({ host: '127.0.0.1', port, method, path: `/api${path}`, headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
      )
      sending.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
    })

  return async (call: Asked): Promise<{ hold: number; status: number }> => {
    number += 1
    writeFileSync(holds, '')
    const status = await send(call)
    // The answer arrives a moment before the server has noted it.
    let noted = ''
    while (!noted.startsWith(`${number} `)) {
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
      noted = readFileSync(holds, 'utf8')
    }
    return { hold: Number(noted.split(' ')[1]), status }
  }
}

interface Found {
  name: string
  path: string
  hold: number
  status: number
}

function report(found: readonly Found[]): boolean {
  const longest = found.toSorted((a, b) => b.hold - a.hold)
  // Without an identity provider and a chat, what stands on them is away: 503.
  const failed = found.filter(({ status }) => status >= 500 && status !== 503)
  const statuses = [2, 3, 4, 5].map(
    (hundreds) => `${found.filter(({ status }) => Math.floor(status / 100) === hundreds).length} × ${hundreds}xx`,
  )
  console.log(
    `${found.length} requests to ${new Set(found.map(({ name }) => name)).size} endpoints: ${statuses.join(', ')}.`,
  )
  for (const { name, hold, status } of longest.slice(0, 12))
    console.log(`  ${hold.toFixed(1).padStart(7)} ms  ${status}  ${name}`)
  for (const { name, path, status } of failed)
    console.error(`${name} was answered with ${status}: ${path.slice(0, 300)}`)
  return failed.length === 0 && (longest[0]?.hold ?? 0) <= MAX_MS
}

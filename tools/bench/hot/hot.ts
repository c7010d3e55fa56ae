import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect, type Database } from '@s4/db'
import { seedTown } from '../../seed/seed-town'
import { settingsForTrial } from '../../seed/server/settings-for-town'
import { companies } from '../../seed/town/companies'
import { seekers } from '../../seed/town/seekers'
import { inWorkspace } from '../../workspace/paths'
import { startServices } from '../day-of-work/server'
import { aSession } from '../setup/a-session'
import type { People } from '../setup/asked'
import type { Statement } from '../setup/bench-api'
import type { Figure } from '../setup/figure'
import { openLines } from '../setup/lines'
import { headersOf } from '../setup/send-call'
import { startBareRoutes } from '../setup/start-bare-routes'
import { compare } from './compare'
import { type HotRead, hotReads, pathOf } from './hot-reads'
import { profileServer } from './profile-server'
import { type Measured, printProfile, report } from './report'

const AT_ONCE = 16

/**
 * The hot reads of the API beside a bare route with the same SQL, in turns: as many as they can answer, then both at
 * half of what the API can.
 */
export async function benchHot(args: string[]): Promise<Figure[]> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '1' }, profile: { type: 'boolean', default: false } },
  })
  const seconds = Number(values.seconds)
  const reads = hotReads.filter(
    ({ asks }) => positionals.length === 0 || positionals.some((named) => asks.startsWith(named)),
  )
  const folder = mkdtempSync(join(tmpdir(), 's4-bench-hot-'))
  const [statements, profile] = [join(folder, 'statements'), join(folder, 'profile')]
  const [sessionKey, dataKey] = [randomBytes(32), randomBytes(32)]
  const services = await startServices({
    S4_SESSION_KEY: sessionKey.toString('base64'),
    S4_DATA_KEY: dataKey.toString('base64'),
    S4_BENCH_STATEMENTS: statements,
    S4_BENCH_PROFILE: profile,
    NODE_OPTIONS: ['setup/record-statements.mjs', 'hot/profile-on-signal.mjs']
      .map((file) => `--import ${inWorkspace('tools/bench', file)}`)
      .join(' '),
  })
  const db = connect(services.ownerUrl, { max: 2 })
  try {
    await seedTown(db, { now: new Date(), settings: settingsForTrial(services.ownerUrl, dataKey) })
    const people = await signIn(db)
    await db.query('vacuum analyze')
    const targetOf = (read: HotRead) => ({
      port: services.port,
      paths: [pathOf(read)],
      headers: headersOf({ port: services.port, sessionKey }, people[read.who]),
    })
    const all = await recordAll(reads.map(targetOf), statements)
    const bare = await startBareRoutes(services.databaseUrl, all)
    try {
      const measured: Measured[] = []
      for (const [number, read] of reads.entries()) {
        const api = openLines(targetOf(read), AT_ONCE)
        const beside = openLines({ port: bare.port, paths: [`/${number}`], headers: {} }, AT_ONCE)
        const pids = { api: services.pids.api, bare: bare.pid }
        const compared = await compare({ api, bare: beside, pids, seconds })
        const shares = await profileServer({ pid: pids.api, file: profile, lines: api, seconds })
        if (values.profile) printProfile(read, shares)
        measured.push({ read, statements: all[number]?.length ?? 0, ...compared, shares })
        for (const lines of [api, beside]) lines.close()
      }
      return report(measured, AT_ONCE)
    } finally {
      await bare.stop()
    }
  } finally {
    await db.end()
    await services.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const signIn = (db: Database): Promise<People> =>
  db.transaction(async (tx) => ({
    seeker: await aSession(tx, seekers.daniel.uid),
    company: await aSession(tx, companies.harbourline.uid),
  }))

/** The SQL of each, once what is kept in memory is there. */
async function recordAll(targets: Parameters<typeof openLines>[0][], file: string): Promise<Statement[][]> {
  const all: Statement[][] = []
  for (const target of targets) {
    const warming = openLines(target, 1)
    await warming.ask()
    warming.close()
    writeFileSync(file, '')
    const recording = openLines({ ...target, headers: { ...target.headers, 'x-bench-number': '1' } }, 1)
    await recording.ask()
    recording.close()
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    all.push(lines.map((line) => JSON.parse(line) as Statement))
  }
  return all
}

import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../../stack/api'
import { inWorkspace } from '../../workspace/paths'
import { freePort } from '../../stack/processes/ports'
import type { BenchDatabase } from './bench-database'
import { buildServer } from './build-server'
import { reviveBytes } from './revive-bytes'

export interface Statement {
  text: string
  values: unknown[]
}

/** Always the same: a database that is kept knows the key that it was first started with. */
const dataKey = createHash('sha256').update('bench').digest('base64')

interface Card {
  id: string
}

/** The server as it is shipped, on the bench's database; `more` adds to its environment. */
export async function startBenchApi({ url, ownerUrl }: BenchDatabase, more: NodeJS.ProcessEnv = {}) {
  await buildServer()
  const folder = mkdtempSync(join(tmpdir(), 's4-bench-api-'))
  const statements = join(folder, 'statements')
  const port = await freePort()
  const key = () => randomBytes(32).toString('base64')
  const sessionKey = randomBytes(32)
  const api = await startApi({
    port,
    log: join(folder, 'api.log'),
    args: ['--import', inWorkspace('tools/bench/setup/record-statements.mjs'), inWorkspace('apps/api/dist/main.js')],
    env: {
      ...process.env,
      S4_MODE: 'test',
      PORT: String(port),
      S4_HOST: '127.0.0.1',
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      S4_FILES_DIR: folder,
      S4_RATE_LIMIT_FACTOR: '1000000',
      S4_SESSION_KEY: sessionKey.toString('base64'),
      S4_DATA_KEY: dataKey,
      S4_CODE_KEY: key(),
      S4_PUSH_KEY: key(),
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
      METADATA_SERVER_DETECTION: 'none',
      S4_BENCH_STATEMENTS: statements,
      ...more,
    },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })

  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Buffer>((resolve, reject) => {
      const asking = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(Buffer.concat(parts))
            : reject(new Error(`${path} was answered with ${response.statusCode} ${codeOf(Buffer.concat(parts))}`)),
        )
      })
      asking.on('error', reject).end()
    })

  return {
    port,
    sessionKey,
    get,
    /** The ids of the jobs on a page. */
    ids: async (path: string) =>
      (JSON.parse((await get(path)).toString()) as { data: Card[] }).data.map(({ id }) => id),
    /** The SQL each of these pages stands on, as nobody or with the headers of somebody. */
    async statementsOf(
      paths: readonly string[],
      headers: readonly Record<string, string>[] = [],
    ): Promise<Statement[][]> {
      writeFileSync(statements, '')
      for (const [number, path] of paths.entries())
        await get(path, { ...headers[number], 'x-bench-number': String(number + 1) })
      const lines = readFileSync(statements, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line, reviveBytes) as Statement & { number: number })
      return paths.map((_path, index) => lines.filter(({ number }) => number === index + 1))
    },
    async stop() {
      agent.destroy()
      await api.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The code of a problem, as far as the answer is one. */
const codeOf = (body: Buffer) => /"code":"([\w.-]+)"/.exec(body.toString())?.[1] ?? ''

export type BenchApi = Awaited<ReturnType<typeof startBenchApi>>

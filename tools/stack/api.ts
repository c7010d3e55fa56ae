import { request } from 'node:http'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { startChild } from './processes/child'
import { workspaceRoot } from '../workspace/paths'
import { lastingRefusal, refusal } from '../workspace/refusal'
import type { Service } from './processes/service'
import { until } from './processes/until'

export interface ApiOptions {
  port: number
  /** Everything the server reads from its environment. */
  env: NodeJS.ProcessEnv
  /** Arguments to `node`; the built server unless told. */
  args?: string[]
  /** A file, or this process's own terminal. */
  log: string | 'inherit'
  /** Milliseconds until it must answer; 60 000 unless told. */
  within?: number
}

/** How the server ends when its settings or its database do not fit it; `apps/api/src/main.ts` says why in its log. */
const NOT_FIT = 'ended with code 78'

/** Milliseconds: the server ends by itself in ten seconds. */
const STOPS_WITHIN = 10_500

/** Starts the server and resolves when it answers on `/api/healthz`; it migrates the database by itself. */
export async function startApi({
  port,
  env,
  args = ['apps/api/dist/main.js'],
  log,
  within = 60_000,
}: ApiOptions): Promise<Service & { pid: number }> {
  const child = await startChild({ command: process.execPath, args, env, cwd: workspaceRoot, log, grace: STOPS_WITHIN })
  const answered = await until(async () => !child.isRunning() || (await apiAnswers(port)), { within, every: 50 })
  if (answered && child.isRunning())
    return { url: `http://127.0.0.1:${port}`, pid: child.pid, ended: child.ended, stop: child.stop }
  const how = child.isRunning() ? `did not answer within ${within / 1000} seconds` : await child.ended
  await child.stop()
  const where = log === 'inherit' ? 'What it said is above.' : `Its log is ${log}; the end of it:\n${readLogEnd(log)}`
  throw (how === NOT_FIT ? lastingRefusal : refusal)(`The server ${how} while starting. ${where}`)
}

/** Whether the server of that port answers that it is up. */
export const apiAnswers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const asking = request({ port, host: '127.0.0.1', path: '/api/healthz', timeout: 2000 }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    asking
      .on('error', () => resolve(false))
      .on('timeout', () => asking.destroy())
      .end()
  })

const TWO_KILOBYTES = 2048

function readLogEnd(log: string): string {
  const file = openSync(log, 'r')
  try {
    const { size } = fstatSync(file)
    const tail = Buffer.alloc(Math.min(size, TWO_KILOBYTES))
    readSync(file, tail, 0, tail.length, size - tail.length)
    return tail.toString('utf8').trim()
  } finally {
    closeSync(file)
  }
}

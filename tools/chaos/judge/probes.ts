import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Client } from '../load/client'
import type { People } from '../load/people'
import { hearsChanges } from './live-signals'
import { signInAtProvider } from '../stage/sign-ins'
import type { Stage } from '../stage/stage'

const EVERY_MS = 100
const ONE_TRY_MS = 2000
export const GIVEN_UP_MS = 40_000

export const SIGNS_IN = 'hirer'
/** It stands in for a service that no server of ours starts, so its own start is told and not judged. */
export const PROVIDER = 'the Auth emulator'

interface ProbeInput {
  stage: Stage
  client: Client
  people: People
  db: Db
}

type Probes = readonly (readonly [name: string, isWorking: () => Promise<boolean>])[]

/** What people notice of each part: each resolves when it works, and rejects or says no while it does not. */
function listProbes({ stage, client, people, db }: ProbeInput): Record<'parts' | 'provider' | 'signIn', Probes> {
  const { ports, mail, authUrl, hasChat } = stage
  const hirer = people.sessions.get(SIGNS_IN)
  if (!hirer) throw new Error('Nobody can sign in.')
  const isGood = async (port: number, path: string, more: object = {}) => {
    const headers = client.as(hirer, port)
    const { status } = await client.ask(port, { method: 'GET', path, headers, within: ONE_TRY_MS, ...more })
    return status === 200
  }
  const onEach = (name: string, isWorking: (port: number) => Promise<boolean>) =>
    ports.map((port, index) => [`${name} of server ${index + 1}`, () => isWorking(port)] as const)
  return {
    parts: [
      ...onEach('screens', (port) => isGood(port, '/company/jobs')),
      ...onEach('a shift', async (port) => {
        const worker = people.workers[0]
        const headers = { 'shift-token': worker?.token ?? '' }
        return isGood(port, `/assignments/${worker?.assignmentId}/check-calls`, { headers })
      }),
      ...onEach('live signals', (port) => hearsChanges(db, { port, headers: client.as(hirer, port), uid: SIGNS_IN })),
      ['due work and email', () => sendMail(db, mail.taken)],
      ...(hasChat ? [['chat', () => isChatDelivered(db)] as const] : []),
    ],
    provider: [[PROVIDER, async () => (await signInAtProvider(authUrl, SIGNS_IN)) !== '']],
    signIn: onEach('sign-in', async (port) => {
      const body = { idToken: await signInAtProvider(authUrl, SIGNS_IN) }
      const headers = { origin: `http://127.0.0.1:${port}` }
      return isGood(port, '/session', { method: 'POST', headers, body })
    }),
  }
}

/** An email that waits from now on is taken by the mail server. */
async function sendMail(db: Db, taken: ReadonlySet<string>): Promise<boolean> {
  const id = uuid()
  await db.query(
    `insert into mail (id, recipient, subject, body, created_at, next_try_at)
     values ($1, 'probe@example.co.uk', 'A probe', 'A probe.', now(), now())`,
    [id],
  )
  const end = Date.now() + GIVEN_UP_MS
  while (!taken.has(id)) {
    if (Date.now() > end) throw new Error('not taken')
    await pause(EVERY_MS)
  }
  return true
}

const isChatDelivered = async (db: Db): Promise<boolean> => {
  const [row] = await db.query<{ waiting: number }>(
    `select count(*)::int as waiting from chat_message where delivered_at is null and sent_at < now() - interval '3 s'`,
  )
  return row?.waiting === 0
}

/**
 * Milliseconds until each part works, from now, but for signing in from when the provider answers; without end for
 * those that do not within 40 s.
 */
export async function timeRecovery(input: ProbeInput): Promise<Map<string, number>> {
  const began = performance.now()
  const times = new Map<string, number>()
  const time = async (probes: Probes) => {
    const from = performance.now()
    await Promise.all(
      probes.map(async ([name, isWorking]) => {
        times.set(name, Number.POSITIVE_INFINITY)
        while (performance.now() - began < GIVEN_UP_MS) {
          if (await isWorking().catch(() => false)) return times.set(name, performance.now() - from)
          await pause(EVERY_MS)
        }
        return undefined
      }),
    )
  }
  const { parts, provider, signIn } = listProbes(input)
  await Promise.all([time(parts), time(provider).then(() => time(signIn))])
  return times
}

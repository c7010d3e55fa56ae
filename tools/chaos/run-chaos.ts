import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Database } from '@s4/db'
import { chance } from '../workspace/chance'
import { type Fault, faults, shortFaults, smokeFaults } from './faults/faults'
import { listBroken } from './judge/invariants'
import { listOpenTransactions } from './judge/open-transactions'
import { GIVEN_UP_MS, PROVIDER, SIGNS_IN, timeRecovery } from './judge/probes'
import { listDifferences } from './judge/stored'
import { type Client, startClient } from './load/client'
import { type Load, startLoad } from './load/load'
import { fillPeople, type People } from './load/people'
import { addSignIns } from './stage/sign-ins'
import { openStage, type Stage } from './stage/stage'

const CALM_MS: readonly [number, number] = [1000, 3000]

interface ChaosInput {
  minutes: number
  seed: number
  /** A few faults once, or without chat the same few kills in the same order. */
  extent: 'whole' | 'short' | 'smoke'
  /** Part of the names of the faults; empty for all. */
  only: string
  perSecond: number
  /** Seconds in which each part must work again. */
  within: number
}

/** Returns what went wrong, a sentence each. */
export async function runChaos({ minutes, seed, extent, only, perSecond, within }: ChaosInput): Promise<string[]> {
  const stage = await openStage({ say, wantsChat: extent !== 'smoke' })
  const db = connect(stage.adminUrl, { max: 4, connect: 5000 })
  const client = startClient(stage.sessionKey)
  try {
    const people = await fillPeople(db, minutes)
    await addSignIns(stage.authUrl, [SIGNS_IN, ...[...people.sessions.keys()].filter((uid) => uid !== SIGNS_IN)])
    // The provider counts a new account as a new password, which ends earlier sessions.
    await db.query(`update session set proved_at = now() + interval '5 seconds'`)
    const { ports, hasChat } = stage
    const load = await startLoad({ client, ports, people, db, hasChat, perSecond, next: chance(seed + 1) })
    const next = chance(seed)
    const broken: Broken = { stage, client, people, db, load, next, within, slowest: new Map() }
    const problems: string[] = []
    const end = Date.now() + minutes * 60_000
    const chosen = {
      smoke: () => smokeFaults,
      short: () => shuffled(shortFaults, next),
      whole: () => againAndAgain(stage, next, only),
    }
    for (const fault of chosen[extent]()) {
      if (Date.now() > end) break
      const { found, isOver } = await breakOne(fault, broken)
      problems.push(...found.map((each) => `${fault.name}: ${each}`))
      if (isOver) break
    }
    await load.stop()
    report(broken)
    return [
      ...problems,
      ...[...load.refused].map(([what, times]) => `Refused ${times} times: ${what}`),
      ...[...client.faulty].map(([what, times]) => `Told ${times} times: ${what}`),
    ]
  } finally {
    client.stop()
    await db.end()
    await stage.close()
  }
}

interface Broken {
  stage: Stage
  client: Client
  people: People
  db: Database
  load: Load
  next: () => number
  within: number
  /** Milliseconds, by part. */
  slowest: Map<string, number>
}

/** Breaks one part, heals it, waits until all parts work, and compares while nothing is under way. */
async function breakOne(
  fault: Fault,
  { slowest, within, ...broken }: Broken,
): Promise<{ found: string[]; isOver: boolean }> {
  const { stage, next, load, db } = broken
  const between = ([from, to]: readonly [number, number]) => from + next() * (to - from)
  await pause(between(CALM_MS))
  const seconds = between(fault.holds)
  console.log(`${fault.name}${seconds > 0 ? ` for ${seconds.toFixed(1)} s` : ''}`)
  const heal = await fault.begin({ stage, next })
  await pause(seconds * 1000)
  await heal()

  const times = await timeRecovery(broken)
  for (const [part, time] of times) slowest.set(part, Math.max(slowest.get(part) ?? 0, time))
  const late = [...times].filter(([part, time]) => time > (part === PROVIDER ? GIVEN_UP_MS : within * 1000))
  const never = late.filter(([, time]) => time === Number.POSITIVE_INFINITY)
  // What is pressed then is never answered, so that there is no rest to compare in.
  if (never.length > 0) {
    for (const waiting of await listOpenTransactions(db)) say(waiting)
    return { found: never.map(([part]) => `${part} did not come back.`), isOver: true }
  }
  await load.rest()
  const differences = [...(await listDifferences(db, load.acknowledged)), ...(await listBroken(db))]
  load.goOn()
  const found = [...late.map(([part, time]) => `${part} took ${Math.round(time)} ms.`), ...differences]
  const ours = [...times].filter(([part]) => part !== PROVIDER).map(([, time]) => time)
  say([`all parts work after ${Math.round(Math.max(...ours))} ms`, ...found].join('; '))
  return { found, isOver: false }
}

const say = (sentence: string) => console.log(`  ${sentence}`)

function report({ load, slowest, within }: Broken): void {
  const counts = [...load.acknowledged].map(([kind, ids]) => `${kind} ${ids.size}`).join(', ')
  console.log(`Answered well, and each of them stored once unless said otherwise: ${counts}; ${load.tries()} tries.`)
  for (const [part, time] of slowest)
    say(`slowest ${part}: ${Math.round(time)} ms (${part === PROVIDER ? 'not ours' : `at most ${within * 1000}`})`)
}

const shuffled = (all: readonly Fault[], next: () => number): Fault[] => {
  const left = [...all]
  return all.flatMap(() => left.splice(Math.floor(next() * left.length), 1))
}

/** Every fault that this machine allows, each time in another order. */
function* againAndAgain(stage: Stage, next: () => number, only: string): Generator<Fault> {
  const possible = faults.filter(({ name, isPossible }) => name.includes(only) && (isPossible?.(stage) ?? true))
  for (;;) yield* shuffled(possible, next)
}

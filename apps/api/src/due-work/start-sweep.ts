import { connectQueue, RUN_DUE, type Database } from '@s4/db'
import PgBoss from 'pg-boss'
import { scheduleConfirmation } from '@s4/api-communication/chat'
import type { Deps } from '@s4/api-platform/deps'
import type { DueWork } from '@s4/api-platform/sweep'
import { dueInTheBackground, dueOnTheDay } from './due-work'

/** Seconds between two wake-ups, counted by the database: one job a slot, however many processes ask. */
const SLOT = 2
const POLL = 500

export interface Sweep {
  /** Waits for what is under way. */
  stop(): Promise<void>
}

interface Pools {
  shiftDay: Database
  background: Database
}

/**
 * Wakes the due work every 2 seconds through the queue, in whichever process takes the job. The queue only wakes: what is due stands
 * in our own tables, so nothing is lost with a process, a job or the queue itself.
 */
export async function startSweep(deps: Deps, { shiftDay, background }: Pools): Promise<Sweep> {
  const { log } = deps
  const connection = connectQueue(deps.settings.databaseUrl)
  const boss = new PgBoss({
    db: connection,
    // The owner installs and migrates the queue's tables when the schema is migrated.
    migrate: false,
    schedule: false,
    archiveCompletedAfterSeconds: 120,
    deleteAfterMinutes: 10,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  await boss.start()
  if (deps.chat) await scheduleConfirmation(background, deps.clock.now())

  const onTheDay = createWorkRunner(dueOnTheDay, { ...deps, db: shiftDay })
  const inTheBackground = createWorkRunner(dueInTheBackground, { ...deps, db: background })
  const stopWaking = every(
    SLOT * 1000,
    log,
    async () => void (await boss.send(RUN_DUE, {}, { singletonSeconds: SLOT, retryLimit: 0, expireInSeconds: 60 })),
  )
  // Not the queue's own worker: what it could not mark as done ended the process.
  const stopTaking = every(POLL, log, async () => {
    const jobs = await boss.fetch(RUN_DUE)
    if (jobs.length === 0) return
    onTheDay.run()
    inTheBackground.run()
    await boss.complete(
      RUN_DUE,
      jobs.map(({ id }) => id),
    )
  })

  return {
    async stop() {
      await Promise.all([stopWaking(), stopTaking()])
      await boss.stop({ graceful: false, wait: true })
      await Promise.all([onTheDay.settled(), inTheBackground.settled()])
      await connection.end()
    },
  }
}

/** At once and then again and again, never twice at the same time. What fails is logged and tried at the next turn. */
function every(milliseconds: number, log: Deps['log'], act: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const turn = async () => {
    await act().catch((error: unknown) => log.error({ err: error }, 'the queue does not answer'))
    if (!isStopped)
      timer = setTimeout(() => {
        last = turn()
      }, milliseconds)
  }
  let last = turn()
  return () => {
    isStopped = true
    clearTimeout(timer)
    return last
  }
}

/** Runs each kind of due work beside the others, never twice at once here: slow mail keeps no check call waiting. */
function createWorkRunner(kinds: readonly DueWork[], deps: Deps) {
  const underWay = new Map<DueWork, Promise<void>>()
  const start = (work: DueWork) =>
    work(deps, deps.clock.now())
      .catch((error: unknown) => deps.log.error({ err: error }, 'due work failed'))
      .finally(() => underWay.delete(work))

  return {
    run() {
      for (const work of kinds) if (!underWay.has(work)) underWay.set(work, start(work))
    },
    settled: () => Promise.all(underWay.values()),
  }
}

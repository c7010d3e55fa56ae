import { connectQueue, RUN_DUE, type Database } from '@s4/db'
import PgBoss from 'pg-boss'
import { scheduleConfirmation } from '@s4/api-communication/chat'
import type { Deps } from '@s4/api-platform/deps'
import type { DueWork } from '@s4/api-platform/sweep'
import { dueInTheBackground, dueOnTheDay } from './due-work'
import { recordRuns } from './record-runs'
import { tracedWork } from './traced-work'

/** The queue accepts one job in this time, however many processes send one. */
const WAKE_SECONDS = 2
const POLL_MS = 500

export interface Sweep {
  /** Waits for running work. */
  stop(): Promise<void>
}

interface Pools {
  shiftDay: Database
  background: Database
}

/**
 * Starts the due work every 2 seconds through the queue, in the process that takes the job. The due times are in our
 * own tables, so nothing is lost when a process, a job or the queue fails.
 */
export async function startSweep(deps: Deps, { shiftDay, background }: Pools): Promise<Sweep> {
  const { log } = deps
  const connection = connectQueue(deps.settings.databaseUrl, deps.settings)
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
  const stopWaking = repeatEvery(
    WAKE_SECONDS * 1000,
    log,
    async () =>
      void (await boss.send(RUN_DUE, {}, { singletonSeconds: WAKE_SECONDS, retryLimit: 0, expireInSeconds: 60 })),
  )
  // The queue's own worker ends the process when it cannot mark a job as done.
  const stopTaking = repeatEvery(POLL_MS, log, async () => {
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

/** Runs `act` now and again after each pause, never twice at the same time. Failures are logged. */
function repeatEvery(milliseconds: number, log: Deps['log'], act: () => Promise<void>): () => Promise<void> {
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

/**
 * Runs the kinds of due work in parallel, each at most once at a time, so that slow mail does not delay check calls.
 */
function createWorkRunner(kinds: readonly DueWork[], deps: Deps) {
  const underWay = new Map<DueWork, Promise<void>>()
  const runs = recordRuns(deps.db)
  const start = async (work: DueWork) => {
    const now = deps.clock.now()
    try {
      await tracedWork(work, deps, now)
      await runs.ran(work.name, now)
    } catch {
      // The database may be what failed.
      await runs.failed(work.name, now).catch(() => undefined)
    } finally {
      underWay.delete(work)
    }
  }

  return {
    run() {
      for (const work of kinds) if (!underWay.has(work)) underWay.set(work, start(work))
    },
    settled: () => Promise.all(underWay.values()),
  }
}

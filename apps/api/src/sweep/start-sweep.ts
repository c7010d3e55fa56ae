import { RUN_DUE } from '@s4/db'
import PgBoss from 'pg-boss'
import type { Deps } from '../server/deps'
import { dueWork, type DueWork } from './due-work'

/** Seconds between two wake-ups, counted by the database: one job a slot, however many processes ask. */
const SLOT = 2
const POLL = 0.5

export interface Sweep {
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/**
 * Wakes the due work every 2 seconds through the queue, in whichever process takes the job. The queue only wakes: what is due stands
 * in our own tables, so nothing is lost with a process, a job or the queue itself.
 */
export async function startSweep(deps: Deps): Promise<Sweep> {
  const { log } = deps
  const boss = new PgBoss({
    connectionString: deps.settings.databaseUrl,
    // The owner installs and migrates the queue's tables when the schema is migrated.
    migrate: false,
    schedule: false,
    max: 2,
    archiveCompletedAfterSeconds: 120,
    deleteAfterMinutes: 10,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  await boss.start()

  const wake = () =>
    boss
      .send(RUN_DUE, {}, { singletonSeconds: SLOT, retryLimit: 0, expireInSeconds: 60 })
      .catch((error: unknown) => log.error({ err: error }, 'the sweep could not be asked for'))
  const kinds = kindsApart(deps)
  await boss.work(RUN_DUE, { pollingIntervalSeconds: POLL }, async () => kinds.run())
  void wake()
  const timer = setInterval(() => void wake(), SLOT * 1000)

  return {
    async stop() {
      clearInterval(timer)
      await boss.stop({ graceful: true, wait: true, timeout: 5000 })
      await kinds.settled()
    },
  }
}

/** Runs each kind of due work beside the others, never twice at once here: slow mail keeps no check call waiting. */
function kindsApart(deps: Deps) {
  const underWay = new Map<DueWork, Promise<void>>()
  const start = (work: DueWork) =>
    work(deps, deps.clock.now())
      .catch((error: unknown) => deps.log.error({ err: error }, 'due work failed'))
      .finally(() => underWay.delete(work))

  return {
    run() {
      for (const work of dueWork) if (!underWay.has(work)) underWay.set(work, start(work))
    },
    settled: () => Promise.all(underWay.values()),
  }
}

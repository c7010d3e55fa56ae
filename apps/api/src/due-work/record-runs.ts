import type { Db } from '@s4/db'

const EVERY_MS = 60_000

/** Records when each kind of due work last ran through, at most once a minute each, and when it last failed. */
export function recordRuns(db: Db) {
  const recorded = new Map<string, number>()

  return {
    async ran(work: string, now: Date): Promise<void> {
      const before = recorded.get(work)
      if (before !== undefined && Math.abs(now.getTime() - before) < EVERY_MS) return
      recorded.set(work, now.getTime())
      await db.query(
        'insert into due_work_run (work, ran_at) values ($1, $2) on conflict (work) do update set ran_at = $2',
        [work, now],
      )
    },

    async failed(work: string, now: Date): Promise<void> {
      await db.query(
        'insert into due_work_run (work, failed_at) values ($1, $2) on conflict (work) do update set failed_at = $2',
        [work, now],
      )
    },
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@s4/db'
import type { Ledger } from './work'

const LOOK_EVERY = 250

interface SeenAlert {
  id: string
  kind: string
  assignmentId: string
  missAt: string | null
}

/** Looks for alerts from another connection; `lags` are the milliseconds from when each was due until it was seen. */
export function watchAlerts(db: Database, { left }: Ledger) {
  const seen = new Map<string, { alert: SeenAlert; lag: number; at: number }>()
  const ending = new AbortController()
  const look = async () => {
    while (!ending.signal.aborted) {
      const news = await db
        .query<SeenAlert>(
          `select alert.id, alert.kind, alert.assignment_id, miss_at from alert
           left join check_call on check_call.id = check_call_id where not alert.id = any($1)`,
          [[...seen.keys()]],
        )
        .catch(() => [])
      const at = Date.now()
      for (const alert of news) {
        const due = alert.missAt === null ? left.get(alert.assignmentId) : Date.parse(alert.missAt)
        seen.set(alert.id, { alert, at, lag: at - (due ?? 0) })
      }
      await pause(LOOK_EVERY)
    }
  }
  const looking = look()
  return {
    stop: async () => {
      ending.abort()
      await looking
      return [...seen.values()]
    },
  }
}

export type Seen = Awaited<ReturnType<ReturnType<typeof watchAlerts>['stop']>>[number]

import type { StaffHealth } from '@s4/contract'
import type { Db } from '@s4/db'
import { addDays } from '@s4/domain/calendar-date'
import { referenceDay } from '@s4/domain/late-payment'
import { localDate } from '@s4/domain/shift-text'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { listPageSpeeds } from '@s4/api-platform/page-reports'
import { dueInTheBackground, dueOnTheDay } from '../due-work/due-work'

/** How the server's own work goes, for S4's staff. */
export const staffHealthHandlers = ({ db, clock, settings }: Deps): Handler[] => [
  implement('staffHealth.show', async () => {
    const now = clock.now()
    const [mail] = await db.query<StaffHealth['mail']>(
      `select count(*)::int as waiting, min(created_at) as oldest_at,
         (select count(*)::int from mail where given_up_at > $1::timestamptz - interval '1 day') as given_up
       from mail where sent_at is null and given_up_at is null`,
      [now],
    )
    const [alerts] = await db.query<{ open: number }>(
      'select count(*)::int as open from alert where resolved_at is null',
    )
    const [ledger] = await db.query<NonNullable<StaffHealth['ledger']>>(
      'select ran_at, checked, differences, mended from ledger_check order by day desc limit 1',
    )
    const [files] = await db.query<NonNullable<StaffHealth['files']>>(
      'select ran_at, kept, removed, left_alone, missing from file_check order by day desc limit 1',
    )
    const fixedOn = referenceDay(addDays(localDate(now.toISOString()), -1))
    return {
      sweeps: await lastRuns(db),
      mail: mail ?? { waiting: 0, oldestAt: null, givenUp: 0 },
      pages: await listPageSpeeds(db, now),
      openAlerts: alerts?.open ?? 0,
      ledger: ledger ?? null,
      files: files ?? null,
      missingBaseRate: settings.baseRates[fixedOn] === undefined ? fixedOn : null,
    }
  }),
]

/** Every kind of due work, also one that has never run. */
async function lastRuns(db: Db): Promise<StaffHealth['sweeps']> {
  const runs = await db.query<StaffHealth['sweeps'][number]>('select work, ran_at, failed_at from due_work_run')
  return [...dueOnTheDay, ...dueInTheBackground].map(
    ({ name }) => runs.find(({ work }) => work === name) ?? { work: name, ranAt: null, failedAt: null },
  )
}

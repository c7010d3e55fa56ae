import { metrics } from '@opentelemetry/api'
import type { Database } from '@s4/db'
import type { Deps } from '@s4/api-platform/deps'
import { dueInTheBackground, dueOnTheDay } from '../due-work/due-work'

interface Reading {
  /** Seconds that the check call furthest over its grace has not been missed yet. */
  checkCalls: number
  openAlerts: number
  mailWaiting: number
  /** Seconds since the oldest was due. */
  mailLate: number
  messagesLate: number
  ledgerDifferences: number
  filesMissing: number
}

const READING = `select
  (select coalesce(max(extract(epoch from $1::timestamptz - miss_at)), 0)::float from check_call
   where status = 'due' and miss_at < $1) as check_calls,
  (select count(*)::int from alert where resolved_at is null) as open_alerts,
  (select count(*)::int from mail where sent_at is null and given_up_at is null) as mail_waiting,
  (select coalesce(max(extract(epoch from $1::timestamptz - next_try_at)), 0)::float from mail
   where sent_at is null and given_up_at is null and next_try_at < $1) as mail_late,
  (select coalesce(max(extract(epoch from $1::timestamptz - due_at)), 0)::float from outgoing_message
   where sent_at is null and failed_at is null and channel <> 'mail' and due_at < $1) as messages_late,
  (select coalesce((select cardinality(differences) from ledger_check order by day desc limit 1), 0))
    as ledger_differences,
  (select coalesce((select cardinality(missing) from file_check order by day desc limit 1), 0)) as files_missing`

/** How far due work is behind, for the processes that do it. `db` has connections of its own. */
export function measureDueWork({ clock }: Pick<Deps, 'clock'>, db: Database): void {
  const meter = metrics.getMeter('s4')
  const gauge = (name: string, unit: string, description: string) =>
    meter.createObservableGauge(name, { unit, description })
  const gauges = {
    checkCalls: gauge('s4.check_calls.late', 's', 'How late the check call is whose alert is furthest behind.'),
    openAlerts: gauge('s4.alerts.open', '{alert}', 'Alerts that nobody has resolved.'),
    mailWaiting: gauge('s4.mail.waiting', '{email}', 'Emails that wait to be sent.'),
    mailLate: gauge('s4.mail.late', 's', 'How late the email is that has waited longest.'),
    messagesLate: gauge('s4.messages.late', 's', 'How late the push, text or call is that has waited longest.'),
    ledgerDifferences: gauge(
      's4.ledger.differences',
      '{difference}',
      'Differences that the last check of the ledger found.',
    ),
    filesMissing: gauge('s4.files.missing', '{file}', 'Files of records that the last comparison did not find.'),
  } as const
  const age = gauge('s4.due_work.age', 's', 'Since a kind of due work last ran through.')
  const kinds = [...dueOnTheDay, ...dueInTheBackground].map(({ name }) => name)

  meter.addBatchObservableCallback(
    async (result) => {
      const now = clock.now()
      const [reading] = await db.query<Reading>(READING, [now])
      if (reading)
        for (const [name, observed] of Object.entries(gauges)) result.observe(observed, reading[name as keyof Reading])
      const runs = await db.query<{ work: string; ranAt: string }>(
        'select work, ran_at from due_work_run where ran_at is not null and work = any($1)',
        [kinds],
      )
      for (const { work, ranAt } of runs) result.observe(age, (now.getTime() - Date.parse(ranAt)) / 1000, { work })
    },
    [...Object.values(gauges), age],
  )
}

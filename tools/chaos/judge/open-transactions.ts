import type { Db } from '@s4/db'

/** Who holds and who waits in the database: a sentence for each open transaction, the oldest first. */
export async function listOpenTransactions(db: Db): Promise<string[]> {
  const rows = await db.query<{ sentence: string }>(
    `select format('%s %s for %s s (%s, %s), blocked by {%s}: %s', application_name, pid,
       extract(epoch from now() - xact_start)::int, state, coalesce(wait_event, 'waits for nothing'),
       array_to_string(pg_blocking_pids(pid), ', '), left(regexp_replace(query, '\\s+', ' ', 'g'), 200)) as sentence
     from pg_stat_activity
     where xact_start is not null and pid <> pg_backend_pid() order by xact_start limit 20`,
  )
  return rows.map(({ sentence }) => sentence)
}

import type { Db } from '@s4/db'
import type { Kind } from '../load/acts'

/** What the database has, by the ids of acts (load/acts.ts): a row for each time it was stored. */
const stored: Record<Kind, string> = {
  position: 'select request_key::text as id from position_fix where request_key is not null',
  report: `select text as id from logbook_entry where text like 'All quiet, %'`,
  answer: `select id::text from check_call where status in ('responded', 'late')`,
  application: `select job_id || ' ' || uid as id from application join seeker on seeker.id = seeker_id`,
  hours: `select assignment_id::text as id from assignment_hours where status = 'agreed'`,
  payment: 'select invoice_id::text as id from payment',
  message: 'select id::text from chat_message',
}

/** Compares what was answered well with the database while nothing is under way; a sentence for each difference. */
export async function listDifferences(db: Db, acknowledged: ReadonlyMap<Kind, ReadonlySet<string>>): Promise<string[]> {
  const found: string[] = []
  for (const [kind, said] of acknowledged) {
    const ids = (await db.query<{ id: string }>(stored[kind])).map(({ id }) => id)
    const unique = new Set(ids)
    const lost = [...said].filter((id) => !unique.has(id))
    const unsaid = [...unique].filter((id) => !said.has(id))
    if (lost.length > 0) found.push(`${lost.length} of ${said.size} lost: ${kind}, such as ${lost[0]}.`)
    if (ids.length > unique.size) found.push(`${ids.length - unique.size} stored twice: ${kind}.`)
    if (unsaid.length > 0) found.push(`${unsaid.length} stored that nobody was told of: ${kind}, such as ${unsaid[0]}.`)
  }
  return found
}

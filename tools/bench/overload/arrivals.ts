import { createHash } from 'node:crypto'
import type { Database } from '@s4/db'
import { pinAnswer } from '../alerts/shift-of-a-thousand'
import type { Worker } from '../day-of-work/on-shift'

/** Puts people on shift back at the gate, with all papers and not booked on; they keep their passes. */
export async function sendBackToGate(db: Database, people: readonly Worker[]): Promise<void> {
  const ids = people.map(({ assignmentId }) => assignmentId)
  await db.transaction(async (tx) => {
    for (const table of ['check_call', 'attendance'])
      await tx.query(`delete from ${table} where assignment_id = any($1)`, [ids])
    await tx.query(`update assignment set status = 'assigned' where id = any($1)`, [ids])
    await tx.query(`update seeker set date_of_birth = '1990-01-01'`)
    await tx.query(`insert into right_to_work (seeker_id, kind, updated_at) select id, 'passport', now() from seeker`)
    await tx.query(`insert into check_rule (company_id, subject, rule) select id, 'right-to-work', 'warn' from company`)
  })
}

/** The printed code of the site of each work, read by the company's owner. */
export async function siteCodesOf(
  db: Database,
  { port, sessions }: { port: number; sessions: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>()
  for (const session of sessions) {
    const work = await db.query<{ id: string; siteId: string; uid: string }>(
      `select assignment.id, assignment.site_id, session.uid from session
        join company on company.firebase_uid = session.uid join assignment on assignment.company_id = company.id
       where secret_hash = $1`,
      [createHash('sha256').update(session).digest()],
    )
    const [first] = work
    if (!first) continue
    const answer = await fetch(`http://127.0.0.1:${port}/api/sites/${first.siteId}/codes`, {
      headers: { cookie: `__session=${session}`, 'firebase-id': first.uid },
    })
    const { data } = (await answer.json()) as { data: { code: string }[] }
    for (const { id } of work) codes.set(id, data[0]?.code ?? '')
  }
  return codes
}

/** What the phone of somebody who arrives sends. */
export const bookingOn = ({ assignmentId, token }: Worker, codes: ReadonlyMap<string, string>) => ({
  name: 'book on',
  method: 'POST' as const,
  path: `/assignments/${assignmentId}/book-on`,
  headers: { 'shift-token': token },
  body: { ...pinAnswer, code: codes.get(assignmentId) },
})

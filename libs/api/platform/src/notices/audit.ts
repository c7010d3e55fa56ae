import type { Db } from '@s4/db'
import type { Actor, StaffActor } from '../actor/actor'

interface AuditEntry {
  at: Date
  /** Null when S4 itself acted. */
  actor: Actor | null
  staff: StaffActor | null
  /** Past tense, subject first: `offer.accepted`. */
  action: string
  subject: { kind: string; id: string }
  assignmentId?: string | null
  companyId?: string | null
  seekerId?: string | null
  requestId: string
  /** Facts without personal data. */
  detail?: Record<string, unknown>
}

const actorKind = (actor: Actor | null) => {
  if (!actor) return 'S4'
  return actor.role === 'Job Seeker' ? 'seeker' : 'company'
}

/** Appends to the audit log in the transaction of the change (docs/product.md#audit). */
export async function audit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.query(
    `insert into audit_entry (at, actor_uid, actor_kind, action, subject_kind, subject_id, assignment_id, company_id,
         seeker_id, request_id, detail, staff_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      entry.at,
      entry.actor?.uid ?? null,
      actorKind(entry.actor),
      entry.action,
      entry.subject.kind,
      entry.subject.id,
      entry.assignmentId ?? null,
      entry.companyId ?? entry.actor?.companyId ?? null,
      entry.seekerId ?? entry.actor?.seekerId ?? null,
      entry.requestId,
      JSON.stringify(entry.detail ?? {}),
      entry.staff?.staffId ?? null,
    ],
  )
}

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
export async function audit(tx: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx.query(
    `insert into audit_entry (at, actor_uid, actor_kind, action, subject_kind, subject_id, assignment_id, company_id,
         seeker_id, request_id, detail, staff_id)
     select at, actor_uid, actor_kind, action, subject_kind, subject_id, assignment_id, company_id, seeker_id,
       request_id, detail, staff_id
     from jsonb_to_recordset($1) as entry (at timestamptz, actor_uid text, actor_kind text, action text,
       subject_kind text, subject_id text, assignment_id uuid, company_id uuid, seeker_id uuid, request_id text,
       detail jsonb, staff_id uuid)`,
    [JSON.stringify(entries.map(toRow))],
  )
}

const toRow = ({ at, actor, staff, action, subject, requestId, detail = {}, ...about }: AuditEntry) => ({
  at,
  actor_uid: actor?.uid ?? null,
  actor_kind: actorKind(actor),
  action,
  subject_kind: subject.kind,
  subject_id: subject.id,
  assignment_id: about.assignmentId ?? null,
  company_id: about.companyId ?? actor?.companyId ?? null,
  seeker_id: about.seekerId ?? actor?.seekerId ?? null,
  request_id: requestId,
  detail,
  staff_id: staff?.staffId ?? null,
})

import { after, days } from './town/moments'
import { idAt, type Town } from './town/town'

interface Notice {
  at: string
  to: string
  kind: string
  title: string
  body?: string
  link: string
  critical?: boolean
}

/** A notice as the server would have left it; those older than a day and a half have been read. Nobody is mailed. */
export function tell({ rows, now }: Town, { at, to, kind, title, body = '', link, critical = false }: Notice): void {
  const readAt = after(at, 95)
  rows.add('notification', {
    id: idAt(at),
    uid: to,
    kind,
    title,
    body,
    link,
    critical,
    created_at: at,
    read_at: at < after(now, -days(1.5)) ? readAt : null,
  })
}

interface Happened {
  at: string
  by: { uid: string; kind: 'seeker' | 'company' } | null
  action: string
  subject: [kind: string, id: string]
  assignmentId?: string
  companyId: string
  seekerId: string
  detail?: object
}

/** A line in the audit log of both parties. */
export function log(
  { rows }: Town,
  { at, by, action, subject: [kind, id], assignmentId, companyId, seekerId, detail = {} }: Happened,
): void {
  rows.add('audit_entry', {
    at,
    actor_uid: by?.uid ?? null,
    actor_kind: by?.kind ?? 'S4',
    action,
    subject_kind: kind,
    subject_id: id,
    assignment_id: assignmentId ?? null,
    company_id: companyId,
    seeker_id: seekerId,
    detail,
  })
}

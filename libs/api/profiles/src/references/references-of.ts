import type { Reference } from '@s4/contract'
import type { Db } from '@s4/db'
import type { EntryKind } from '@s4/domain/screening'
import type { Sealer } from '@s4/api-platform/deps'

export type ReferenceOfEntry = Reference

interface Row {
  id: string
  entryKind: EntryKind
  entryId: string
  role: string
  organisation: string
  state: Reference['state']
  name: string
  firm: string
  relation: string
  emailSealed: Buffer
  phoneSealed: Buffer | null
  personalAddress: boolean
  mailFailed: boolean
  askedAt: string
  expiresAt: string
  remindersSent: number
  answeredAt: string | null
  answerFrom: string | null
  answerTo: string | null
  answerRole: string | null
  corrected: boolean | null
  reengage: NonNullable<Reference['answer']>['reengage'] | null
  leavingSealed: Buffer | null
  commentSealed: Buffer | null
}

/** Reads the references of a worker, the latest first; returns how to find those of one piece of history. */
export async function referencesOf(db: Db, sealer: Sealer, seekerId: string) {
  const rows = await db.query<Row>(
    `select id, entry_kind, entry_id, role, organisation, state, name, firm, relation, email_sealed, phone_sealed,
       personal_address, asked_at, expires_at, reminders_sent, answered_at, answer_from, answer_to, answer_role,
       corrected, reengage, leaving_sealed, comment_sealed,
       coalesce((select mail.given_up_at is not null from screening_reference_link as link
         join mail on mail.id = link.mail_id where link.reference_id = screening_reference.id
         order by link.sent_at desc limit 1), false) as mail_failed
     from screening_reference where seeker_id = $1 order by asked_at desc, id desc`,
    [seekerId],
  )
  return (entry: { kind: EntryKind; id: string; title: string; organisation: string }): ReferenceOfEntry[] =>
    rows
      .filter(({ entryKind, entryId }) => entryKind === entry.kind && entryId === entry.id)
      .map((row) => opened(sealer, row, row.role !== entry.title || row.organisation !== entry.organisation))
}

function opened(sealer: Sealer, row: Row, outdated: boolean): ReferenceOfEntry {
  const { id, state, name, firm, relation, emailSealed, phoneSealed } = row
  return {
    id,
    state,
    name,
    firm,
    relation,
    email: sealer.open(emailSealed, 'screening_reference.email_sealed', id),
    phone: phoneSealed && sealer.open(phoneSealed, 'screening_reference.phone_sealed', id),
    personalAddress: row.personalAddress,
    mailFailed: row.mailFailed,
    askedAt: row.askedAt,
    expiresAt: row.expiresAt,
    remindersSent: row.remindersSent,
    answer: answerOf(sealer, row),
    outdated,
  }
}

function answerOf(sealer: Sealer, row: Row): Reference['answer'] {
  const { id, answeredAt, answerFrom, answerTo, answerRole, corrected, reengage, leavingSealed, commentSealed } = row
  if (row.state !== 'answered' || !answeredAt || !answerFrom || answerRole === null || reengage === null) return null
  return {
    at: answeredAt,
    from: answerFrom,
    to: answerTo,
    role: answerRole,
    corrected: corrected === true,
    reasonForLeaving: leavingSealed ? sealer.open(leavingSealed, 'screening_reference.leaving_sealed', id) : '',
    reengage,
    comment: commentSealed ? sealer.open(commentSealed, 'screening_reference.comment_sealed', id) : '',
  }
}

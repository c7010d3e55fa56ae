import type { SentLater } from '@s4/contract'
import type { Db } from '@s4/db'
import type { PhoneTime } from '@s4/domain/phone-time'
import { v7 as uuid } from 'uuid'

export interface Sent {
  /** The id in the endpoint's input: of the assignment, or of one of its check calls. */
  id: string
  seekerId: string
  action: string
  phone: PhoneTime
  deviceAt: Date
  receivedAt: Date
  refused: { code: string; text: string } | null
}

export interface Kept {
  assignmentId: string
  companyId: string
  seekerId: string
}

/**
 * Keeps what a phone sent later about the seeker's own work; null for anything else, and for what is kept already.
 */
export async function insertSentLater(
  tx: Db,
  { id, seekerId, action, phone, deviceAt, receivedAt, refused }: Sent,
): Promise<Kept | null> {
  const [kept] = await tx.query<Kept>(
    `with work as (
       select id, company_id, seeker_id from assignment
       where seeker_id = $3 and id = coalesce((select assignment_id from check_call where id = $2), $2)
     ), kept as (
       insert into sent_later (id, assignment_id, action, at, device_at, received_at, trust, clock_offset_seconds,
         refused_code, refused_text)
       select $1, work.id, $4, $5, $6, $7, $8, $9, $10, $11 from work on conflict do nothing returning assignment_id
     )
     select work.id as assignment_id, company_id, seeker_id from work join kept on kept.assignment_id = work.id`,
    [
      uuid(),
      id,
      seekerId,
      action,
      new Date(phone.at),
      deviceAt,
      receivedAt,
      phone.trust,
      Math.round(phone.offset / 1000),
      refused?.code ?? null,
      refused?.text ?? null,
    ],
  )
  return kept ?? null
}

/** What the worker's phone sent later about some work, in the order it happened. */
export const listSentLater = (db: Db, assignmentId: string): Promise<SentLater[]> =>
  db.query(
    `select id, action, at, device_at, received_at, trust, clock_offset_seconds, refused_text
     from sent_later where assignment_id = $1 and (action <> 'attendance.reportPosition' or refused_code is not null)
     order by at, id`,
    [assignmentId],
  )

/** For an erased account: the work stays, what its phone said of it goes. */
export const eraseSentLater = (tx: Db, seekerId: string) =>
  tx.query('delete from sent_later where assignment_id in (select id from assignment where seeker_id = $1)', [seekerId])

import type { Db } from '@s4/db'
import { eraseMessages } from '@s4/api-communication/chat'
import { audit } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { eachDue } from '@s4/api-platform/sweep'
import { eraseWords } from './erase-words'

/** Erases the accounts whose grace period is over, at the provider too. What law has us keep stays, without the person. */
export async function eraseAccounts({ db, identity }: Deps, now: Date): Promise<void> {
  const found = await db.query<{ id: string }>(
    'select uid as id from account where erase_at <= $1 and erased_at is null',
    [now],
  )
  await eachDue({ db, now }, found, async ({ tx }, uid) => {
    const rows = await tx.query(
      'select uid from account where uid = $1 and erase_at <= $2 and erased_at is null for update',
      [uid, now],
    )
    if (rows.length === 0) return
    await eraseSeeker(tx, uid, now)
    await eraseCompany(tx, uid, now)
    await erasePerson(tx, uid, now)
    // Last: those who may still read are written anew without this person.
    await eraseMessages(tx, uid, now)
    await audit(tx, { at: now, actor: null, action: 'account.erased', subject: { kind: 'account', id: uid } })
    await identity.remove(uid)
  })
}

const tablesOfSeeker = [
  'seeker_address',
  'experience',
  'education',
  'certificate',
  'licence',
  'right_to_work',
  'bank_details',
  'availability',
  'gap_note',
  'saved_worker',
]

async function eraseSeeker(tx: Db, uid: string, now: Date): Promise<void> {
  const [seeker] = await tx.query<{ id: string }>('select id from seeker where uid = $1', [uid])
  if (!seeker) return
  for (const table of tablesOfSeeker) await tx.query(`delete from ${table} where seeker_id = $1`, [seeker.id])
  await tx.query('delete from position_fix where assignment_id in (select id from assignment where seeker_id = $1)', [
    seeker.id,
  ])
  await tx.query('delete from document_check where seeker_id = $1', [seeker.id])
  await tx.query(`update application set note = '', company_note = '' where seeker_id = $1`, [seeker.id])
  await tx.query(`update rating set comment = '' where seeker_id = $1`, [seeker.id])
  await tx.query(
    `update seeker set fullname = 'Erased worker', short_bio = '', phone = '', date_of_birth = null, picture_file_id = null, utr_sealed = null,
       utr_tail = null, vat_number = null, nino_sealed = null, nino_tail = null, has_car = false, home_lat = null, home_lng = null, findable = false, updated_at = $2
     where id = $1`,
    [seeker.id, now],
  )
}

/** A company with other members goes on without this one. */
async function eraseCompany(tx: Db, uid: string, now: Date): Promise<void> {
  const [alone] = await tx.query<{ id: string }>(
    `select company_id as id from company_member where uid = $1
     and not exists (select from company_member other where other.company_id = company_member.company_id and other.uid <> $1)`,
    [uid],
  )
  if (!alone) return leaveCompany(tx, uid)
  await tx.query(
    `update company set company_name = 'Closed company', company_contact = '', company_email = '', address = '', bio = '', manager_name = '',
       manager_email = '', manager_phone = '', lat = null, lng = null, logo_file_id = null, updated_at = $2
     where id = $1`,
    [alone.id, now],
  )
}

/** Whoever has been there longest takes over from an owner. */
async function leaveCompany(tx: Db, uid: string): Promise<void> {
  await tx.query(
    `with gone as (delete from company_member where uid = $1 returning company_id, role)
     update company_member set role = 'owner' from gone
     where gone.role = 'owner' and company_member.company_id = gone.company_id and company_member.uid = (
       select uid from company_member longest where longest.company_id = gone.company_id and longest.uid <> $1 order by created_at, uid limit 1)`,
    [uid],
  )
}

async function erasePerson(tx: Db, uid: string, now: Date): Promise<void> {
  await eraseWords(tx, uid, now)
  await tx.query('delete from mail where recipient = (select email from account where uid = $1)', [uid])
  for (const table of ['notification', 'session', 'idempotent_answer', 'calendar_feed'])
    await tx.query(`delete from ${table} where uid = $1`, [uid])
  // Pictures in a logbook belong to the site's record and stay; so does the logo of a company that goes on.
  await tx.query(
    `update stored_file set deleted_at = $2, name = 'erased' where owner_uid = $1 and deleted_at is null and purpose not like 'logbook%'
     and not exists (select from company where logo_file_id = stored_file.id)`,
    [uid, now],
  )
  await tx.query(`update account set email = '', email_verified = false, phone = '', erased_at = $2 where uid = $1`, [
    uid,
    now,
  ])
}

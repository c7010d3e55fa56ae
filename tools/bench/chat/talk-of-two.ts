import { PLAIN_TERMS } from '../setup/plain-terms'
import type { Database, Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { aSession, type Talker } from '../setup/a-session'

/** Inserts a signed-in seeker and company with agreed work on one job. */
export const fillTalk = (db: Database): Promise<[seeker: Talker, company: Talker, jobId: string]> =>
  db.transaction(async (tx) => {
    const [seeker, company] = [await aTalker(tx, 'Job Seeker'), await aTalker(tx, 'Company')]
    const [seekerId, companyId, siteId, jobId, shiftId] = [uuid(), uuid(), uuid(), uuid(), uuid()]
    await tx.query(
      `insert into seeker (id, uid, fullname, created_at, updated_at) values ($1, $2, 'Sam Okoro', now(), now())`,
      [seekerId, seeker.uid],
    )
    await tx.query(
      `insert into company (id, firebase_uid, company_name, created_at, updated_at)
       values ($1, $2, 'Harbour Security', now(), now())`,
      [companyId, company.uid],
    )
    await tx.query(`insert into company_member (company_id, uid, role, created_at) values ($1, $2, 'owner', now())`, [
      companyId,
      company.uid,
    ])
    await tx.query(
      `insert into site (id, company_id, name, address, postcode, lat, lng, created_at)
       values ($1, $2, 'Gate', 'Gate', 'E1W 2SF', 51.5, -0.06, now())`,
      [siteId, companyId],
    )
    await tx.query(
      `insert into job (id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
       terms, status, created_by, created_at, updated_at, published_at)
       values ($1, $2, $3, 'Steward', 'event-steward', 1560, '{}', 1, '0427', 60,
         ${PLAIN_TERMS}, 'published', $4, now(), now(), now())`,
      [jobId, companyId, siteId, company.uid],
    )
    await tx.query(
      `insert into shift (id, job_id, starts_at, ends_at, positions)
       values ($1, $2, now() + interval '1 day', now() + interval '32 hours', 1)`,
      [shiftId, jobId],
    )
    await tx.query(
      `insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, site_id,
       site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, pin, accepted_at)
       select $1, shift.id, $2, $3, $4, 1, 'assigned', 'Steward', 'event-steward', $5, 'Gate', 'Gate',
        'Europe/London', starts_at, ends_at, 1560, false, 60, ${PLAIN_TERMS}, '0427', now()
       from shift where shift.id = $6`,
      [uuid(), jobId, companyId, seekerId, siteId, shiftId],
    )
    return [seeker, company, jobId]
  })

async function aTalker(tx: Db, role: 'Job Seeker' | 'Company'): Promise<Talker> {
  const uid = `bench-${role === 'Company' ? 'company' : 'seeker'}`
  await tx.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     values ($1, $2, $1 || '@example.co.uk', true, '', now())`,
    [uid, role],
  )
  return aSession(tx, uid)
}

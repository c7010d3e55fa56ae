import { createHash } from 'node:crypto'
import type { Device } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Actor } from '@s4/api-platform/actor'

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const ACTOR = `account.uid, account.role, account.email, account.email_verified, seeker.id as seeker_id,
  member.company_id, member.role as member_role, account.erase_at,
  case when not member.all_sites then array(select site_id from company_member_site
    where company_member_site.uid = account.uid and company_member_site.company_id = member.company_id)
  end as site_ids`

/** `company` is the SQL of the chosen company; without a membership there, the person's oldest one counts. */
const fromAccount = (company: string) => `left join seeker on seeker.uid = account.uid
  left join lateral (select company_id, role, all_sites from company_member where uid = account.uid
    order by company_id = ${company} desc nulls last, created_at, company_id limit 1) member on true`

export interface KnownPerson extends Actor {
  eraseAt: string | null
}

export interface KnownSession extends KnownPerson {
  sessionId: string
  issuedAt: string
  expiresAt: string
  lastSeenAt: string
  signedInAt: string
}

export interface PassHolder extends KnownPerson {
  assignmentId: string
  /** The seeker of the work. */
  holderId: string
  /** The session that the pass belongs to. */
  sessionId: string
  lastSeenAt: string
}

interface NewSession {
  id: string
  secret: string
  uid: string
  device: string
  now: Date
  expiresAt: Date
  /** By the provider's clock; default now. */
  provedAt?: Date
}

export const sessionRepository = (db: Db) => ({
  /** Null for an unknown secret; the caller checks the expiry. */
  async bySecret(secret: string): Promise<KnownSession | null> {
    const [row] = await db.query<KnownSession>(
      `select ${ACTOR}, session.id as session_id, session.issued_at, session.expires_at, session.last_seen_at,
         session.signed_in_at, session.reauthenticated_at
       from session join account using (uid) ${fromAccount('session.company_id')}
       where session.secret_hash = $1 and account.erased_at is null`,
      [hashSecret(secret)],
    )
    return row ?? null
  },

  /** The person behind an ID token; null before the account is made. `companyId` chooses among their companies. */
  async byUid(uid: string, companyId?: string | null): Promise<KnownPerson | null> {
    const [row] = await db.query<KnownPerson>(
      `select ${ACTOR}, null as session_id, null as reauthenticated_at
       from account ${fromAccount('$2::uuid')}
       where account.uid = $1 and account.erased_at is null`,
      [uid, companyId ?? null],
    )
    return row ?? null
  },

  /** The holders of those shift passes that are still valid, by the pass. */
  async byShiftPasses(tokens: readonly string[], now: Date): Promise<Map<string, PassHolder>> {
    const byHash = new Map(tokens.map((token) => [hashSecret(token).toString('hex'), token]))
    const rows = await db.query<PassHolder & { hash: string }>(
      `select ${ACTOR}, session.id as session_id, null as reauthenticated_at, session.last_seen_at,
         shift_token.assignment_id, assignment.seeker_id as holder_id, encode(token_hash, 'hex') as hash
       from shift_token join assignment on assignment.id = shift_token.assignment_id
       join session on session.id = shift_token.session_id
       join account on account.uid = session.uid ${fromAccount('null::uuid')}
       where token_hash = any($1) and shift_token.expires_at > $2 and account.erased_at is null`,
      [[...byHash.keys()].map((hash) => Buffer.from(hash, 'hex')), now],
    )
    return new Map(rows.map(({ hash, ...holder }) => [byHash.get(hash) ?? '', holder]))
  },

  async insert({ id, secret, uid, device, now, expiresAt, provedAt }: NewSession) {
    await db.query(
      `insert into session (id, secret_hash, uid, device, signed_in_at, issued_at, expires_at, last_seen_at,
           reauthenticated_at, proved_at)
       values ($1, $2, $3, $4, $5, $5, $6, $5, $5, coalesce($7, now()))`,
      [id, hashSecret(secret), uid, device, now, expiresAt, provedAt ?? null],
    )
  },

  async renew(id: string, now: Date, expiresAt: Date) {
    await db.query('update session set issued_at = $2, expires_at = $3, last_seen_at = $2 where id = $1', [
      id,
      now,
      expiresAt,
    ])
  },

  async seen(id: string, now: Date) {
    await db.query('update session set last_seen_at = $2 where id = $1', [id, now])
  },

  async reauthenticated(id: string, { now, provedAt }: { now: Date; provedAt: Date }) {
    await db.query('update session set reauthenticated_at = $2, proved_at = $3 where id = $1', [id, now, provedAt])
  },

  /** False when this person has no such session. */
  async end(uid: string, id: string): Promise<boolean> {
    const rows = await db.query('delete from session where uid = $1 and id = $2 returning id', [uid, id])
    return rows.length > 0
  },

  async listByPerson(uid: string) {
    return db.query<{ id: string; provedAt: string }>('select id, proved_at from session where uid = $1', [uid])
  },

  /** Sessions that are not expired or have a valid shift pass. */
  async live(uid: string, now: Date) {
    return db.query<Omit<Device, 'current'>>(
      `select id, device, signed_in_at, last_seen_at, pass.until as shift_pass_until
       from session cross join lateral (select max(expires_at) as until from shift_token
         where session_id = session.id and expires_at > $2) pass
       where uid = $1 and (expires_at > $2 or pass.until is not null) order by last_seen_at desc`,
      [uid, now],
    )
  },
})

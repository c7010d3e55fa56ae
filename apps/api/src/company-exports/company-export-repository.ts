import type { CompanyExport } from '@s4/contract'
import type { Db } from '@s4/db'
import { memberWords } from '@s4/api-platform/actor'

const MINUTE = 60_000
/** Longer than the largest export takes; a process that ended without a word is taken over then. */
const LEASE = 120 * MINUTE
const PAUSE_AFTER_FAILURE = 5 * MINUTE
export const MAX_TRIES = 3

const UNDER_WAY = 'made_at is null and failed_at is null'
const EXPORT = `company_export.id, ${memberWords('company_id', 'asked_by')} as asked_by, asked_at,
  case when made_at is not null then 'ready' when failed_at is not null then 'failed' else 'underWay' end as state,
  byte_size as bytes, expires_at`

export interface LeasedExport {
  id: string
  companyId: string
  tries: number
}

export const companyExportRepository = (db: Db) => ({
  /** Newest first, without those that have run out. */
  list: (companyId: string, now: Date): Promise<CompanyExport[]> =>
    db.query<CompanyExport>(
      `select ${EXPORT} from company_export join account on account.uid = asked_by
       where company_id = $1 and coalesce(expires_at > $2, true) order by asked_at desc, company_export.id desc`,
      [companyId, now],
    ),

  async underWay(companyId: string): Promise<CompanyExport | null> {
    const [found] = await db.query<CompanyExport>(
      `select ${EXPORT} from company_export join account on account.uid = asked_by
       where company_id = $1 and ${UNDER_WAY}`,
      [companyId],
    )
    return found ?? null
  },

  /** False while one of the company is made. */
  async insert(asked: { id: string; companyId: string; uid: string; now: Date }): Promise<boolean> {
    const made = await db.query(
      `insert into company_export (id, company_id, asked_by, asked_at) values ($1, $2, $3, $4)
       on conflict (company_id) where made_at is null and failed_at is null do nothing returning id`,
      [asked.id, asked.companyId, asked.uid, asked.now],
    )
    return made.length > 0
  },

  /** The file of a company's export until it runs out. */
  async file(id: string, companyId: string, now: Date): Promise<{ madeAt: string; bytes: number } | null> {
    const [found] = await db.query<{ madeAt: string; bytes: number }>(
      `select made_at, byte_size as bytes from company_export
       where id = $1 and company_id = $2 and made_at is not null and expires_at > $3`,
      [id, companyId, now],
    )
    return found ?? null
  },

  /** The export that has waited longest, for this process alone; null while another is made. */
  async lease(now: Date): Promise<LeasedExport | null> {
    const [leased] = await db.query<LeasedExport>(
      `update company_export set leased_until = $2, tries = tries + 1 where id = (
         select id from company_export where ${UNDER_WAY} and coalesce(leased_until <= $1, true)
           and not exists (select from company_export where ${UNDER_WAY} and leased_until > $1)
         order by asked_at limit 1 for update skip locked)
       returning id, company_id, tries`,
      [now, new Date(now.getTime() + LEASE)],
    )
    return leased ?? null
  },

  /** False when the company has gone meanwhile. */
  async finish(id: string, made: { now: Date; bytes: number; expiresAt: Date }): Promise<boolean> {
    const rows = await db.query(
      `update company_export set made_at = $2, byte_size = $3, expires_at = $4, leased_until = null
       where id = $1 and ${UNDER_WAY} returning id`,
      [id, made.now, made.bytes, made.expiresAt],
    )
    return rows.length > 0
  },

  async tryLater(id: string, now: Date): Promise<void> {
    await db.query('update company_export set leased_until = $2 where id = $1', [
      id,
      new Date(now.getTime() + PAUSE_AFTER_FAILURE),
    ])
  },

  async fail(id: string, { now, expiresAt }: { now: Date; expiresAt: Date }): Promise<void> {
    await db.query(`update company_export set failed_at = $2, expires_at = $3 where id = $1 and ${UNDER_WAY}`, [
      id,
      now,
      expiresAt,
    ])
  },

  due: (now: Date) => db.query<{ id: string }>('select id from company_export where expires_at <= $1', [now]),

  async remove(id: string): Promise<void> {
    await db.query('delete from company_export where id = $1', [id])
  },

  /** The exports of a company that ends run out now. */
  async end(companyId: string, now: Date): Promise<void> {
    await db.query(
      `update company_export set expires_at = $2,
         failed_at = case when made_at is null then coalesce(failed_at, $2::timestamptz) end
       where company_id = $1`,
      [companyId, now],
    )
  },
})

import type { NameAnswer } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

const DAY_MS = 24 * 60 * 60_000
const ASK_AGAIN_AFTER_MS = 7 * DAY_MS

interface View {
  companyId: string
  seekerId: string
  uid: string
  invoiceIds: readonly string[]
  way: 'screen' | 'file'
}

interface Check {
  companyId: string
  seekerId: string
  uid: string
  answer: NameAnswer
  detailsChangedAt: string
}

/** Looks of companies at where workers are paid, and what their banks answered about the names. */
export const payeeRepository = (tx: Db) => ({
  /** When each of these seekers gave or changed their bank details; a seeker without any is not in it. */
  async changedAt(seekerIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await tx.query<{ seekerId: string; changedAt: string }>(
      'select seeker_id, changed_at from bank_details where seeker_id = any($1)',
      [seekerIds],
    )
    return new Map(rows.map(({ seekerId, changedAt }) => [seekerId, changedAt]))
  },

  /** Returns whether the company had not looked in the 24 hours before. */
  async view({ companyId, seekerId, uid, invoiceIds, way }: View, now: Date): Promise<boolean> {
    const earlier = await tx.query(
      'select 1 from payee_view where seeker_id = $1 and company_id = $2 and viewed_at > $3 limit 1',
      [seekerId, companyId, new Date(now.getTime() - DAY_MS)],
    )
    await tx.query(
      `insert into payee_view (id, company_id, seeker_id, by_uid, viewed_at, invoice_ids, way)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [uuid(), companyId, seekerId, uid, now, invoiceIds, way],
    )
    return earlier.length === 0
  },

  async check({ companyId, seekerId, uid, answer, detailsChangedAt }: Check, now: Date): Promise<void> {
    await tx.query(
      `insert into payee_check (id, company_id, seeker_id, by_uid, checked_at, answer, details_changed_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [uuid(), companyId, seekerId, uid, now, answer, detailsChangedAt],
    )
  },

  /** The company's last check of these bank details. */
  async lastCheck({
    companyId,
    seekerId,
    detailsChangedAt,
  }: Pick<Check, 'companyId' | 'seekerId' | 'detailsChangedAt'>): Promise<{ answer: NameAnswer; at: string } | null> {
    const [last] = await tx.query<{ answer: NameAnswer; at: string }>(
      `select answer, checked_at as at from payee_check
       where company_id = $1 and seeker_id = $2 and details_changed_at = $3 order by checked_at desc, id desc limit 1`,
      [companyId, seekerId, detailsChangedAt],
    )
    return last ?? null
  },

  /** Returns which of the seekers are to be asked for bank details: those not asked in the last seven days. */
  async ask(seekerIds: readonly string[], now: Date): Promise<string[]> {
    const asked = await tx.query<{ seekerId: string }>(
      `insert into payee_request as earlier (seeker_id, asked_at) select id, $2 from unnest($1::uuid[]) as id
       order by id
       on conflict (seeker_id) do update set asked_at = $2 where earlier.asked_at <= $3 returning seeker_id`,
      [[...new Set(seekerIds)], now, new Date(now.getTime() - ASK_AGAIN_AFTER_MS)],
    )
    return asked.map(({ seekerId }) => seekerId)
  },
})

import type { Db } from '@s4/db'
import type { ReportReason } from '@s4/domain/person-report'
import { v7 as uuid } from 'uuid'

export interface NewReport {
  uid: string
  side: 'seeker' | 'company'
  seekerId: string | null
  companyId: string | null
  aboutKind: 'profile' | 'assignment' | 'conversation'
  aboutId: string | null
  reason: ReportReason
  words: string
}

export interface ReportDecision {
  id: string
  decision: 'none' | 'warned' | 'suspended'
  suspendedUntil: string | null
  reason: string
}

export const personReportRepository = (db: Db) => ({
  /** Whether this person's same report, word for word, waits already. */
  async waits({ uid, seekerId, companyId, aboutKind, aboutId, reason, words }: NewReport): Promise<boolean> {
    const waiting = await db.query(
      `select 1 from person_report where by_uid = $1 and about_seeker is not distinct from $2
         and about_company is not distinct from $3 and about_kind = $4 and about_id is not distinct from $5
         and reason = $6 and words = $7 and decided_at is null`,
      [uid, seekerId, companyId, aboutKind, aboutId, reason, words],
    )
    return waiting.length > 0
  },

  async insert(
    { uid, side, seekerId, companyId, aboutKind, aboutId, reason, words }: NewReport,
    now: Date,
  ): Promise<string> {
    const id = uuid()
    await db.query(
      `insert into person_report (id, by_uid, by_side, about_seeker, about_company, about_kind, about_id, reason, words,
         reported_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, uid, side, seekerId, companyId, aboutKind, aboutId, reason, words, now],
    )
    return id
  },

  async decide({ id, decision, suspendedUntil, reason }: ReportDecision, now: Date, staffId: string | null) {
    await db.query(
      `update person_report set decision = $2, suspended_until = $3, decision_reason = $4, decided_at = $5,
         staff_id = $6 where id = $1`,
      [id, decision, suspendedUntil, reason, now, staffId],
    )
  },

  /** The words of somebody who leaves. */
  async eraseWords(uid: string): Promise<void> {
    await db.query(`update person_report set words = '' where by_uid = $1`, [uid])
  },
})

import type { ScreeningSummary } from '@s4/contract'
import type { Db } from '@s4/db'
import { memberWords } from '@s4/api-platform/actor'
import { lastConditionalDay } from '@s4/domain/screening'
import { localDate } from '@s4/domain/shift-text'
import { todayAt } from '../documents/held-document'
import { consentedAt } from '../screening-entries/consent'
import { coverageOf } from '../screening/read-file'
import { mayReadPapers } from '../seeker-access/reason-to-see'
import { visibleSeeker } from '../seeker-access/visible-seeker'

interface Pair {
  seekerId: string
  companyId: string
  now: Date
}

/** Throws `record.missing` for a seeker this company may not see. */
export async function screeningSummary(db: Db, pair: Pair): Promise<ScreeningSummary> {
  const { seekerId, now } = pair
  const { fullname } = await visibleSeeker(db, pair)
  const consented = await consentedAt(db, seekerId)
  const mayOpen = consented !== null && (await mayReadPapers(db, pair))
  const decisions = await decisionsOf(db, pair)
  return {
    fullname,
    coverage: mayOpen ? await coverageOf(db, { seekerId, now }) : null,
    consentedAt: mayOpen ? consented : null,
    mayOpen,
    decisions,
    conditionalUntil: lastConditional(decisions, todayAt(now)),
  }
}

/** The decisions of a company on a worker, the latest first. */
export const decisionsOf = (db: Db, { seekerId, companyId }: Omit<Pair, 'now'>) =>
  db.query<ScreeningSummary['decisions'][number]>(
    `select screening_decision.id, company_name as company, result, until, reason, decided_at,
       ${memberWords('company_id', 'decided_by')} as decided_by
     from screening_decision join company on company.id = company_id left join account on account.uid = decided_by
     where seeker_id = $1 and company_id = $2 order by decided_at desc, screening_decision.id desc`,
    [seekerId, companyId],
  )

/** Twelve weeks count from the first conditional decision since the last *complete*. */
export function lastConditional(decisions: ScreeningSummary['decisions'], today: string): string | null {
  const complete = decisions.findIndex(({ result }) => result === 'complete')
  const first = (complete === -1 ? decisions : decisions.slice(0, complete)).findLast(
    ({ result }) => result === 'conditional',
  )
  const last = lastConditionalDay(first ? localDate(first.decidedAt) : today)
  return last < today ? null : last
}

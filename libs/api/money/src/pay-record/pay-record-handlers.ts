import { MIN_INVOICES_OF_RECORD, type PayRecord } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { addYears } from '@s4/domain/calendar-date'
import { localDate } from '@s4/domain/shift-text'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'

/** It changes by the day, and everybody may ask: each company is counted once in this time. */
const CACHE_MS = 10 * 60_000
const MAX_CACHED = 1000
const ASKED_A_MINUTE = 120

/** How companies pay by the day that is due (docs/product.md#record-of-paying). */
export const payRecordHandlers = ({ db, clock }: Deps) => {
  const cache = new Map<string, { record: PayRecord; until: number }>()

  return [
    implement(
      'payRecord.show',
      async ({ input: { id } }) => {
        const now = clock.now()
        const cached = cache.get(id)
        if (cached && now.getTime() < cached.until && cached.until - now.getTime() <= CACHE_MS) return cached.record
        if ((await db.query('select 1 from company where id = $1', [id])).length === 0)
          throw new ApiError('company.missing')
        const record = await payRecordOf(db, id, localDate(now.toISOString()))
        if (cache.size >= MAX_CACHED) cache.clear()
        cache.set(id, { record, until: now.getTime() + CACHE_MS })
        return record
      },
      { perMinute: ASKED_A_MINUTE },
    ),
  ]
}

interface Row {
  invoices: number
  onTime: number
  medianDaysLate: number | null
}

/**
 * An invoice was paid on the first day on which the payments that stand come to what is left of it after credit notes.
 * What was credited in full is not counted.
 */
async function payRecordOf(db: Db, companyId: string, today: string): Promise<PayRecord> {
  const [row] = await db.query<Row>(
    `with due as (
       select id, due_on, total_pence - coalesce((select sum(amount_pence) from credit_note
         where credit_note.invoice_id = invoice.id), 0) as left_pence
       from invoice where company_id = $1 and due_on >= $2 and due_on < $3
         and created_at > $2::date - interval '60 days'
     ), settled as (
       select due.id, due.due_on, min(paid_on) filter (where so_far >= left_pence) as settled_on
       from due left join lateral (
         select paid_on, sum(pence) over (order by paid_on, recorded_at, payment.id) as so_far from payment
         where payment.invoice_id = due.id and direction = 'payment' and reversed_at is null
       ) paid on true
       where left_pence > 0 group by due.id, due.due_on
     )
     select count(*)::int as invoices, (count(*) filter (where settled_on <= due_on))::int as on_time,
       (percentile_disc(0.5) within group (order by coalesce(settled_on, $3::date) - due_on)
         filter (where settled_on is null or settled_on > due_on))::int as median_days_late
     from settled`,
    [companyId, addYears(today, -1), today],
  )
  const { invoices, onTime, medianDaysLate } = row ?? { invoices: 0, onTime: 0, medianDaysLate: null }
  if (invoices < MIN_INVOICES_OF_RECORD) return { invoices, paidOnTimePercent: null, late: null, medianDaysLate: null }
  return {
    invoices,
    // Rounded down, so that 100% means every one.
    paidOnTimePercent: Math.floor((onTime / invoices) * 100),
    late: invoices - onTime,
    medianDaysLate,
  }
}

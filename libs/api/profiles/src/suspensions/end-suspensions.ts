import { localDate } from '@s4/domain/shift-text'
import type { DueWork } from '@s4/api-platform/sweep'

/** Notes that a suspension has ended, so that the company's jobs are found again (docs/product.md#reported-people). */
export const endSuspensions: DueWork = async ({ db }, now) => {
  await db.query('update suspension set ended_at = $1 where ended_at is null and until_day < $2::date', [
    now,
    localDate(now.toISOString()),
  ])
}

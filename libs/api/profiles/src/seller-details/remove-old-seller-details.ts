import { localDate } from '@s4/domain/shift-text'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { forgetReportDetails } from '../seeker/erase-seeker'

const BATCH_SIZE = 200

/** Removes what erased sellers' entries in past reports needed, when its time is over. */
export const removeOldSellerDetails: DueWork = async ({ db }, now) => {
  const old = await db.query<{ id: string }>(
    `select id from seeker where report_details_until < $1 limit ${BATCH_SIZE}`,
    [localDate(now.toISOString())],
  )
  await eachDue({ db, now }, old, async (ctx, seekerId) => {
    await forgetReportDetails(ctx.tx, seekerId)
    await ctx.record({ action: 'seller-details.removed', subject: { kind: 'seeker', id: seekerId }, seekerId })
  })
}

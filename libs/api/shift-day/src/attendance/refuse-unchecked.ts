import { ApiError } from '@s4/contract/api-error'
import { checkSubjectText, stopsBookingOn } from '@s4/domain/due-checks'
import { dueChecksForWork } from '@s4/api-profiles/checks'
import type { CommandContext } from '@s4/api-platform/commands'
import { raiseAlert } from '../alerts/raise-alert'
import { aboutDay } from '../live-shift/about-day'
import type { Work } from '../live-shift/work-repository'

/**
 * The error for booking on while a required check of the company is due or a document is refused; null when there is
 * none. Returned, not thrown: the transaction must commit so that the company gets its notice.
 */
export async function refuseUnchecked(ctx: CommandContext, work: Work): Promise<ApiError | null> {
  const { tx } = ctx
  const blocking = (await dueChecksForWork(tx, work)).filter(stopsBookingOn)
  if (blocking.length === 0) return null
  const notices = await raiseAlert(ctx, { work, kind: 'checkDue' })
  if (notices)
    await ctx.record({
      action: 'attendance.stopped-by-check',
      ...(await aboutDay(tx, work)),
      detail: { checks: blocking.map(({ subject, state }) => `${subject} ${state}`) },
      notices,
    })
  const [company] = await tx.query<{ companyName: string }>('select company_name from company where id = $1', [
    work.companyId,
  ])
  const name = company?.companyName ?? 'The company'
  const refused = blocking.find((due) => due.refused)
  return new ApiError('booking.unchecked', {
    message: refused
      ? `${name} has refused your ${checkSubjectText[refused.subject]}, so you cannot book on until it has ` +
        'looked again. We told them that you are here.'
      : `${name} has to check your ` +
        `${blocking.map(({ subject }) => checkSubjectText[subject]).join(' and your ')} before you book on. ` +
        'We told them that you are here.',
  })
}

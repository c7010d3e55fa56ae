import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { workingTimeWarnings } from '@s4/domain/working-time-warnings'
import type { AgreedSpan, WorkSpan } from '@s4/domain/working-time'
import { checkRulesFor } from '@s4/api-profiles/checks'
import { holdsTime, liveAssignment, workedUntil } from '@s4/api-platform/agreed-work'

interface PlannedWork {
  seekerId: string
  companyId: string
  zone: string
  shifts: readonly WorkSpan[]
  /** As a member of its own staff: the limits then bind. */
  ownStaff?: boolean
  now: Date
}

/**
 * What an offer breaks of the working time, by what the worker does for this company alone: their other work is not
 * its business. Throws `offer.working-time` where the company keeps to the limits, and of
 * its own staff.
 */
export async function offeredWorkingTime(tx: Db, work: PlannedWork): Promise<string[]> {
  const warnings = workingTimeWarnings(work.shifts, await agreedWork(tx, work, work.companyId), work.zone)
  if (warnings.length > 0 && (await keepsLimits(tx, work)))
    throw new ApiError('offer.working-time', { message: refusal(warnings), facts: { warnings } })
  return warnings
}

/**
 * What accepting breaks of the working time, by all the work of the worker. Throws `worker.working-time` where the
 * company keeps to the limits.
 */
export async function acceptedWorkingTime(tx: Db, work: PlannedWork): Promise<string[]> {
  const warnings = await workingTimeWarningsFor(tx, work)
  if (warnings.length > 0 && (await keepsLimits(tx, work)))
    throw new ApiError('worker.working-time', { message: refusal(warnings), facts: { warnings } })
  return warnings
}

/** The same without a refusal. */
export const workingTimeWarningsFor = async (tx: Db, work: PlannedWork): Promise<string[]> =>
  workingTimeWarnings(work.shifts, await agreedWork(tx, work, null), work.zone)

const refusal = (warnings: readonly string[]) => `This breaks a limit on working time: ${warnings.join('; ')}.`

const keepsLimits = async (tx: Db, { companyId, ownStaff = false }: PlannedWork): Promise<boolean> =>
  ownStaff || (await checkRulesFor(tx, companyId))['working-time'] === 'required'

const agreedWork = (tx: Db, { seekerId, now }: PlannedWork, companyId: string | null): Promise<AgreedSpan[]> =>
  tx.query<AgreedSpan>(
    `select starts_at, ${workedUntil()} as ends_at, not ${holdsTime()} as is_over from assignment
     where seeker_id = $1 and ${liveAssignment()} and ends_at > $2::timestamptz - interval '17 weeks'
       and ($3::uuid is null or company_id = $3)`,
    [seekerId, now, companyId],
  )

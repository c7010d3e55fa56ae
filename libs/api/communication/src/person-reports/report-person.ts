import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { visibleSeeker } from '@s4/api-profiles/seeker-access'
import { personReportRepository, type NewReport } from './person-report-repository'

/** A worker reports a company, or a company a worker. The same again changes nothing. Throws `record.missing`. */
export async function reportPerson(
  ctx: CommandContext<Actor>,
  { subjectId, aboutKind, aboutId, reason, words }: ParsedInputOf<Contract['personReports.create']>,
): Promise<void> {
  const { tx, actor, now } = ctx
  const reports = personReportRepository(tx)
  const report: NewReport = {
    uid: actor.uid,
    side: actor.role === 'Job Seeker' ? 'seeker' : 'company',
    ...(await reported(ctx, subjectId)),
    aboutKind,
    aboutId: aboutKind === 'profile' ? null : (aboutId ?? null),
    reason,
    words,
  }
  await refuseForeignEvidence(ctx, report)
  if (await reports.waits(report)) return
  const id = await reports.insert(report, now)
  // Without the ids of the reported: the audit log is read by both sides.
  await ctx.record({ action: 'person.reported', subject: { kind: 'report', id }, detail: { reason, aboutKind } })
}

async function reported({ tx, actor, now }: CommandContext<Actor>, subjectId: string) {
  if (actor.role === 'Job Seeker') {
    const company = await tx.query('select 1 from company where id = $1', [subjectId])
    if (company.length === 0) throw new ApiError('company.missing')
    return { seekerId: null, companyId: subjectId }
  }
  if (actor.companyId === null) throw new ApiError('record.missing')
  const known = await tx.query('select 1 from assignment where seeker_id = $1 and company_id = $2 limit 1', [
    subjectId,
    actor.companyId,
  ])
  if (known.length === 0) await visibleSeeker(tx, { seekerId: subjectId, companyId: actor.companyId, now })
  return { seekerId: subjectId, companyId: null }
}

/** What a report is about is between the two. Throws `record.missing`. */
async function refuseForeignEvidence({ tx, actor }: CommandContext<Actor>, report: NewReport): Promise<void> {
  const { aboutKind, aboutId, seekerId, companyId } = report
  if (aboutKind === 'profile') return
  const table = aboutKind === 'assignment' ? 'assignment' : 'conversation'
  const shared = await tx.query(`select 1 from ${table} where id = $1 and seeker_id = $2 and company_id = $3`, [
    aboutId,
    seekerId ?? actor.seekerId,
    companyId ?? actor.companyId,
  ])
  if (shared.length === 0) throw new ApiError('record.missing')
}

import { ApiError } from '@s4/contract/api-error'
import { dateText, localDate } from '@s4/domain/shift-text'
import { supportPath } from '@s4/links'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { suspensionRepository } from '@s4/api-profiles/suspensions'
import { personReportRepository, type ReportDecision } from '../person-reports/person-report-repository'
import type { ReportForStaff } from './staff-reports'

/** The uids of whoever is reported. */
export async function reportedUids(
  { tx }: CommandContext,
  { aboutSeeker, aboutCompany }: ReportForStaff,
): Promise<string[]> {
  if (aboutCompany !== null) return listMemberUids(tx, aboutCompany)
  const rows = await tx.query<{ uid: string }>('select uid from seeker where id = $1', [aboutSeeker])
  return rows.map(({ uid }) => uid)
}

interface Decided extends Omit<ReportDecision, 'id'> {
  report: ReportForStaff
  /** When it was decided as far as the decider saw; undefined when that does not matter. */
  before: string | null | undefined
}

/**
 * Decides a report, or decides it anew: the decision before no longer counts. Both sides are told. Throws
 * `record.changed` when a colleague has decided it meanwhile.
 */
export async function decideReport(ctx: CommandContext<null>, { report, before, ...decided }: Decided): Promise<void> {
  const { tx, now, staff } = ctx
  if (before !== undefined && before !== report.decidedAt) throw new ApiError('record.changed')
  const { decision, reason } = decided
  const until = decision === 'suspended' ? decided.suspendedUntil : null
  if (until !== null && until < localDate(now.toISOString()))
    throw new ApiError('input.invalid', { fields: { suspendedUntil: 'Choose today or a later day.' } })
  const { id, aboutSeeker: seekerId, aboutCompany: companyId } = report
  await personReportRepository(tx).decide({ id, decision, suspendedUntil: until, reason }, now, staff?.staffId ?? null)
  const suspensions = suspensionRepository(tx)
  await suspensions.lift(id)
  if (decision === 'suspended') await suspensions.start({ seekerId, companyId, reportId: id, until, reason, now })

  const reported = await reportedUids(ctx, report)
  await ctx.record({
    action: 'person.report-decided',
    subject: { kind: 'report', id },
    detail: { decision, until },
    notices: [
      {
        to: reported,
        kind: 'person.report-decided',
        title: titles[decision],
        body: `${reason}\n\n${consequence(decision, until)}`,
        link: supportPath[seekerId === null ? 'company' : 'seeker'],
        critical: true,
      },
      {
        to: [report.byUid],
        kind: 'person.report-answered',
        title: `S4 has decided about your report of ${report.subjectName}`,
        body: `${outcomes[decision]} ${reason}`,
        link: supportPath[report.bySide],
        critical: true,
      },
    ],
  })
}

const titles = {
  none: 'S4 looked at a report about you and does nothing',
  warned: 'S4 warns you after a report about you',
  suspended: 'S4 has suspended you from new work',
}

const outcomes = {
  none: 'Nothing is done.',
  warned: 'They were warned.',
  suspended: 'They are suspended from new work.',
}

function consequence(decision: ReportDecision['decision'], until: string | null): string {
  if (decision === 'none') return 'Nothing changes for you.'
  const appeal = 'If you think this is wrong, write to S4 under Support.'
  if (decision === 'warned') return `Nothing else changes for you. ${appeal}`
  const time = until === null ? 'For good' : `Until ${dateText(until)}`
  return `${time} there is no new work on S4 for you: work that is agreed goes on. ${appeal}`
}

import {
  ApplicationStatus,
  AssignmentStatus,
  Declaration,
  Expiry,
  FileEntry,
  JobStatus,
  Presence,
  RecurringSummary,
  ReportedProblem,
  SelfBillingAgreement,
  SentMessage,
  Ticket,
  VettingStatus,
  checkCallStatuses,
  invoiceStatuses,
  offerStatuses,
  problemStatuses,
} from '@s4/contract'
import { severities } from '@s4/domain/alert-severity'
import { checkStates } from '@s4/domain/due-checks'
import { screeningResults } from '@s4/domain/screening'
import { describe, expect, it } from 'vitest'
import { statusTones } from './status-tones'

const statuses: Partial<Record<keyof typeof statusTones, readonly string[]>> = {
  job: JobStatus.options,
  application: ApplicationStatus.options,
  offer: offerStatuses,
  assignment: AssignmentStatus.options,
  presence: Presence.options,
  checkCall: checkCallStatuses,
  alertSeverity: severities,
  problem: problemStatuses,
  problemSeverity: ReportedProblem.shape.severity.options,
  ticket: Ticket.shape.status.options,
  message: SentMessage.shape.state.options,
  invoice: invoiceStatuses,
  agreement: SelfBillingAgreement.shape.status.options,
  document: checkStates,
  expiry: Expiry.options,
  screening: screeningResults,
  history: FileEntry.shape.verified.options,
  vetting: VettingStatus.options,
  declaration: Declaration.shape.status.options,
  recurring: RecurringSummary.shape.state.options,
}

it.each(Object.entries(statuses))('%s: every status of the contract has its colour, and no other', (kind, all) => {
  expect(Object.keys(statusTones[kind as keyof typeof statuses]).toSorted()).toEqual(all.toSorted())
})

describe('what means the same has one colour:', () => {
  const { job, application, offer, assignment, presence, checkCall, alert, problem, invoice, payment } = statusTones
  const { document, screening, vetting, declaration, link, contract, recurring, agreement, ticket } = statusTones

  it.each<[meaning: string, tones: readonly string[]]>([
    ['going on', [job.inProgress, assignment.inProgress, presence.on, contract.inForce, recurring.running]],
    ['agreed and to come', [assignment.assigned, presence.expected, contract.toCome]],
    ['worked', [job.completed, assignment.completed, presence.off]],
    ['cancelled', [job.cancelled, assignment.cancelled]],
    ['did not come', [assignment.noShow, presence.noShow, presence.missing, checkCall.missed]],
    ['late', [presence.late, checkCall.late]],
    ['offered', [application.offered, offer.open]],
    ['accepted', [application.accepted, offer.accepted, document.accepted]],
    ['declined', [application.declined, offer.declined]],
    ['out of time', [application.lapsed, offer.lapsed, job.expired, link.expired]],
    ['withdrawn', [application.withdrawn, offer.rescinded, payment.withdrawn, link.withdrawn]],
    ['open', [problem.open, alert.open]],
    ['being looked at', [problem.inProgress, alert.seen, declaration.lookedAt]],
    ['resolved', [problem.resolved, alert.resolved, ticket.answered]],
    ['closed', [job.closed, problem.closed, ticket.closed]],
    ['paid', [assignment.paid, invoice.paid]],
    ['refused', [application.rejected, document.refused, screening.refused, vetting.refused, declaration.refused]],
    ['ended', [contract.ended, recurring.ended, agreement.ended]],
  ])('%s', (_meaning, tones) => {
    expect(new Set(tones).size).toBe(1)
  })
})

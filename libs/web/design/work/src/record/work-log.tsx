import type { AssignmentDetails } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Timeline } from '@s4/ui'

interface WorkLogProps {
  /** With the worker's name where the log covers several people. */
  entries: readonly (AssignmentDetails['audit'][number] & { seekerName?: string | null })[]
  zone: string
  /** The worker reads what they did themselves as *by you*; a company has several members. */
  reader?: 'seeker' | undefined
}

const words: Record<string, string> = {
  'assignment.agreed': 'Work agreed',
  'assignment.cancelled': 'Work cancelled',
  'assignment.substitute-asked': 'Link for a substitute made',
  'assignment.substituted': 'Taken over by a substitute',
  'assignment.swap-asked': 'Asked to hand the shift over',
  'assignment.swap-allowed': 'Handing over allowed',
  'assignment.swap-refused': 'Handing over refused',
  'assignment.no-show': 'Recorded as a no-show',
  'assignment.no-show-withdrawn': 'No-show withdrawn',
  'attendance.booked-on': 'Booked on',
  'attendance.booked-on-by-hand': 'Booked on by hand',
  'attendance.break-started': 'Break started',
  'attendance.break-ended': 'Break ended',
  'attendance.booked-off': 'Booked off',
  'attendance.booked-off-by-hand': 'Booked off by hand',
  'attendance.late': 'Late: not booked on 10 minutes after the start',
  'attendance.left-site-earlier': 'Left the site before it was sent',
  'attendance.left-site': 'Left the site',
  'attendance.needs-confirmation': 'Not booked off 30 minutes after the end',
  'check-call.missed': 'Check call missed',
  'patrol.scanned': 'Checkpoint of a patrol scanned',
  'patrol.scanned-late': 'Checkpoint of a patrol scanned late',
  'patrol.missed': 'Checkpoint of a patrol missed',
  'patrol.cut-short': 'Patrol ended early',
  'handover.read': 'Handover read',
  'counter.reset': 'Count set to 0',
  'help.called': 'Called for help',
  'alert.acknowledged': 'Alert looked at',
  'alert.assigned': 'Alert given to somebody',
  'alert.resolved': 'Alert resolved',
  'logbook.written': 'Report written',
  'problem.reported': 'Problem reported',
  'problem.answered': 'Problem answered',
  'problem.changed': 'Problem given a new owner or severity',
  'problem.resolved': 'Problem resolved',
  'problem.reopened': 'Problem reopened',
  'problem.escalated': 'Problem overdue',
  'problem.closed': 'Problem closed',
  'work.rated': 'Rated',
  'tax-status.recorded': 'Tax status recorded',
  'hours.proposed': 'Hours proposed',
  'hours.given': 'Own times given',
  'hours.countered': 'Other hours proposed',
  'hours.lowered': 'Hours lowered: other work at that time',
  'hours.agreed': 'Hours agreed',
  'hours.disputed': 'Hours disputed',
  'hours.decided': 'Hours decided by S4',
  'problem.decided': 'No-show decided by S4',
  'invoice.issued': 'Invoice made',
  'invoice.paid': 'Payment recorded',
  'remittance.advised': 'Payment note sent',
  'job.published': 'Job posted',
  'application.rejected': 'Applicant turned down',
  'worker.grouped': 'Worker put in a team',
  'engagement.proposed': 'Way of working proposed',
  'number.revealed': 'Number of a document shown',
  'member.changed': 'Role or sites of a member changed',
  'checks.removed': 'Checks removed as they were old',
  'checks.asked-for': 'The company was asked to check documents',
  'document.checked': 'Document checked',
  'attendance.stopped-by-check': 'Could not book on: documents not checked yet',
  'check-call.answered': 'Check call answered',
  'check-call.answered-late': 'Check call answered late',
  'check-call.answered-without-signal': 'Check call answered without a signal',
  'check-call.asked-for': 'Asked for a check call sooner',
  'check-call.not-asked-for': 'Check call sooner cancelled',
  'alert.escalated': 'The next person on call was told of the alert',
  'alert.unanswered': 'Nobody answered the alert in time',
  'application.made': 'Applied',
  'application.withdrawn': 'Application withdrawn',
  'offer.made': 'Offer sent',
  'offer.accepted': 'Offer accepted',
  'offer.declined': 'Offer declined',
  'offer.lapsed': 'Offer expired',
  'offer.rescinded': 'Offer withdrawn',
  'cover.sought': 'Others were asked to cover the shift',
  'hours.claimed': 'Time not counted: asked for',
  'hours.claim-refused': 'Time not counted: refused',
  'expenses.claimed': 'Expenses claimed',
  'expenses.agreed': 'Expenses agreed',
  'expenses.refused': 'Expenses refused',
  'expenses.reminded': 'The company was reminded of the expenses',
  'invoice.sent': 'Own invoice sent',
  'invoice.blocked': 'Invoice could not be made',
  'credit.asked': 'Credit note asked for',
  'credit.issued': 'Credit note made',
  'credit.declined': 'Credit note declined',
  'credit.withdrawn': 'Credit note no longer asked for',
  'refund.recorded': 'Money given back recorded',
  'terms-paper.removed': 'Terms removed as they were old',
  'trail.removed': 'Locations removed as they were old',
  'evidence.removed': 'Pictures removed as they were old',
}

type Side = 'seeker' | 'company'

const actorText = (by: Side | 'S4', reader: Side | undefined): string =>
  by === 'S4' ? 'by S4' : by === reader ? 'by you' : by === 'seeker' ? 'by the worker' : 'by the company'

/** Everything that happened to an assignment. */
export const WorkLog = ({ entries, zone, reader }: WorkLogProps) => (
  <Timeline
    label="History"
    events={entries.map(({ at, action, by, member, seekerName }, index) => ({
      id: `${at}-${index}`,
      title: `${seekerName ? `${seekerName}: ` : ''}${actionText(action)}`,
      time: `${momentText(at, zone)}, ${member ? `by ${member} of the company` : actorText(by, reader)}`,
    }))}
  />
)

/** What was done, in words; without any of its own `document.share-code-revealed` is `Document share code revealed`. */
export const actionText = (action: string): string => {
  const known = words[action]
  if (known !== undefined) return known
  const text = action.replaceAll(/[.-]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

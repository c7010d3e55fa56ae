import type { AssignmentDetails } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Timeline } from '@s4/ui'

interface WorkLogProps {
  /** With the worker's name where the log covers several people. */
  entries: readonly (AssignmentDetails['audit'][number] & { seekerName?: string | null })[]
  zone: string
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
  'attendance.left-site': 'Left the site',
  'attendance.needs-confirmation': 'Not booked off 30 minutes after the end',
  'check-call.missed': 'Check call missed',
  'patrol.scanned': 'Checkpoint of a patrol scanned',
  'patrol.scanned-late': 'Checkpoint of a patrol scanned late',
  'patrol.missed': 'Points of a patrol missed',
  'patrol.cut-short': 'Patrol ended before all points',
  'handover.read': 'Handover read',
  'counter.reset': 'Count set to 0',
  'help.called': 'Called for help',
  'alert.acknowledged': 'Alert seen',
  'alert.assigned': 'Alert given to a member',
  'alert.resolved': 'Alert dealt with',
  'logbook.written': 'Logbook entry written',
  'problem.reported': 'Problem reported',
  'problem.answered': 'Problem answered',
  'problem.changed': 'Problem given a new owner or severity',
  'problem.resolved': 'Problem resolved',
  'problem.reopened': 'Problem reopened',
  'problem.escalated': 'Problem overdue',
  'problem.closed': 'Problem closed',
  'work.rated': 'Rated',
  'tax-status.recorded': 'Status for tax recorded',
  'hours.proposed': 'Hours proposed',
  'hours.given': 'Own times given',
  'hours.countered': 'Other hours proposed',
  'hours.agreed': 'Hours agreed',
  'hours.disputed': 'Hours disputed',
  'hours.decided': 'Hours decided by S4',
  'problem.decided': 'No-show decided by S4',
  'invoice.issued': 'Invoice made',
  'invoice.paid': 'Payment recorded',
  'remittance.advised': 'Advice of a payment sent',
  'number.revealed': 'Number of a document read',
  'member.changed': 'Role or sites of a member changed',
  'checks.removed': 'Checks removed as they were old',
}

const actors = { seeker: 'by the worker', company: 'by the company', S4: 'by S4' } as const

/** Everything that happened to an assignment, the same for both sides. */
export const WorkLog = ({ entries, zone }: WorkLogProps) => (
  <Timeline
    label="History"
    events={entries.map(({ at, action, by, member, seekerName }, index) => ({
      id: `${at}-${index}`,
      title: `${seekerName ? `${seekerName}: ` : ''}${actionText(action)}`,
      time: `${momentText(at, zone)}, ${member ? `by ${member} of the company` : actors[by]}`,
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

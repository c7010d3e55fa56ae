import { companyLinks, seekerLinks } from '@s4/links'
import { shiftText, type ShiftSpan } from '@s4/domain/shift-text'

interface Work {
  title: string
  zone: string
  startsAt: string
  endsAt: string
}

/** `Door supervisor, Sat 21 Nov 2026, 22:00–06:00 (8 h)`. */
export const workText = ({ title, zone, ...shift }: Work): string => `${title}, ${shiftText(shift, zone)}`

/** The first shift and the number of the others: `Sat 21 Nov 2026, 22:00–06:00 (8 h) and 2 more`. */
export const shiftsText = ([first, ...rest]: readonly ShiftSpan[], zone: string): string =>
  first ? `${shiftText(first, zone)}${rest.length > 0 ? ` and ${rest.length} more` : ''}` : ''

/** Links of the notices, each in its reader's own app. */
export const links = {
  applicants: (jobId: string) => companyLinks.applicants(jobId),
  assignedJob: (jobId: string, shiftId?: string) =>
    `${companyLinks.assignedJob(jobId)}${shiftId ? `?shift=${shiftId}` : ''}`,
  offers: () => seekerLinks.assignedWork,
  offer: (id: string) => seekerLinks.offer(id),
  applied: () => seekerLinks.applications,
  work: (id: string) => seekerLinks.assignment(id),
}

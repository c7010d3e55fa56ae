import * as company from './company'
import * as seeker from './seeker'

/** Whose app it is: the seeker's or the company's. */
export type Side = 'seeker' | 'company'

export const problemsPath: Record<Side, string> = { seeker: seeker.problems, company: company.problems }
/** The form to report the other side to S4, with what it is about. */
export const reportToS4 = (side: Side, { subjectId, about, aboutId }: ReportedTo) =>
  `${supportPath[side]}?report=${subjectId}&about=${about}${aboutId ? `&aboutId=${aboutId}` : ''}`

interface ReportedTo {
  /** The worker or the company. */
  subjectId: string
  about: 'profile' | 'assignment' | 'conversation'
  aboutId?: string
}

export const supportPath: Record<Side, string> = { seeker: seeker.support, company: company.support }

import { reportReasons } from '@s4/domain/person-report'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Done, Id, words } from '../endpoint/shapes'

export const reportSources = ['profile', 'assignment', 'conversation'] as const

export const PersonReport = z.object({
  /** The worker, when a company reports; the company, when a worker does. */
  subjectId: Id,
  /** Where it was seen; staff see this and nothing else of what both did. */
  aboutKind: z.enum(reportSources).default('profile'),
  /** The shift agreed, or the conversation; not given for a profile. */
  aboutId: Id.optional(),
  reason: z.enum(reportReasons, 'Choose what it is about.'),
  words: words('Say what happened.', 2000),
})

export const personReports = endpoints({
  'personReports.create': {
    summary: 'Report a worker or a company to S4. The other side is not told who did; the same again changes nothing.',
    requires: 'people.report',
    input: PersonReport,
    output: Done,
  },
})

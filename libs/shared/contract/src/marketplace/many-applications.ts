import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Chosen, Id, Refused, words } from '../endpoint/shapes'

export const manyApplications = endpoints({
  'manyApplications.shortlist': {
    summary:
      'Shortlist several applicants or take them off the shortlist, each by itself: `changed` names those for whom ' +
      'it was not so before.',
    requires: 'applicants.decide',
    input: z.object({ ids: Chosen, shortlisted: z.boolean() }),
    output: z.object({ changed: z.array(Id), refused: Refused }),
  },
  'manyApplications.reject': {
    summary: 'Turn several applications down, each by itself, with a reason the applicants see at once.',
    requires: 'applicants.decide',
    input: z.object({ ids: Chosen, reason: words('Say why. The applicants read it.', 300) }),
    output: z.object({ changed: z.array(Id), refused: Refused }),
  },
})

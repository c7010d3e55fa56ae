import { problemResources } from '@s4/contract/changes'
import type { Db } from '@s4/db'
import { bothSides } from '@s4/api-platform/notices'
import type { StoredProblem } from './problem-repository'

/** What every record about a problem has in common: its parties, and the screens to refresh. */
export const aboutProblem = async (tx: Db, problem: StoredProblem) => ({
  subject: { kind: 'problem', id: problem.id },
  assignmentId: problem.assignmentId,
  companyId: problem.companyId,
  seekerId: problem.seekerId,
  signals: [{ to: await bothSides(tx, problem), resources: problemResources }],
})

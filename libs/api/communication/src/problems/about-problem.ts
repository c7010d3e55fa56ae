import { problemResources } from '@s4/contract/changes'
import type { Db } from '@s4/db'
import { bothSides } from '@s4/api-platform/notices'
import type { KeptProblem } from './problem-repository'

/** Of a record about a problem: whose it is, and which open screens show something else now. */
export const aboutProblem = async (tx: Db, problem: KeptProblem) => ({
  subject: { kind: 'problem', id: problem.id },
  assignmentId: problem.assignmentId,
  companyId: problem.companyId,
  seekerId: problem.seekerId,
  signals: [{ to: await bothSides(tx, problem), resources: problemResources }],
})

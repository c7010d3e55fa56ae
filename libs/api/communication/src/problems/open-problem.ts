import type { ReportedProblem } from '@s4/contract'
import { v7 as uuid } from 'uuid'
import type { CommandContext } from '@s4/api-platform/commands'
import type { NewNotice } from '@s4/api-platform/notices'
import { authorSide, threadRepository } from '../threads/thread-repository'
import { aboutProblem } from './about-problem'
import { reportNotices } from './problem-notices'
import { problemRepository, type StoredProblem } from './problem-repository'

export interface NewProblem extends Pick<
  ReportedProblem,
  'companyId' | 'seekerId' | 'jobId' | 'category' | 'severity' | 'subject'
> {
  assignmentId?: string | null
  text: string
  fileIds?: readonly string[]
  /** Makes the notices once the problem has its number; by default they quote the report. */
  notices?: (number: string) => Promise<readonly NewNotice[]>
}

/**
 * Opens a problem with notices to the other side, or to both when S4 opens it. Null when the same problem is open
 * already.
 */
export async function openProblem(ctx: CommandContext, problem: NewProblem): Promise<StoredProblem | null> {
  const { companyId, seekerId, category, severity, text, fileIds = [], notices } = problem
  const { tx, actor, now } = ctx
  const problems = problemRepository(tx)
  const id = uuid()
  const isNew = await problems.insert({ ...problem, id, raisedBy: authorSide(actor) }, now)
  if (!isNew) return null
  await threadRepository(tx, 'problem').add(id, { actor, text, fileIds, audience: { companyId, seekerId }, now })
  const stored = await problems.lockedForSweep(id)
  if (!stored) return null
  await ctx.record({
    action: 'problem.reported',
    ...(await aboutProblem(tx, stored)),
    detail: { category, severity },
    notices: notices ? await notices(stored.number) : await reportNotices(ctx, stored, text),
  })
  return stored
}

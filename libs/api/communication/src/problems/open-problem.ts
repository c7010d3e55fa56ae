import type { ReportedProblem } from '@s4/contract'
import { v7 as uuid } from 'uuid'
import type { CommandContext } from '@s4/api-platform/commands'
import type { NewNotice } from '@s4/api-platform/notices'
import { authorSide, threadRepository } from '../threads/thread-repository'
import { aboutProblem } from './about-problem'
import { reportNotices } from './problem-notices'
import { problemRepository, type KeptProblem } from './problem-repository'

export interface NewProblem extends Pick<
  ReportedProblem,
  'companyId' | 'seekerId' | 'jobId' | 'category' | 'severity' | 'subject'
> {
  assignmentId?: string | null
  text: string
  fileIds?: readonly string[]
  /** Who is told what, by its number, in place of the report itself. */
  notices?: (number: string) => Promise<readonly NewNotice[]>
}

/** Gives a problem its number and tells the other side, or both when S4 opens it. Null when the same matter is open already. */
export async function openProblem(ctx: CommandContext, problem: NewProblem): Promise<KeptProblem | null> {
  const { companyId, seekerId, category, severity, text, fileIds = [], notices } = problem
  const { tx, actor, now } = ctx
  const problems = problemRepository(tx)
  const id = uuid()
  const isNew = await problems.insert({ ...problem, id, raisedBy: authorSide(actor) }, now)
  if (!isNew) return null
  await threadRepository(tx, 'problem').add(id, { actor, text, fileIds, audience: { companyId, seekerId }, now })
  const kept = await problems.lockedForSweep(id)
  if (!kept) return null
  await ctx.record({
    action: 'problem.reported',
    ...(await aboutProblem(tx, kept)),
    detail: { category, severity },
    notices: notices ? await notices(kept.number) : await reportNotices(ctx, kept, text),
  })
  return kept
}

import { momentText } from '@s4/domain/shift-text'
import type { CommandContext } from '@s4/api-platform/commands'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { threadRepository } from '../threads/thread-repository'
import { aboutProblem } from './about-problem'
import { otherSideNotices } from './problem-notices'
import { problemRepository } from './problem-repository'
import { isLive } from './problem-view'

/**
 * Sends notices to both sides about each problem not solved in time, once for each due time; the company also gets an
 * email.
 */
export const escalateProblems: DueWork = async ({ db }, now) => {
  const overdue = await db.query<{ id: string }>(
    `select id from problem where status in ('open', 'inProgress') and escalated_at is null and due_at <= $1
     order by due_at limit 500`,
    [now],
  )
  await eachDue({ db, now }, overdue, escalate)
}

async function escalate(ctx: CommandContext, id: string): Promise<void> {
  const { tx, now } = ctx
  const problems = problemRepository(tx)
  const problem = await problems.lockedForSweep(id)
  if (!problem || !isLive(problem) || problem.escalatedAt !== null || Date.parse(problem.dueAt) > now.getTime()) return
  const dueText = momentText(problem.dueAt, problem.zone)
  await problems.escalate(id, now)
  await threadRepository(tx, 'problem').add(id, {
    actor: null,
    event: 'escalated',
    text: `Not solved by ${dueText}.`,
    now,
  })
  await ctx.record({
    action: 'problem.escalated',
    ...(await aboutProblem(tx, problem)),
    notices: await otherSideNotices(ctx, problem, {
      kind: 'problem.overdue',
      critical: true,
      title: `${problem.number} is overdue: ${problem.subject}`,
      body: `It was to be solved by ${dueText}.`,
    }),
  })
}

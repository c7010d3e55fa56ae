import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { threadRepository } from '../threads/thread-repository'
import { aboutProblem } from './about-problem'
import { problemRepository } from './problem-repository'

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60_000

/** Closes problems resolved 7 days ago. */
export const closeResolved: DueWork = async ({ db }, now) => {
  const before = new Date(now.getTime() - SEVEN_DAYS_MS)
  const found = await db.query<{ id: string }>(
    `select id from problem where status = 'resolved' and resolved_at <= $1 order by resolved_at limit 500`,
    [before],
  )
  await eachDue({ db, now }, found, async (ctx, id) => {
    const problems = problemRepository(ctx.tx)
    const problem = await problems.lockedForSweep(id)
    if (problem?.status !== 'resolved' || problem.resolvedAt === null) return
    if (Date.parse(problem.resolvedAt) > before.getTime()) return
    await problems.close(id, now)
    await threadRepository(ctx.tx, 'problem').add(id, { actor: null, event: 'closed', text: '', now })
    await ctx.record({ action: 'problem.closed', ...(await aboutProblem(ctx.tx, problem)) })
  })
}

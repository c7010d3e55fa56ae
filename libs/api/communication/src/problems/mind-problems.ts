import { momentText } from '@s4/domain/shift-text'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { threadRepository } from '../threads/thread-repository'
import { tellOtherSide } from './problem-notices'
import { problemRepository } from './problem-repository'
import { isLive } from './problem-view'
import { recordProblem } from './record-problem'

const SEVEN_DAYS = 7 * 24 * 60 * 60_000

/** Tells both sides, the company by e-mail too, of every problem not solved in its time. Once for each due time. */
export const escalateProblems: DueWork = async ({ db }, now) => {
  const overdue = await db.query<{ id: string }>(
    `select id from problem where status in ('open', 'inProgress') and escalated_at is null and due_at <= $1 order by due_at limit 500`,
    [now],
  )
  await eachDue({ db, now }, overdue, async ({ tx }, id) => {
    const problem = await problemRepository(tx).lockedForSweep(id)
    if (!problem || !isLive(problem) || problem.escalatedAt !== null || Date.parse(problem.dueAt) > now.getTime())
      return
    await tx.query('update problem set escalated_at = $2, updated_at = $2 where id = $1', [id, now])
    await threadRepository(tx, 'problem').add(id, {
      actor: null,
      event: 'escalated',
      text: `Not solved by ${momentText(problem.dueAt, problem.zone)}.`,
      now,
    })
    await recordProblem(tx, problem, { actor: null, action: 'problem.escalated', now })
    await tellOtherSide(tx, problem, {
      actor: null,
      now,
      kind: 'problem.overdue',
      critical: true,
      title: `${problem.number} is overdue: ${problem.subject}`,
      body: `It was to be solved by ${momentText(problem.dueAt, problem.zone)}.`,
    })
  })
}

/** Closes what was resolved 7 days ago and not reopened. */
export const closeResolved: DueWork = async ({ db }, now) => {
  const before = new Date(now.getTime() - SEVEN_DAYS)
  const found = await db.query<{ id: string }>(
    `select id from problem where status = 'resolved' and resolved_at <= $1 order by resolved_at limit 500`,
    [before],
  )
  await eachDue({ db, now }, found, async ({ tx }, id) => {
    const problem = await problemRepository(tx).lockedForSweep(id)
    if (
      problem?.status !== 'resolved' ||
      problem.resolvedAt === null ||
      Date.parse(problem.resolvedAt) > before.getTime()
    )
      return
    await tx.query(`update problem set status = 'closed', closed_at = $2, updated_at = $2 where id = $1`, [id, now])
    await threadRepository(tx, 'problem').add(id, { actor: null, event: 'closed', text: '', now })
    await recordProblem(tx, problem, { actor: null, action: 'problem.closed', now })
  })
}

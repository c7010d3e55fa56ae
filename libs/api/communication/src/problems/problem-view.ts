import type { ReportedProblem, ReportedProblemDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { Viewer } from '@s4/api-platform/http'
import { threadRepository } from '../threads/thread-repository'
import { problemRepository, type StoredProblem } from './problem-repository'

export const isLive = ({ status }: Pick<StoredProblem, 'status'>) => status === 'open' || status === 'inProgress'

/** A problem as one side sees it: only the company sees which of its members owns it. */
export function problemForViewer(
  { ownerUid, ownerEmail, ...problem }: StoredProblem,
  { side }: Viewer,
  now: Date,
): ReportedProblem {
  return {
    ...problem,
    owner: side === 'company' && ownerUid !== null && ownerEmail !== null ? { uid: ownerUid, email: ownerEmail } : null,
    overdue: isLive(problem) && Date.parse(problem.dueAt) <= now.getTime(),
  }
}

/** One problem with its thread. Throws `problem.missing`. */
export async function problemDetails(
  db: Db,
  id: string,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<ReportedProblemDetails> {
  const problem = await problemRepository(db).byId(viewer, id)
  if (!problem) throw new ApiError('problem.missing')
  return {
    ...problemForViewer(problem, viewer, now),
    decidedAt: problem.decidedAt,
    thread: await problemThread(db, id),
    members: viewer.side === 'company' ? await membersWithMail(db, problem.companyId) : [],
    noShowStands: problem.category === 'noShow' && (await isNoShow(db, problem.assignmentId)),
  }
}

/** What both sides and S4 wrote about a problem, oldest first. */
export const problemThread = (db: Db, id: string) => threadRepository(db, 'problem').messages(id)

const membersWithMail = (db: Db, companyId: string) =>
  db.query<{ uid: string; email: string }>(
    `select uid, email from company_member join account using (uid) where company_id = $1
     order by company_member.created_at`,
    [companyId],
  )

async function isNoShow(db: Db, assignmentId: string | null): Promise<boolean> {
  return (await db.query(`select 1 from assignment where id = $1 and status = 'noShow'`, [assignmentId])).length > 0
}

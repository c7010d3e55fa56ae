import type { ReportedProblem, ReportedProblemDetails, ThreadMessage } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { memberWords } from '@s4/api-platform/actor'
import type { Viewer } from '@s4/api-platform/http'
import { threadRepository } from '../threads/thread-repository'
import { problemRepository, type StoredProblem } from './problem-repository'

export const isLive = ({ status }: Pick<StoredProblem, 'status'>) => status === 'open' || status === 'inProgress'

/** A problem as one side sees it: only the company sees which of its members owns it. */
export function problemForViewer(
  { ownerUid, ownerName, ...problem }: StoredProblem,
  { side }: Viewer,
  now: Date,
): ReportedProblem {
  return {
    ...problem,
    owner: side === 'company' && ownerUid !== null && ownerName !== null ? { uid: ownerUid, name: ownerName } : null,
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
    thread: (await problemThread(db, id)).map((message) => messageForViewer(message, viewer)),
    members: viewer.side === 'company' ? await membersOf(db, problem.companyId) : [],
    noShowStands: problem.category === 'noShow' && (await isNoShow(db, problem.assignmentId)),
  }
}

/** A worker reads the first name of whoever acted for the company (docs/product.md#company-members). */
const messageForViewer = ({ memberName, ...message }: ThreadMessage, { side }: Viewer): ThreadMessage => ({
  ...message,
  memberName: side === 'seeker' ? (memberName?.split(' ')[0] ?? null) : memberName,
})

/** What both sides and S4 wrote about a problem, oldest first. */
export const problemThread = (db: Db, id: string) => threadRepository(db, 'problem').messages(id)

const membersOf = (db: Db, companyId: string) =>
  db.query<{ uid: string; name: string }>(
    `select uid, ${memberWords('company_id', 'uid')} as name
     from company_member join account using (uid) where company_id = $1
     order by company_member.created_at`,
    [companyId],
  )

async function isNoShow(db: Db, assignmentId: string | null): Promise<boolean> {
  return (await db.query(`select 1 from assignment where id = $1 and status = 'noShow'`, [assignmentId])).length > 0
}

import type { ReportedProblem } from '@s4/contract'
import type { problemViews } from '@s4/domain/problem-words'
import type { Db } from '@s4/db'
import { problemDueAt } from '@s4/domain/problem-words'
import { memberWords } from '@s4/api-platform/actor'
import { type Cursor, sitesOf, type Viewer } from '@s4/api-platform/http'
import { ofJobsAtSites, ofSites } from '@s4/api-platform/site-limits'

type View = (typeof problemViews)[number]

/** A problem and what only the server needs of it. */
export interface StoredProblem extends Omit<ReportedProblem, 'overdue' | 'owner'> {
  ownerUid: string | null
  ownerName: string | null
  seekerUid: string
  openedAt: string
  escalatedAt: string | null
  decidedAt: string | null
}

const SELECT = `select problem.id, problem.number, problem.category, problem.severity, problem.subject, problem.status,
    problem.raised_by,
    problem.company_id, company.company_name, problem.seeker_id, seeker.fullname as seeker_name,
    seeker.uid as seeker_uid,
    problem.job_id, job.title as job_title, site.name as site_name, site.zone, problem.assignment_id,
    problem.owner_uid, ${memberWords('problem.company_id', 'problem.owner_uid')} as owner_name,
    problem.due_at, problem.created_at, problem.opened_at,
    problem.updated_at, problem.escalated_at, problem.decided_at,
    problem.resolved_at, problem.outcome
  from problem join company on company.id = problem.company_id join seeker on seeker.id = problem.seeker_id
  join job on job.id = problem.job_id join site on site.id = job.site_id
  left join account on account.uid = problem.owner_uid`

/** `$2` is the current time. */
const VIEW: Record<View, string> = {
  live: `problem.status in ('open', 'inProgress')`,
  overdue: `problem.status in ('open', 'inProgress') and problem.due_at <= $2`,
  resolved: `problem.status = 'resolved'`,
  closed: `problem.status = 'closed'`,
  all: 'true',
}
const ownerColumn = ({ side }: Viewer) => (side === 'seeker' ? 'problem.seeker_id' : 'problem.company_id')

interface ListQuery {
  view: View
  severity?: ReportedProblem['severity'] | undefined
  jobId?: string | undefined
  now: Date
  after: Cursor | null
  limit: number
}

interface NewProblemRow extends Pick<
  ReportedProblem,
  'id' | 'companyId' | 'seekerId' | 'jobId' | 'raisedBy' | 'category' | 'severity' | 'subject'
> {
  assignmentId?: string | null
}

type Change = Pick<StoredProblem, 'ownerUid' | 'severity' | 'openedAt'>

export const problemRepository = (db: Db) => ({
  /** Newest first. */
  page: (viewer: Viewer, { view, severity, jobId, now, after, limit }: ListQuery): Promise<StoredProblem[]> =>
    db.query<StoredProblem>(
      `${SELECT} where ${ownerColumn(viewer)} = $1 and ${ofSites(sitesOf(viewer), 'site.id')}
         and ($2::timestamptz is not null and ${VIEW[view]})
         and ($3::text is null or problem.severity = $3)
         and ($4::uuid is null or problem.job_id = $4)
         and ($5::timestamptz is null or (problem.created_at, problem.id) < ($5::timestamptz, $6::uuid))
       order by problem.created_at desc, problem.id desc limit $7`,
      [viewer.id, now, severity ?? null, jobId ?? null, after?.at ?? null, after?.id ?? null, limit],
    ),

  async counts(viewer: Viewer, now: Date): Promise<Record<View, number>> {
    const columns = Object.entries(VIEW).map(([view, where]) => `count(*) filter (where ${where})::int as "${view}"`)
    const [row] = await db.query<Record<View, number>>(
      `select ${columns.join(', ')} from problem
       where ${ownerColumn(viewer)} = $1 and ${ofJobsAtSites(sitesOf(viewer), 'problem.job_id')}
         and $2::timestamptz is not null`,
      [viewer.id, now],
    )
    return row ?? { live: 0, overdue: 0, resolved: 0, closed: 0, all: 0 }
  },

  /** Null when it is not theirs. */
  async byId(viewer: Viewer, id: string): Promise<StoredProblem | null> {
    const [row] = await db.query<StoredProblem>(`${SELECT} where problem.id = $1 and ${ownerColumn(viewer)} = $2`, [
      id,
      viewer.id,
    ])
    return row ?? null
  },

  /** The same, locked until the transaction ends. */
  async locked(viewer: Viewer, id: string): Promise<StoredProblem | null> {
    const [row] = await db.query<StoredProblem>(
      `${SELECT} where problem.id = $1 and ${ownerColumn(viewer)} = $2 for update of problem`,
      [id, viewer.id],
    )
    return row ?? null
  },

  /** The problem of any party, locked; only for S4's own work. */
  async lockedForSweep(id: string): Promise<StoredProblem | null> {
    const [row] = await db.query<StoredProblem>(`${SELECT} where problem.id = $1 for update of problem`, [id])
    return row ?? null
  },

  /** The open problem of this category about an assignment, locked; null when there is none. */
  async findUnresolved(assignmentId: string, category: 'hours' | 'noShow'): Promise<StoredProblem | null> {
    const [problem] = await this.listUnresolved([assignmentId], category)
    return problem ?? null
  },

  /** The open problems of this category about these assignments, locked. */
  listUnresolved: (assignmentIds: readonly string[], category: 'hours' | 'noShow'): Promise<StoredProblem[]> =>
    db.query<StoredProblem>(
      `${SELECT} where problem.assignment_id = any($1) and problem.category = $2 and ${VIEW.live}
       order by problem.id for update of problem`,
      [assignmentIds, category],
    ),

  /** Gives it the next number; false when the same problem is open already. */
  async insert(problem: NewProblemRow, now: Date): Promise<boolean> {
    const { id, companyId, seekerId, jobId, assignmentId = null, raisedBy, category, severity, subject } = problem
    const made = await db.query(
      `insert into problem (id, number, company_id, seeker_id, job_id, assignment_id, raised_by, category, severity,
           subject, status, created_at, opened_at, due_at, updated_at)
       values ($1, numbered('PRB-', nextval('problem_number')), $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10, $10, $11,
           $10)
       on conflict do nothing returning id`,
      [
        id,
        companyId,
        seekerId,
        jobId,
        assignmentId,
        raisedBy,
        category,
        severity,
        subject,
        now,
        problemDueAt(now.toISOString(), severity),
      ],
    )
    return made.length > 0
  },

  async setStatus(id: string, status: Exclude<ReportedProblem['status'], 'closed'>, now: Date): Promise<void> {
    await db.query('update problem set status = $2, updated_at = $3 where id = $1', [id, status, now])
  },

  /** Gives it to a member, unless somebody has it. */
  async own(id: string, uid: string): Promise<void> {
    await db.query('update problem set owner_uid = $2 where id = $1 and owner_uid is null', [id, uid])
  },

  /** The due time follows the severity; a due time in the future can be escalated again. */
  async change(id: string, { ownerUid, severity, openedAt }: Change, now: Date): Promise<void> {
    await db.query(
      `update problem set owner_uid = $2, severity = $3, due_at = $4::timestamptz, updated_at = $5::timestamptz,
         escalated_at = case when $4::timestamptz > $5::timestamptz then null else escalated_at end where id = $1`,
      [id, ownerUid, severity, problemDueAt(openedAt, severity), now],
    )
  },

  async escalate(id: string, now: Date): Promise<void> {
    await db.query('update problem set escalated_at = $2, updated_at = $2 where id = $1', [id, now])
  },

  async resolve(id: string, outcome: string, now: Date): Promise<void> {
    await db.query(
      `update problem set status = 'resolved', resolved_at = $2, updated_at = $2, outcome = $3 where id = $1`,
      [id, now, outcome],
    )
  },

  /** Resolves it by a decision of S4's staff. */
  async decide(id: string, outcome: string, now: Date): Promise<void> {
    await db.query(
      `update problem set status = 'resolved', resolved_at = $2, updated_at = $2, decided_at = $2, outcome = $3
       where id = $1`,
      [id, now, outcome],
    )
  },

  async close(id: string, now: Date): Promise<void> {
    await db.query(
      `update problem set status = 'closed', resolved_at = coalesce(resolved_at, $2), closed_at = $2, updated_at = $2
       where id = $1`,
      [id, now],
    )
  },

  /** Its due time starts again. */
  async reopen(id: string, severity: ReportedProblem['severity'], now: Date): Promise<void> {
    await db.query(
      `update problem set status = 'open', opened_at = $2, due_at = $3, updated_at = $2, escalated_at = null,
         resolved_at = null, closed_at = null, outcome = null where id = $1`,
      [id, now, problemDueAt(now.toISOString(), severity)],
    )
  },
})

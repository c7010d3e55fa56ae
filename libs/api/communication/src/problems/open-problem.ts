import type { ReportedProblem } from '@s4/contract'
import type { Db } from '@s4/db'
import { problemDueAt } from '@s4/domain/problem-words'
import { v7 as uuid } from 'uuid'
import type { Actor } from '@s4/api-platform/actor'
import { sideOf, threadRepository } from '../threads/thread-repository'
import { problemRepository, type KeptProblem } from './problem-repository'
import { recordProblem } from './record-problem'
import { tellOfReport } from './problem-notices'

export interface NewProblem extends Pick<
  ReportedProblem,
  'companyId' | 'seekerId' | 'jobId' | 'category' | 'severity' | 'subject'
> {
  assignmentId?: string | null
  text: string
  fileIds?: readonly string[]
  /** Null when S4 opens it. */
  actor: Actor | null
  now: Date
  requestId?: string | undefined
  /** The caller tells of it in words of its own. */
  quiet?: boolean
}

/** Gives a problem its number and tells the other side, or both when S4 opens it. Null when the same matter is open already. */
export async function openProblem(tx: Db, problem: NewProblem): Promise<KeptProblem | null> {
  const {
    companyId,
    seekerId,
    jobId,
    assignmentId = null,
    category,
    severity,
    subject,
    text,
    fileIds = [],
    actor,
    now,
    requestId,
    quiet = false,
  } = problem
  const id = uuid()
  const made = await tx.query(
    `insert into problem (id, number, company_id, seeker_id, job_id, assignment_id, raised_by, category, severity, subject, status, created_at, opened_at, due_at, updated_at)
     values ($1, numbered('PRB-', nextval('problem_number')), $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10, $10, $11, $10)
     on conflict do nothing returning id`,
    [
      id,
      companyId,
      seekerId,
      jobId,
      assignmentId,
      sideOf(actor),
      category,
      severity,
      subject,
      now,
      problemDueAt(now.toISOString(), severity),
    ],
  )
  if (made.length === 0) return null
  await threadRepository(tx, 'problem').add(id, { actor, text, fileIds, audience: { companyId, seekerId }, now })
  const kept = await problemRepository(tx).lockedForSweep(id)
  if (!kept) return null
  await recordProblem(tx, kept, { actor, action: 'problem.reported', now, requestId, detail: { category, severity } })
  if (!quiet) await tellOfReport(tx, kept, { actor, now, text })
  return kept
}

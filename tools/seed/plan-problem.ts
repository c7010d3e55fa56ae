import { problemDueAt } from '@s4/domain/problem-words'
import type { AgreedWork } from './agreed-work'
import { after } from './town/moments'
import { log, tell } from './tell'
import { idAt, seekerOf, type Town } from './town/town'
import { problems, type TownProblem } from './town/problems'

/** What the demo seeker reported of this work, if anything, and what became of it. */
export function planProblem(town: Town, work: AgreedWork): void {
  const problem = problems[work.job.title]
  if (problem && work.seeker === 'daniel') report(town, work, problem)
}

function report(
  town: Town,
  { id: assignmentId, job, seeker }: AgreedWork,
  { category, severity, subject, text, reported, answered, answer, solved }: TownProblem,
): void {
  const { rows, now } = town
  const [createdAt, answeredAt, solvedAt] = [
    after(now, -reported),
    after(now, -answered),
    solved ? after(now, -solved.ago) : null,
  ]
  const { uid, fullname } = seekerOf(seeker)
  const [id, seekerId] = [idAt(createdAt), town.seekerId(seeker)]
  const number = `PRB-${String(rows.of('problem').length + 1).padStart(6, '0')}`
  rows.add('problem', {
    id,
    number,
    company_id: job.companyId,
    seeker_id: seekerId,
    job_id: job.id,
    assignment_id: assignmentId,
    raised_by: 'seeker',
    category,
    severity,
    subject,
    status: solved ? 'resolved' : 'inProgress',
    owner_uid: job.by,
    created_at: createdAt,
    opened_at: createdAt,
    due_at: problemDueAt(createdAt, severity),
    updated_at: solvedAt ?? answeredAt,
    resolved_at: solvedAt,
    outcome: solved?.outcome ?? null,
  })
  const message = (at: string, side: 'seeker' | 'company', words: string, event: string | null) =>
    rows.add('problem_message', {
      id: idAt(at),
      problem_id: id,
      side,
      by_uid: side === 'seeker' ? uid : job.by,
      event,
      text: words,
      created_at: at,
    })
  message(createdAt, 'seeker', text, null)
  message(answeredAt, 'company', answer, null)
  if (solved && solvedAt) message(solvedAt, 'company', solved.outcome, 'resolved')

  const about = { subject: ['problem', id] as [string, string], assignmentId, companyId: job.companyId, seekerId }
  log(town, {
    at: createdAt,
    by: { uid, kind: 'seeker' },
    action: 'problem.reported',
    ...about,
    detail: { category, severity },
  })
  if (solvedAt) log(town, { at: solvedAt, by: { uid: job.by, kind: 'company' }, action: 'problem.resolved', ...about })
  tell(town, {
    at: createdAt,
    to: job.by,
    kind: 'problem.reported',
    title: `${fullname} reports a problem: ${subject}`,
    body: number,
    link: `/problems-reported?problem=${id}`,
  })
  tell(town, {
    at: answeredAt,
    to: uid,
    kind: 'problem.answered',
    title: `The company wrote about ${number}`,
    body: answer,
    link: `/User-reportProblem/?problem=${id}`,
  })
}

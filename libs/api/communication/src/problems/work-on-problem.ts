import type { Contract, ParsedInputOf } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { problemDueAt } from '@s4/domain/problem-words'
import type { Actor } from '@s4/api-platform/actor'
import type { Viewer } from '@s4/api-platform/http'
import { notify } from '@s4/api-platform/notices'
import { threadRepository } from '../threads/thread-repository'
import { problemLinks, shortened, tellOtherSide } from './problem-notices'
import type { KeptProblem } from './problem-repository'
import { isLive } from './problem-view'
import { recordProblem } from './record-problem'
import { answerAppeal } from './answer-appeal'

export interface Working {
  viewer: Viewer
  actor: Actor
  now: Date
  requestId: string
}

type Input<Name extends keyof Contract> = Omit<ParsedInputOf<Contract[Name]>, 'id'>

/** Writes into the thread. The company's first answer puts the problem in progress; a closed one is reopened with a reason instead. */
export async function reply(
  tx: Db,
  problem: KeptProblem,
  { text, fileIds }: Input<'problems.reply'>,
  { viewer, actor, now, requestId }: Working,
): Promise<void> {
  if (problem.status === 'closed')
    throw new Problem('problem.wrong-state', { message: 'This problem is closed. Reopen it to go on writing.' })
  const { companyId, seekerId } = problem
  await threadRepository(tx, 'problem').add(problem.id, {
    actor,
    text,
    fileIds,
    audience: { companyId, seekerId },
    now,
  })
  const begins = viewer.side === 'company' && problem.status === 'open'
  await tx.query('update problem set status = $2, updated_at = $3 where id = $1', [
    problem.id,
    begins ? 'inProgress' : problem.status,
    now,
  ])
  await recordProblem(tx, problem, { actor, action: 'problem.answered', now, requestId })
  await tellOtherSide(tx, problem, {
    actor,
    now,
    kind: 'problem.answered',
    title: `${viewer.side === 'company' ? problem.companyName : problem.seekerName} wrote about ${problem.number}`,
    body: `${problem.subject}\n\n${shortened(text)}`,
  })
}

/** Gives the problem an owner or a severity; the due time follows. Throws `input.invalid` for an owner who is no member. */
export async function change(
  tx: Db,
  problem: KeptProblem,
  { ownerUid, severity = problem.severity }: Input<'problems.change'>,
  { actor, now, requestId }: Working,
): Promise<void> {
  const owner = ownerUid === undefined ? problem.ownerUid : ownerUid
  const changed = { owner: owner !== problem.ownerUid, severity: severity !== problem.severity }
  if (!changed.owner && !changed.severity) return
  if (!isLive(problem))
    throw new Problem('problem.wrong-state', { message: 'This problem is solved. Reopen it first.' })
  if (
    owner !== null &&
    (await tx.query('select 1 from company_member where company_id = $1 and uid = $2', [problem.companyId, owner]))
      .length === 0
  ) {
    throw new Problem('input.invalid', { fields: { ownerUid: 'Choose somebody of your company.' } })
  }
  await tx.query(
    `update problem set owner_uid = $2, severity = $3, due_at = $4::timestamptz, updated_at = $5::timestamptz, escalated_at = case when $4::timestamptz > $5::timestamptz then null else escalated_at end where id = $1`,
    [problem.id, owner, severity, problemDueAt(problem.openedAt, severity), now],
  )
  await recordProblem(tx, problem, {
    actor,
    action: 'problem.changed',
    now,
    requestId,
    detail: { severity, owner: changed.owner },
  })
  if (changed.owner && owner !== null && owner !== actor.uid) {
    await notify(tx, {
      at: now,
      to: [owner],
      kind: 'problem.given',
      title: `${problem.number} is yours to solve`,
      body: problem.subject,
      link: problemLinks.company(problem.id),
    })
  }
}

/** The company says how it was solved. Throws `problem.wrong-state` when it is solved already. */
export async function resolve(
  tx: Db,
  problem: KeptProblem,
  { outcome, noShow }: Input<'problems.resolve'>,
  { actor, now, requestId }: Working,
): Promise<void> {
  if (!isLive(problem))
    throw new Problem('problem.wrong-state', {
      message: 'Somebody has already resolved this problem. Their words stand.',
    })
  if (problem.category === 'noShow') await answerAppeal(tx, problem, { noShow, actor, now })
  await tx.query(
    `update problem set status = 'resolved', resolved_at = $2, updated_at = $2, outcome = $3 where id = $1`,
    [problem.id, now, outcome],
  )
  await threadRepository(tx, 'problem').add(problem.id, { actor, text: outcome, event: 'resolved', now })
  await recordProblem(tx, problem, {
    actor,
    action: 'problem.resolved',
    now,
    requestId,
    ...(noShow && { detail: { noShow } }),
  })
  await tellOtherSide(tx, problem, {
    actor,
    now,
    kind: 'problem.resolved',
    title: `${problem.number} is resolved: ${problem.subject}`,
    body: `They say: ${outcome}\n\nIf it is not solved, reopen it. Otherwise it closes by itself after 7 days.`,
  })
}

/** Ends a matter that is solved, or that the person's own side brought up. */
export async function close(tx: Db, problem: KeptProblem, { viewer, actor, now, requestId }: Working): Promise<void> {
  if (problem.status === 'closed') return
  if (problem.status !== 'resolved' && problem.raisedBy !== viewer.side) {
    throw new Problem('problem.wrong-state', {
      message:
        viewer.side === 'company'
          ? 'Say how it was solved instead: the worker decides whether it is.'
          : 'The company reported this. Write to them instead.',
    })
  }
  await tx.query(
    `update problem set status = 'closed', resolved_at = coalesce(resolved_at, $2), closed_at = $2, updated_at = $2 where id = $1`,
    [problem.id, now],
  )
  await threadRepository(tx, 'problem').add(problem.id, { actor, text: '', event: 'closed', now })
  await recordProblem(tx, problem, { actor, action: 'problem.closed', now, requestId })
  await tellOtherSide(tx, problem, {
    actor,
    now,
    kind: 'problem.closed',
    title: `${problem.number} is closed: ${problem.subject}`,
    body: '',
    critical: false,
  })
}

/** It was not solved after all: it waits again, with its whole time. */
export async function reopen(
  tx: Db,
  problem: KeptProblem,
  reason: string,
  { viewer, actor, now, requestId }: Working,
): Promise<void> {
  if (isLive(problem)) throw new Problem('problem.wrong-state', { message: 'This problem is open already.' })
  if (problem.assignmentId && (problem.category === 'hours' || problem.category === 'noShow'))
    await refuseSecond(tx, problem)
  await tx.query(
    `update problem set status = 'open', opened_at = $2, due_at = $3, updated_at = $2, escalated_at = null, resolved_at = null, closed_at = null, outcome = null where id = $1`,
    [problem.id, now, problemDueAt(now.toISOString(), problem.severity)],
  )
  await threadRepository(tx, 'problem').add(problem.id, { actor, text: reason, event: 'reopened', now })
  await recordProblem(tx, problem, { actor, action: 'problem.reopened', now, requestId })
  await tellOtherSide(tx, problem, {
    actor,
    now,
    kind: 'problem.reopened',
    title: `${viewer.side === 'company' ? problem.companyName : problem.seekerName} reopened ${problem.number}: ${problem.subject}`,
    body: `They say: ${shortened(reason)}`,
  })
}

async function refuseSecond(tx: Db, { assignmentId, category }: KeptProblem): Promise<void> {
  const open = await tx.query(
    `select 1 from problem where assignment_id = $1 and category = $2 and status in ('open', 'inProgress')`,
    [assignmentId, category],
  )
  if (open.length > 0) throw new Problem('problem.exists')
}

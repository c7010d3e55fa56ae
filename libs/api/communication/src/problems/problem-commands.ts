import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { threadRepository } from '../threads/thread-repository'
import { aboutProblem } from './about-problem'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import { withdrawNoShow } from './decide-appeal'
import { actingParty } from './acting-party'
import { otherSideNotices, problemLinks, shortened } from './problem-notices'
import { problemRepository, type StoredProblem } from './problem-repository'
import { isLive } from './problem-view'

interface LockedProblem {
  /** Locked by the caller. */
  problem: StoredProblem
}

type Input<Name extends keyof Contract> = LockedProblem & Omit<ParsedInputOf<Contract[Name]>, 'id'>
type Context = CommandContext<Actor>

/**
 * Writes into the thread. The company's first answer puts the problem in progress; the member who answers has it from
 * then on, unless somebody else does. A closed one is reopened with a reason instead.
 */
export async function reply(ctx: Context, { problem, text, fileIds }: Input<'problems.reply'>): Promise<void> {
  if (problem.status === 'closed')
    throw new ApiError('problem.wrong-state', { message: 'This problem is closed. Reopen it to go on writing.' })
  const { tx, actor, now } = ctx
  const { id, companyId, seekerId, status } = problem
  await threadRepository(tx, 'problem').add(id, { actor, text, fileIds, audience: { companyId, seekerId }, now })
  const byCompany = actingParty(actor).side === 'company'
  await problemRepository(tx).setStatus(id, byCompany && status === 'open' ? 'inProgress' : status, now)
  if (byCompany) await problemRepository(tx).own(id, actor.uid)
  await ctx.record({
    action: 'problem.answered',
    ...(await aboutProblem(tx, problem)),
    notices: await otherSideNotices(ctx, problem, {
      kind: 'problem.answered',
      title: `${byCompany ? problem.companyName : problem.seekerName} wrote about ${problem.number}`,
      body: `${problem.subject}\n\n${shortened(text)}`,
    }),
  })
}

/**
 * Gives the problem an owner or a severity; the due time follows. Throws `input.invalid` for an owner who is no member.
 */
export async function change(ctx: Context, input: Input<'problems.change'>): Promise<void> {
  const { problem, severity = problem.severity } = input
  const { tx, actor, now } = ctx
  const ownerUid = input.ownerUid === undefined ? problem.ownerUid : input.ownerUid
  const changed = { owner: ownerUid !== problem.ownerUid, severity: severity !== problem.severity }
  if (!changed.owner && !changed.severity) return
  if (!isLive(problem))
    throw new ApiError('problem.wrong-state', { message: 'This problem is solved. Reopen it first.' })
  if (ownerUid !== null) await requireMember(ctx, problem, ownerUid)
  await problemRepository(tx).change(problem.id, { ownerUid, severity, openedAt: problem.openedAt }, now)
  const hasNewOwner = changed.owner && ownerUid !== null && ownerUid !== actor.uid
  await ctx.record({
    action: 'problem.changed',
    ...(await aboutProblem(tx, problem)),
    detail: { severity, owner: changed.owner },
    notices: hasNewOwner
      ? [
          {
            to: [ownerUid],
            kind: 'problem.given',
            title: `${problem.number} is yours to solve`,
            body: problem.subject,
            link: problemLinks.company(problem.id),
          },
        ]
      : [],
  })
}

async function requireMember({ tx }: Context, { companyId }: StoredProblem, uid: string): Promise<void> {
  const members = await tx.query('select 1 from company_member where company_id = $1 and uid = $2', [companyId, uid])
  if (members.length === 0)
    throw new ApiError('input.invalid', { fields: { ownerUid: 'Choose a member of your company.' } })
}

/**
 * The company says how it was solved. It cannot turn down an appeal: resolving it takes the no-show back. Throws
 * `problem.wrong-state` when it is solved already.
 */
export async function resolve(ctx: Context, { problem, outcome }: Input<'problems.resolve'>): Promise<void> {
  if (!isLive(problem))
    throw new ApiError('problem.wrong-state', {
      message: 'Somebody has already resolved this problem.',
    })
  const { tx, actor, now } = ctx
  if (problem.category === 'noShow' && problem.assignmentId) {
    const work = await assignmentRepository(tx).lockForSweep(problem.assignmentId)
    if (work.status === 'noShow') await withdrawNoShow(ctx, problem)
  }
  await problemRepository(tx).resolve(problem.id, outcome, now)
  await threadRepository(tx, 'problem').add(problem.id, { actor, text: outcome, event: 'resolved', now })
  await ctx.record({
    action: 'problem.resolved',
    ...(await aboutProblem(tx, problem)),
    notices: await otherSideNotices(ctx, problem, {
      kind: 'problem.resolved',
      title: `${problem.number} is resolved: ${problem.subject}`,
      body: `They say: ${outcome}\n\nIf it is not solved, reopen it. Otherwise it closes by itself after 7 days.`,
    }),
  })
}

/** Closes a problem that is resolved, or that the person's own side reported. */
export async function close(ctx: Context, { problem }: LockedProblem): Promise<void> {
  if (problem.status === 'closed') return
  const { tx, actor, now } = ctx
  const { side } = actingParty(actor)
  if (problem.status !== 'resolved' && problem.raisedBy !== side) {
    throw new ApiError('problem.wrong-state', {
      message:
        side === 'company'
          ? 'Say how it was solved instead: the worker decides whether it is.'
          : 'The company reported this. Write to them instead.',
    })
  }
  await problemRepository(tx).close(problem.id, now)
  await threadRepository(tx, 'problem').add(problem.id, { actor, text: '', event: 'closed', now })
  await ctx.record({
    action: 'problem.closed',
    ...(await aboutProblem(tx, problem)),
    notices: await otherSideNotices(ctx, problem, {
      kind: 'problem.closed',
      title: `${problem.number} is closed: ${problem.subject}`,
      body: '',
      critical: false,
    }),
  })
}

/** Opens a problem again; its due time starts again. */
export async function reopen(ctx: Context, { problem, reason }: Input<'problems.reopen'>): Promise<void> {
  if (isLive(problem)) throw new ApiError('problem.wrong-state', { message: 'This problem is open already.' })
  if (problem.decidedAt !== null)
    throw new ApiError('problem.wrong-state', { message: 'S4 has decided this. Ask S4 if something new has come up.' })
  const { tx, actor, now } = ctx
  if (problem.assignmentId && (problem.category === 'hours' || problem.category === 'noShow'))
    await refuseDuplicate(ctx, problem)
  await problemRepository(tx).reopen(problem.id, problem.severity, now)
  await threadRepository(tx, 'problem').add(problem.id, { actor, text: reason, event: 'reopened', now })
  const name = actingParty(actor).side === 'company' ? problem.companyName : problem.seekerName
  await ctx.record({
    action: 'problem.reopened',
    ...(await aboutProblem(tx, problem)),
    notices: await otherSideNotices(ctx, problem, {
      kind: 'problem.reopened',
      title: `${name} reopened ${problem.number}: ${problem.subject}`,
      body: `They say: ${shortened(reason)}`,
    }),
  })
}

async function refuseDuplicate({ tx }: Context, { assignmentId, category }: StoredProblem): Promise<void> {
  const open = await tx.query(
    `select 1 from problem where assignment_id = $1 and category = $2 and status in ('open', 'inProgress')`,
    [assignmentId, category],
  )
  if (open.length > 0) throw new ApiError('problem.exists')
}

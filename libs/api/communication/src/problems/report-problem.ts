import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { openProblem } from './open-problem'
import { actingParty } from './acting-party'
import { hasCommonWork } from './problem-subjects'

type Report = ParsedInputOf<Contract['problems.create']>

/**
 * Reports a problem about work that both sides have in common; returns its id. Throws `job.missing`,
 * `assignment.missing`, `problem.exists`.
 */
export async function reportProblem(ctx: CommandContext<Actor>, input: Report): Promise<string> {
  const { tx, actor } = ctx
  const { jobId, assignmentId, category } = input
  const viewer = actingParty(actor)
  const seekerId = viewer.side === 'seeker' ? viewer.id : input.seekerId
  if (!seekerId) throw new ApiError('input.invalid', { fields: { seekerId: 'Choose the worker it is about.' } })
  const companyId = await findCompanyId(tx, jobId)
  if (!companyId || (viewer.side === 'company' && companyId !== viewer.id)) throw new ApiError('job.missing')
  if (!(await hasCommonWork(tx, { jobId, seekerId }))) throw new ApiError('job.missing')
  if (assignmentId) await requireWork(tx, { assignmentId, jobId, seekerId }, category)
  else if (category === 'noShow')
    throw new ApiError('input.invalid', {
      fields: { category: 'Appeal from the page of the work that was marked as a no-show.' },
    })

  const opened = await openProblem(ctx, { ...input, assignmentId: assignmentId ?? null, companyId, seekerId })
  if (!opened) throw new ApiError('problem.exists')
  return opened.id
}

async function findCompanyId(tx: Db, jobId: string): Promise<string | undefined> {
  const [job] = await tx.query<{ companyId: string }>('select company_id from job where id = $1', [jobId])
  return job?.companyId
}

async function requireWork(
  tx: Db,
  { assignmentId, jobId, seekerId }: { assignmentId: string; jobId: string; seekerId: string },
  category: Report['category'],
): Promise<void> {
  const [work] = await tx.query<{ status: string }>(
    'select status from assignment where id = $1 and job_id = $2 and seeker_id = $3 for share',
    [assignmentId, jobId, seekerId],
  )
  if (!work) throw new ApiError('assignment.missing')
  if (category === 'noShow' && (await isDecided(tx, assignmentId)))
    throw new ApiError('problem.exists', { message: 'S4 has decided on this no-show already.' })
  if (category === 'noShow' && work.status !== 'noShow')
    throw new ApiError('assignment.wrong-state', { message: 'This work is not recorded as a no-show.' })
}

const isDecided = async (tx: Db, assignmentId: string): Promise<boolean> =>
  (
    await tx.query(
      `select 1 from problem where assignment_id = $1 and category = 'noShow' and decided_at is not null limit 1`,
      [assignmentId],
    )
  ).length > 0

import type { Contract, ParsedInputOf } from '@s4/contract'
import { postingResources } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { postInTurn, writeJob } from '../jobs'
import { checkJobs } from './check-jobs'
import { jobImportRepository } from './job-import-repository'

type Input = ParsedInputOf<Contract['jobImports.run']>

/**
 * Posts the jobs of a file in one transaction, by the rules of a job that is posted alone. Throws `record.missing`,
 * `job-import.done`, `job.posted-already`, and `input.invalid` where rows are wrong and not to be left out.
 */
export async function runImport(
  ctx: CommandContext<CompanyActor>,
  { id, mapping, leaveOutWrong, repeats }: Input,
): Promise<{ posted: number; leftOut: number }> {
  const { tx, actor, now } = ctx
  const imports = jobImportRepository(tx)
  const found = await imports.lock({ id, ...actor })
  if (!found) throw new ApiError('record.missing')
  if (found.postedAt !== null) throw new ApiError('job-import.done')
  await postInTurn(tx, actor.companyId)
  const { jobs, wrong } = await checkJobs(tx, actor, { records: found.records, mapping, now })
  if (wrong > 0 && !leaveOutWrong)
    throw new ApiError('input.invalid', {
      fields: {
        leaveOutWrong:
          wrong === 1
            ? '1 row has an error. Correct the file, or leave it out.'
            : `${wrong} rows have errors. Correct the file, or leave them out.`,
      },
    })
  const repeated = jobs.filter(({ posted }) => posted !== null)
  if (repeated.length > 0 && repeats === undefined)
    throw new ApiError('job.posted-already', {
      fields: { repeats: `Rows ${repeated.map(({ row }) => row).join(', ')} are posted already. Choose what to do.` },
    })
  const wanted = repeats === 'leaveOut' ? jobs.filter(({ posted }) => posted === null) : jobs
  if (wanted.length === 0)
    throw new ApiError('input.invalid', {
      fields: { [jobs.length === 0 ? 'leaveOutWrong' : 'repeats']: 'No job is left to post.' },
    })
  for (const { draft } of wanted) await writeJob(ctx, actor, { ...draft, publish: true })
  await imports.end(id, now)
  const leftOut = wrong + jobs.length - wanted.length
  await ctx.record({
    action: 'jobs.imported',
    subject: { kind: 'job-import', id },
    companyId: actor.companyId,
    detail: { posted: wanted.length, leftOut },
    signals: [{ to: await listMemberUids(tx, actor.companyId), resources: postingResources }],
  })
  return { posted: wanted.length, leftOut }
}

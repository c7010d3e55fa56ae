import type { CompanyJobDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { implement, readSortCursor, toPage } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { cancelJob } from './cancel-job'
import { cancellationCost } from './cancellation-cost'
import { closeJob } from './close-job'
import { createJob } from './create-job'
import { forReader } from './for-reader'
import { kindOfSort } from './store/job-lists'
import { jobQueries } from './store/job-queries'
import { publishJob } from './publish-job'
import { updateJob } from './update-job'

export const jobHandlers = ({ db, clock }: Deps) => [
  implement('jobs.list', async ({ input, actor }) => {
    const now = clock.now().toISOString()
    const rows = await jobQueries(db).page({
      actor,
      list: input.status,
      after: readSortCursor(input.cursor, kindOfSort(input.sort)),
      sort: input.sort,
      limit: input.limit + 1,
      now,
      filter: input,
    })
    const { data, nextCursor } = toPage(rows, input.limit, ({ sortKey: key, job: { id } }) => ({ key, id }))
    return { data: data.map(({ job }) => forReader(actor, job)), nextCursor }
  }),

  implement('jobs.counts', ({ input, actor }) => jobQueries(db).counts(actor, clock.now().toISOString(), input)),

  implement('jobs.show', ({ input, actor }) => shown(db, actor, { id: input.id, now: clock.now() })),

  implement('jobs.cancellation', ({ input: { id: jobId }, actor: { companyId } }) =>
    cancellationCost(db, { companyId, jobId, now: clock.now() }),
  ),

  implement('jobs.lastTerms', async ({ actor }) => jobQueries(db).lastJob(actor.companyId)),

  implement('jobs.create', ({ input, transact }) => transact(async (ctx) => written(ctx, await createJob(ctx, input)))),

  implement('jobs.update', ({ input, transact }) =>
    transact(async (ctx) => {
      await updateJob(ctx, input)
      return written(ctx, input.id)
    }),
  ),

  implement('jobs.publish', ({ input, transact }) =>
    transact(async (ctx) => {
      await publishJob(ctx, input)
      return written(ctx, input.id)
    }),
  ),

  implement('jobs.close', ({ input, transact }) =>
    transact(async (ctx) => {
      await closeJob(ctx, input)
      return written(ctx, input.id)
    }),
  ),

  implement('jobs.cancel', ({ input, transact }) =>
    transact(async (ctx) => {
      await cancelJob(ctx, input)
      return written(ctx, input.id)
    }),
  ),
]

const written = ({ tx, actor, now }: CommandContext<CompanyActor>, id: string) => shown(tx, actor, { id, now })

async function shown(db: Db, actor: CompanyActor, { id, now }: { id: string; now: Date }): Promise<CompanyJobDetails> {
  const job = await jobQueries(db).details(actor.companyId, id, now.toISOString())
  if (!job) throw new ApiError('job.missing')
  const { client } = forReader(actor, job)
  return { ...job, client, contractTitle: client && job.contractTitle }
}

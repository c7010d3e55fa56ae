import type { RecurringDemand } from '@s4/contract'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { implement, readCursor, toPage } from '@s4/api-platform/http'
import { siteFor } from '../jobs'
import { changeDemand, createDemand, endDemand, pauseDemand, resumeDemand, retryDemand } from './recurring-commands'
import { listDemands, previewPattern, shownDemand } from './recurring-view'
import { findDemand } from './stored-demand'

export const recurringHandlers = ({ db, clock }: Deps) => [
  implement('recurring.list', async ({ input, actor }) => {
    const rows = await listDemands(db, actor, {
      after: readCursor(input.cursor),
      limit: input.limit + 1,
      now: clock.now(),
    })
    const { data, nextCursor } = toPage(rows, input.limit, ({ at, summary: { id } }) => ({ at, id }))
    return { data: data.map(({ summary }) => summary), nextCursor }
  }),

  implement('recurring.preview', async ({ input, actor }) =>
    previewPattern(input, await siteFor(db, actor.companyId, input.siteId), clock.now()),
  ),

  implement('recurring.show', async ({ input: { id }, actor }) =>
    shownDemand(db, await findDemand(db, actor, { id }), { now: clock.now() }),
  ),

  implement('recurring.create', ({ input, transact }) =>
    transact(async (ctx) => written(ctx, await createDemand(ctx, input))),
  ),

  implement('recurring.update', ({ input, transact }) =>
    transact(async (ctx) => {
      const stays = await changeDemand(ctx, input)
      return written(ctx, input.id, stays)
    }),
  ),

  implement('recurring.end', ({ input, transact }) =>
    transact(async (ctx) => {
      const stays = await endDemand(ctx, input)
      return written(ctx, input.id, stays)
    }),
  ),

  implement('recurring.pause', ({ input, transact }) =>
    transact(async (ctx) => {
      await pauseDemand(ctx, input)
      return written(ctx, input.id)
    }),
  ),

  implement('recurring.resume', ({ input, transact }) =>
    transact(async (ctx) => {
      await resumeDemand(ctx, input)
      return written(ctx, input.id)
    }),
  ),

  implement('recurring.retry', ({ input, transact }) =>
    transact(async (ctx) => {
      await retryDemand(ctx, input)
      return written(ctx, input.id)
    }),
  ),
]

const written = async (
  { tx, actor, now }: CommandContext<CompanyActor>,
  id: string,
  stays: RecurringDemand['stays'] = [],
): Promise<RecurringDemand> => shownDemand(tx, await findDemand(tx, actor, { id }), { now, stays })

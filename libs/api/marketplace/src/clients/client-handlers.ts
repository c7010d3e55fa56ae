import type { Client } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { implement, readCursor, toPage } from '@s4/api-platform/http'
import {
  addContract,
  archiveClient,
  changeClient,
  changeContract,
  createClient,
  placeSites,
  restoreClient,
} from './client-commands'
import { clientRepository } from './client-repository'

export const clientHandlers = ({ db, clock }: Deps) => [
  implement('clients.list', async ({ input, actor }) => {
    const rows = await clientRepository(db).page({
      reader: actor,
      text: input.text,
      archived: input.archived === 'true',
      after: readCursor(input.cursor),
      limit: input.limit + 1,
      now: clock.now(),
    })
    const { data, nextCursor } = toPage(rows, input.limit, ({ at, client: { id } }) => ({ at, id }))
    return { data: data.map(({ client }) => client), nextCursor }
  }),

  implement('clients.show', async ({ input, actor }) => {
    if (!(await clientRepository(db).sees(actor, input.id))) throw new ApiError('client.missing')
    return shown(db, actor, { id: input.id, now: clock.now() })
  }),

  implement('clients.create', ({ input, transact }) =>
    transact(async (ctx) => written(ctx, await createClient(ctx, input))),
  ),

  implement('clients.update', ({ input, transact }) =>
    transact(async (ctx) => {
      await changeClient(ctx, input)
      return written(ctx, input.id)
    }),
  ),

  implement('clients.archive', ({ input, transact }) =>
    transact(async (ctx) => {
      await archiveClient(ctx, input)
      return written(ctx, input.id)
    }),
  ),

  implement('clients.restore', ({ input, transact }) =>
    transact(async (ctx) => {
      await restoreClient(ctx, input)
      return written(ctx, input.id)
    }),
  ),

  implement('clients.placeSites', ({ input, transact }) =>
    transact(async (ctx) => {
      await placeSites(ctx, input)
      return written(ctx, input.id)
    }),
  ),

  implement('clients.addContract', ({ input, transact }) =>
    transact(async (ctx) => {
      await addContract(ctx, input)
      return written(ctx, input.id)
    }),
  ),

  implement('clients.changeContract', ({ input, transact }) =>
    transact(async (ctx) => {
      await changeContract(ctx, input)
      return written(ctx, input.id)
    }),
  ),
]

const written = ({ tx, actor, now }: CommandContext<CompanyActor>, id: string) => shown(tx, actor, { id, now })

async function shown(db: Db, actor: CompanyActor, { id, now }: { id: string; now: Date }): Promise<Client> {
  const client = await clientRepository(db).find(actor, id, now)
  if (!client) throw new ApiError('client.missing')
  return client
}

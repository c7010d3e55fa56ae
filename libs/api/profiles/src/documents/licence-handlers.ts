import type { Licence } from '@s4/contract'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { found, type SeekerContext } from '../own-changes/record-own-change'
import { addLicence, changeLicence, removeLicence } from './licence-commands'
import { listLicences } from './licences'

/** SIA licences, one for each sector, and one driving licence. */
export const licenceHandlers = ({ db, clock, sealer }: Deps) => [
  implement('licence.list', ({ actor }) => listLicences(db, actor.seekerId, clock.now())),

  implement('licence.create', ({ input, transact }) =>
    transact(async (ctx) => shown(ctx, await addLicence(ctx, { ...input, sealer }))),
  ),

  implement('licence.update', ({ input, transact }) =>
    transact(async (ctx) => {
      await changeLicence(ctx, { ...input, sealer })
      return shown(ctx, input.id)
    }),
  ),

  implement('licence.remove', async ({ input, transact }) => {
    await transact((ctx) => removeLicence(ctx, input))
    return { done: true } as const
  }),
]

const shown = async ({ tx, actor, now }: SeekerContext, id: string): Promise<Licence> =>
  found((await listLicences(tx, actor.seekerId, now)).find((licence) => licence.id === id))

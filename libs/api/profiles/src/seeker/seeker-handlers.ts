import type { Deps } from '@s4/api-platform/deps'
import { implement, type Call } from '@s4/api-platform/http'
import { chooseGeocoder } from '@s4/api-platform/locations'
import { changeSeeker } from './change-seeker'
import { geocodeHome } from './home'
import { NO_COMPANY, workerProfile } from '../workers/worker-profile'
import { seekerRepository } from './seeker-repository'

/** The profile a seeker keeps: the specification's `GET /job-seeker`, and its changes. */
export const seekerHandlers = (deps: Deps) => {
  const { db, clock, sealer } = deps
  const geocoder = chooseGeocoder(deps)

  const change = async ({
    input: { before, ...patch },
    transact,
  }: Pick<Call<'seeker.update'>, 'input' | 'transact'>) => {
    const home = await geocodeHome(geocoder, patch)
    return transact(async (ctx) => {
      await changeSeeker(ctx, { patch, before, home, sealer })
      return seekerRepository(ctx.tx).show(ctx.actor.seekerId)
    })
  }

  return [
    implement('seeker.show', ({ actor }) => seekerRepository(db).show(actor.seekerId)),
    implement('seeker.seen', ({ actor: { seekerId } }) =>
      workerProfile(db, { seekerId, companyId: NO_COMPANY, now: clock.now() }),
    ),
    implement('seeker.create', change),
    implement('seeker.update', change),
  ]
}

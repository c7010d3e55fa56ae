import { MAX_SAVED_SEARCHES, type KeptSearch, type SearchAlert } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { savedSearchRepository } from './saved-search-repository'

type Context = CommandContext<SeekerActor>

interface NewSearch {
  name: string
  alert: SearchAlert
  search: KeptSearch
  point: { lat: number; lng: number } | null
}

/** Throws `input.invalid` for a name taken, one search too many, and an alert that looks nowhere. */
export async function addSavedSearch(ctx: Context, input: NewSearch): Promise<{ id: string }> {
  const { tx, actor, now } = ctx
  const searches = savedSearchRepository(tx, actor.seekerId)
  await tx.query('select id from seeker where id = $1 for no key update', [actor.seekerId])
  if ((await searches.count()) >= MAX_SAVED_SEARCHES)
    throw refused('name', `You keep ${MAX_SAVED_SEARCHES} searches. Remove one first.`)
  const id = uuid()
  await searches.insert({ ...input, id, now }).catch(refuseSameName)
  await refuseNowhere(ctx, id, input.alert)
  await record(ctx, { id, action: 'saved-search.added' })
  return { id }
}

/** Throws `record.missing`, and `input.invalid` for a name taken or an alert that looks nowhere. */
export async function changeSavedSearch(
  ctx: Context,
  { id, name, alert }: { id: string; name?: string | undefined; alert?: SearchAlert | undefined },
): Promise<void> {
  const changed = await savedSearchRepository(ctx.tx, ctx.actor.seekerId)
    .change(id, { name, alert })
    .catch(refuseSameName)
  if (!changed) throw new ApiError('record.missing')
  await refuseNowhere(ctx, id, alert)
  await record(ctx, { id, action: 'saved-search.changed' })
}

/** Throws `record.missing`. */
export async function removeSavedSearch(ctx: Context, id: string): Promise<void> {
  if (!(await savedSearchRepository(ctx.tx, ctx.actor.seekerId).remove(id))) throw new ApiError('record.missing')
  await record(ctx, { id, action: 'saved-search.removed' })
}

async function refuseNowhere({ tx, actor }: Context, id: string, alert: SearchAlert | undefined): Promise<void> {
  if (alert === undefined || alert === 'off') return
  if (!(await savedSearchRepository(tx, actor.seekerId).looksSomewhere(id)))
    throw refused('alert', 'Search near a place first, or give your home address: S4 does not know where to look.')
}

const refused = (field: string, message: string) => new ApiError('input.invalid', { fields: { [field]: message } })

function refuseSameName(error: unknown): never {
  if (violatedConstraint(error) === 'one_saved_search_of_a_name')
    throw refused('name', 'You keep a search of this name. Choose another name.')
  throw error
}

const record = (ctx: Context, { id, action }: { id: string; action: string }): Promise<void> =>
  ctx.record({
    action,
    subject: { kind: 'saved-search', id },
    signals: [{ to: [ctx.actor.uid], resources: ['savedSearches'] }],
  })

import type { KeptSearch } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { chooseGeocoder } from '@s4/api-platform/locations'
import { addSavedSearch, changeSavedSearch, removeSavedSearch } from './change-saved-searches'
import { savedSearchRepository } from './saved-search-repository'

const done = { done: true } as const

/** Searches that a worker keeps, and is told of new jobs by (docs/product.md#saved-searches). */
export const savedSearchHandlers = (deps: Deps) => {
  const geocoder = chooseGeocoder(deps)

  /** Throws `input.invalid` on `town` when it is unknown; null for a search without a place. */
  const pointOf = async ({ lat, lng, town }: KeptSearch) => {
    if (lat !== undefined && lng !== undefined) return { lat, lng }
    if (!town) return null
    const [location] = await geocoder.search(town, 1)
    if (!location)
      throw new ApiError('input.invalid', {
        fields: { town: 'We could not find that place. Try a town, or a postcode like LS1 4DY.' },
      })
    return location.point
  }

  return [
    implement('savedSearches.list', ({ actor }) => savedSearchRepository(deps.db, actor.seekerId).list()),

    implement('savedSearches.create', async ({ input, transact }) => {
      const point = await pointOf(input.search)
      return transact((ctx) => addSavedSearch(ctx, { ...input, point }))
    }),

    implement('savedSearches.change', async ({ input, transact }) => {
      await transact((ctx) => changeSavedSearch(ctx, input))
      return done
    }),

    implement('savedSearches.remove', async ({ input: { id }, transact }) => {
      await transact((ctx) => removeSavedSearch(ctx, id))
      return done
    }),
  ]
}

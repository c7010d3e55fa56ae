import { useApi, type Api } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'
import { useChange } from './use-change'

/** Both sides' ratings of one assignment. */
export const ratingsQuery = (api: Api, id: string) => api.query('ratings.show', { id })
export const useRatings = (id: string) => useQuery(ratingsQuery(useApi(), id))
export const useRate = () => useChange('ratings.create')

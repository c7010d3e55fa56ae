import { useApi } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'
import { useChange } from './use-change'

/** Both sides' ratings of one assignment. */
export const useRatings = (id: string) => useQuery(useApi().query('ratings.show', { id }))
export const useRate = () => useChange('ratings.create')

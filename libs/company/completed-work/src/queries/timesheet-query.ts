import { useApi } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'

export const useTimesheet = (period: { from: string; to: string }) =>
  useQuery(useApi().query('timesheets.show', period))

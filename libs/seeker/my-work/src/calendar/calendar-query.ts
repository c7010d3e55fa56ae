import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ShownDays } from './shown-days'

export const calendarDaysQuery = (api: Api, { from, to }: ShownDays) => api.query('calendar.days', { from, to })
export const useCalendarDays = (days: ShownDays) => useSuspenseQuery(calendarDaysQuery(useApi(), days)).data

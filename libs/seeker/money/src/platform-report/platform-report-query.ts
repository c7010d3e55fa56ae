import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const platformReportQuery = (api: Api) => api.query('platformReport.show', {})
export const usePlatformReport = () => useSuspenseQuery(platformReportQuery(useApi())).data

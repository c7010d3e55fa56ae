import { useApi, type Api } from '@s4/api-client'
import { localDate } from '@s4/domain/shift-text'
import { useSuspenseQuery } from '@tanstack/react-query'

export interface ReportQuery {
  id: string
  month: string
  siteId?: string
}

/** The month it is at the clock of London, unless the address says otherwise. */
export function parseReportAsked(id: string, params: URLSearchParams): ReportQuery {
  const given = params.get('month') ?? ''
  const siteId = params.get('siteId')
  return {
    id,
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(given) ? given : localDate(new Date().toISOString()).slice(0, 7),
    ...(siteId && { siteId }),
  }
}

export const reportQuery = (api: Api, asked: ReportQuery) => api.query('clientReports.show', asked)
export const useReport = (asked: ReportQuery) => useSuspenseQuery(reportQuery(useApi(), asked)).data

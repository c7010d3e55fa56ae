import { useApi, type Api } from '@s4/api-client'
import { addDays, dayNumber } from '@s4/domain/calendar-date'
import { marginGroups } from '@s4/domain/charge'
import { localDate } from '@s4/domain/shift-text'
import { useSuspenseQuery } from '@tanstack/react-query'

export interface MarginsQuery extends Record<string, string> {
  from: string
  to: string
  by: (typeof marginGroups)[number]
}

const DAYS = 28

/** The last four weeks by client, unless the address says otherwise. */
export function parseMarginsAsked(params: URLSearchParams): MarginsQuery {
  const date = (name: string, otherwise: string) => {
    const given = params.get(name) ?? ''
    return dayNumber(given) === null ? otherwise : given
  }
  const to = date('to', localDate(new Date().toISOString()))
  return {
    from: date('from', addDays(to, 1 - DAYS)),
    to,
    by: marginGroups.find((known) => known === params.get('by')) ?? 'client',
  }
}

export const marginsQuery = (api: Api, asked: MarginsQuery) => api.query('margins.show', asked)
export const useMargins = (asked: MarginsQuery) => useSuspenseQuery(marginsQuery(useApi(), asked)).data

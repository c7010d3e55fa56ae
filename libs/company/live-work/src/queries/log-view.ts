import { AlertFilter, alertStates, CheckCallFilter, type AlertState } from '@s4/contract'

/** Which part of the log: alerts in a state, or every check call. */
export type LogView = AlertState | 'calls'

/** What the list of alerts is narrowed by. */
export type LogFilter = Omit<AlertFilter, 'state'>

/** The view in the URL, the open alerts by default. */
export function parseLogView(params: URLSearchParams): LogView {
  const state = params.get('state')
  return state === 'calls' ? state : (alertStates.find((known) => known === state) ?? 'open')
}

/** The filter in the URL, without what nobody could have chosen. */
export function parseLogFilter(params: URLSearchParams): LogFilter {
  const { jobId, severity, siteId, assignedTo } = AlertFilter.shape
  const read = <Value>(name: string, schema: { safeParse: (value: unknown) => { data?: Value | undefined } }) =>
    schema.safeParse(params.get(name) || undefined).data
  const found = {
    jobId: read('jobId', jobId),
    severity: read('severity', severity),
    siteId: read('siteId', siteId),
    assignedTo: read('assignedTo', assignedTo),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Filter and view as the search of a URL. */
export const logSearch = (filter: LogFilter, state?: LogView): string =>
  new URLSearchParams(
    Object.entries({ ...filter, state }).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  ).toString()

/** The filter of check calls in the URL, without what nobody could have chosen. */
export function parseCallFilter(params: URLSearchParams): CheckCallFilter {
  const { jobId, siteId } = parseLogFilter(params)
  const { show, who } = CheckCallFilter.shape
  const name = who.safeParse(params.get('who') || undefined).data
  return {
    show: show.safeParse(params.get('show') || undefined).data ?? 'all',
    ...(jobId && { jobId }),
    ...(siteId && { siteId }),
    ...(name && { who: name }),
  }
}

/** The filter of check calls as the search of a URL. */
export const callSearch = (filter: CheckCallFilter): string =>
  new URLSearchParams(Object.entries(filter).flatMap(([key, value]) => (value ? [[key, value]] : []))).toString()

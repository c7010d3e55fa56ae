import { alertStates, callViews, type AlertFilter, type AlertState, type CheckCallFilter } from '@s4/contract'
import { severities } from '@s4/domain/alert-severity'

/** Which part of the log: alerts in a state, or every check call. */
export type LogView = AlertState | 'calls'

/** What the list of alerts is narrowed by. */
export type LogFilter = Omit<AlertFilter, 'state'>

/** The view in the URL, the open alerts by default. */
export function parseLogView(params: URLSearchParams): LogView {
  const state = params.get('state')
  return state === 'calls' ? state : (alertStates.find((known) => known === state) ?? 'open')
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const LONGEST_NAME = 200
const LONGEST_PART = 100

/** The filter in the URL, without what nobody could have chosen. */
export function parseLogFilter(params: URLSearchParams): LogFilter {
  const read = (name: string, fits: (text: string) => boolean) => {
    const text = params.get(name)
    return text && fits(text) ? text : undefined
  }
  const found = {
    jobId: read('jobId', (text) => ID.test(text)),
    severity: severities.find((known) => known === params.get('severity')),
    siteId: read('siteId', (text) => ID.test(text)),
    assignedTo: read('assignedTo', (text) => text.length <= LONGEST_NAME),
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
  const name = params.get('who')?.trim().slice(0, LONGEST_PART)
  return {
    show: callViews.find((known) => known === params.get('show')) ?? 'all',
    ...(jobId && { jobId }),
    ...(siteId && { siteId }),
    ...(name && { who: name }),
  }
}

/** The filter of check calls as the search of a URL. */
export const callSearch = (filter: CheckCallFilter): string =>
  new URLSearchParams(Object.entries(filter).flatMap(([key, value]) => (value ? [[key, value]] : []))).toString()

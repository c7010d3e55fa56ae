/** Which part of the log: alerts still open, all alerts, or every check call. */
export type LogView = 'open' | 'all' | 'calls'

/** The view in the URL, the open alerts by default. */
export function parseLogView(params: URLSearchParams): LogView {
  const state = params.get('state')
  return state === 'all' || state === 'calls' ? state : 'open'
}

import type { LogView } from './live-queries'

/** What the address asks for; the open alerts unless told. */
export function viewOf(params: URLSearchParams): LogView {
  const state = params.get('state')
  return state === 'all' || state === 'calls' ? state : 'open'
}

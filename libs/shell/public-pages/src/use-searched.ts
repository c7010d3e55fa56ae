import { useSearchParams } from 'react-router-dom'

/** The landing page's search as the pages of a worker read it: `?text=…&town=…`, or empty without one. */
export function useSearched(): string {
  const [params] = useSearchParams()
  const searched = new URLSearchParams(
    ['text', 'town'].map((name) => [name, params.get(name)?.trim() ?? '']).filter(([, value]) => value),
  ).toString()
  return searched && `?${searched}`
}

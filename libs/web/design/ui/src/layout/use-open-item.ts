import { type To, useSearchParams } from 'react-router-dom'

export interface OpenItem {
  /** The id of the item that the address says is open. */
  open: string | null
  /** The address with another item open, or none, and what is shown of it; everything else is as it is. */
  addressOf: (id: string | null, shown?: Record<string, string>) => To
}

/**
 * What is open beside a list, kept in the address under `param`: Back, a reload and a sent link lead to it.
 * `within` are the params of what is shown of the open item.
 */
export function useOpenItem(param: string, ...within: string[]): OpenItem {
  const [params] = useSearchParams()
  return {
    open: params.get(param),
    addressOf: (id, shown = {}) => {
      const search = new URLSearchParams(params)
      for (const name of within) search.delete(name)
      if (id === null) search.delete(param)
      else search.set(param, id)
      for (const [name, value] of Object.entries(shown)) search.set(name, value)
      return { search: search.toString() }
    },
  }
}

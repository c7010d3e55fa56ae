import { type To, useSearchParams } from 'react-router-dom'

interface OpenItem {
  /** The id of the item that the address says is open. */
  open: string | null
  /** The address with another item open, or none, and everything else as it is. */
  addressOf: (id: string | null) => To
}

/** What is open beside a list, kept in the address under `param`: Back, a reload and a sent link lead to it. */
export function useOpenItem(param: string): OpenItem {
  const [params] = useSearchParams()
  return {
    open: params.get(param),
    addressOf: (id) => {
      const search = new URLSearchParams(params)
      if (id === null) search.delete(param)
      else search.set(param, id)
      return { search: search.toString() }
    },
  }
}

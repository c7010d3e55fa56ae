import { useSearchParams } from 'react-router-dom'
import type { Sort } from '../layout/data-table'

const PARAM = 'sort'

/** The order in the URL: `sort=pay` or, the largest first, `sort=-pay`; null for the order of the list itself. */
export function useSortInUrl(columns: readonly { key: string; sortBy?: unknown }[]) {
  const [params, setParams] = useSearchParams()
  const [, minus = '', key = ''] = /^(-?)(.+)$/.exec(params.get(PARAM) ?? '') ?? []
  const known = columns.some((column) => column.key === key && column.sortBy !== undefined)
  const sort: Sort | null = known ? { key, direction: minus ? 'descending' : 'ascending' } : null

  const setSort = (next: Sort | null) => {
    const changed = new URLSearchParams(params)
    if (next) changed.set(PARAM, sortText(next))
    else changed.delete(PARAM)
    setParams(changed, { replace: true, preventScrollReset: true })
  }
  return { sort, setSort }
}

/** As it stands in the URL and is sent to the server. */
export const sortText = ({ key, direction }: Sort): string => (direction === 'descending' ? `-${key}` : key)

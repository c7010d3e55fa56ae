import type { ReactNode } from 'react'
import { Disclosure } from '../controls/disclosure'
import { useNarrow } from '../layout/use-narrow'

interface FoldedFiltersProps {
  /** How many filters are set. */
  active: number
  /** Also where there is room for them, as beside an open record. */
  folded?: boolean | undefined
  children: ReactNode
}

/** Filters above a list: in sight at a desk, and behind one line on phones, so that the list is in sight. */
export function FoldedFilters({ active, folded = false, children }: FoldedFiltersProps) {
  const narrow = useNarrow()
  if (!narrow && !folded) return children
  return <Disclosure summary={active === 0 ? 'Filters' : `Filters (${active} set)`}>{children}</Disclosure>
}

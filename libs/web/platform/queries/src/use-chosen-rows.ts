import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

interface Chosen {
  /** The filter they were chosen under. */
  filter: string
  ids: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The rows that somebody chose in a list: still chosen when they come back to it in this tab, and none once the filter
 * is another. Ids of rows that are gone stay among them.
 */
export function useChosenRows(list: string, filter: string) {
  const kept = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>(() => {
    const before = kept.getQueryData<Chosen>(keyOf(list))
    return before?.filter === filter ? before : { filter, ids: NONE }
  })
  if (chosen.filter !== filter) setChosen({ filter, ids: NONE })
  useEffect(() => {
    kept.setQueryDefaults(keyOf(list), { gcTime: Infinity })
    kept.setQueryData(keyOf(list), chosen)
  }, [kept, list, chosen])

  return { ids: chosen.ids, onChange: (ids: ReadonlySet<string>) => setChosen({ filter, ids }) }
}

const keyOf = (list: string) => ['chosen', list]

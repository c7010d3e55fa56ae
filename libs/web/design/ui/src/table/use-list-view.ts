import { useState } from 'react'
import { useWide } from '../layout/use-wide'
import { keepLook, readLook } from './list-look'

export interface ListView {
  /** Whether the window is wide enough for a table. */
  wide: boolean
  view: 'cards' | 'table'
  show: (view: 'cards' | 'table') => void
}

/** Cards or a table: as chosen for this list in this browser, and cards where the window is narrower than 1100 px. */
export function useListView(list: string): ListView {
  const wide = useWide()
  const [chosen, setChosen] = useState(() => readLook(list).view)
  return {
    wide,
    view: wide && chosen === 'table' ? 'table' : 'cards',
    show: (view) => {
      setChosen(view)
      keepLook(list, { view })
    },
  }
}

const KEY = 'listLook'

/** How one list is shown in this browser. */
export interface ListLook {
  view?: 'cards' | 'table'
  /** Keys of the columns that the table leaves out; absent until somebody chooses. */
  hidden?: readonly string[]
}

function read(): Record<string, ListLook> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, ListLook>) : {}
  } catch {
    return {}
  }
}

/** The view and the columns that were chosen for a list in this browser. */
export function readLook(list: string): ListLook {
  const look: ListLook | undefined = read()[list]
  const hidden = Array.isArray(look?.hidden) ? look.hidden.filter((key) => typeof key === 'string') : undefined
  return { view: look?.view === 'table' ? 'table' : 'cards', ...(hidden && { hidden }) }
}

/** Remembers what changed; a browser that stores nothing keeps it until the page is closed. */
export function keepLook(list: string, change: ListLook): void {
  try {
    const kept = read()
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [list]: { ...kept[list], ...change } }))
  } catch {
    // Without storage the list starts with cards each time.
  }
}

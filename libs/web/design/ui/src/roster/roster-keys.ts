import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

const CONTROLS = 'a[href], button:not(:disabled)'

const bodyRows = (table: HTMLTableElement) => [...table.tBodies].flatMap(({ rows }) => [...rows])
/** The focusable elements of a cell: its links and buttons, else the cell. */
const focusStops = (cell: HTMLElement | undefined) => {
  if (!cell) return []
  const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)]
  return controls.length > 0 ? controls : [cell]
}

/** The grid has one tab stop; arrows, Home and End move inside it (ARIA grid pattern). */
export function useRosterKeys() {
  const table = useRef<HTMLTableElement>(null)

  // After each render the element with the tab stop may be gone.
  useEffect(() => {
    const grid = table.current
    if (!grid) return
    const stops = [...grid.querySelectorAll<HTMLElement>(`tbody :is(${CONTROLS})`)]
    const current = grid.querySelector('tbody [tabindex="0"]') ?? stops[0] ?? grid.querySelector('tbody td')
    for (const stop of stops) stop.tabIndex = -1
    current?.setAttribute('tabindex', '0')
  })

  const onFocus = ({ target }: FocusEvent<HTMLTableElement>) => {
    if (!target.closest('tbody')) return
    for (const stop of table.current?.querySelectorAll('tbody [tabindex="0"]') ?? [])
      stop.setAttribute('tabindex', '-1')
    target.setAttribute('tabindex', '0')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const next =
      table.current && event.target instanceof HTMLElement
        ? nextStop(table.current, event.target, event.key)
        : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return { role: 'grid', ref: table, onFocus, onKeyDown } as const
}

function nextStop(table: HTMLTableElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const cell = from.closest<HTMLTableCellElement>('tbody td, tbody th')
  const rows = bodyRows(table)
  const row = rows.findIndex((each) => each.contains(cell))
  const cells = rows[row]?.cells
  if (!cell || !cells) return undefined

  const stops = focusStops(cell)
  const within = stops.indexOf(from)
  const column = [...cells].indexOf(cell)
  switch (key) {
    case 'ArrowRight':
      return focusStops(cells[column + 1])[0]
    case 'ArrowLeft':
      return focusStops(cells[column - 1])[0]
    case 'ArrowDown':
      return stops[within + 1] ?? focusStops(rows[row + 1]?.cells[column])[0]
    case 'ArrowUp':
      return stops[within - 1] ?? focusStops(rows[row - 1]?.cells[column]).at(-1)
    case 'Home':
      return focusStops(cells[1])[0]
    case 'End':
      return focusStops(cells[cells.length - 1])[0]
    default:
      return undefined
  }
}

import { css } from '@emotion/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface WindowedListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** The estimated height in pixels before an item is measured. */
  itemHeight: number
  /** How many stand beside each other. */
  columns?: number
  renderItem: (item: Item) => ReactNode
}

const GAP = 12

/** Renders only the items near the viewport; screen readers still get the length of the list. */
export function WindowedList<Item>({
  label,
  items,
  itemKey,
  itemHeight,
  columns = 1,
  renderItem,
}: WindowedListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])

  // The virtualizer keeps its reference while it changes, and nothing here is memoised by it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => itemHeight,
    gap: GAP,
    lanes: columns,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : itemKey(item)
    },
  })

  return (
    <ul ref={list} aria-label={label} css={listStyle} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start, lane }) => {
        const item = items[index]
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            css={itemStyle}
            style={{
              transform: `translateY(${start - top}px)`,
              width: `calc((100% - ${GAP * (columns - 1)}px) / ${columns})`,
              left: `calc((100% + ${GAP}px) / ${columns} * ${lane})`,
            }}
          >
            {renderItem(item)}
          </li>
        )
      })}
    </ul>
  )
}

const listStyle = css({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' })
const itemStyle = css({ position: 'absolute', top: 0 })

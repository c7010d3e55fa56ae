import { css } from '@emotion/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface WindowedListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** About how tall one is in pixels, until it has been measured. */
  itemHeight: number
  renderItem: (item: Item) => ReactNode
}

const GAP = 12

/** A long list in the page's own scroll: only what is near the window is in the page, and a screen reader still hears how long it is. */
export function WindowedList<Item>({ label, items, itemKey, itemHeight, renderItem }: WindowedListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [])

  // The virtualizer changes under the same reference by design; nothing here is memoised by it.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => itemHeight,
    gap: GAP,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : itemKey(item)
    },
  })

  return (
    <ul ref={list} aria-label={label} css={listStyle} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index]
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            css={itemStyle}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {renderItem(item)}
          </li>
        )
      })}
    </ul>
  )
}

const listStyle = css({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' })
const itemStyle = css({ position: 'absolute', top: 0, left: 0, width: '100%' })

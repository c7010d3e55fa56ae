import { lazy, type ComponentType } from 'react'

const PAINT_DELAY_MS = 100

/** A component loaded after the first paint. The screen also works when loading it fails. */
export const lazyAfterPaint = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    nextPaint()
      .then(load)
      .then(
        (part) => ({ default: part }),
        () => ({ default: () => null }),
      ),
  )

const nextPaint = () => new Promise((resolve) => setTimeout(resolve, PAINT_DELAY_MS))

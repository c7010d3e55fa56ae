import { isAnswered, isServer, isWritten } from '@s4/ui/written'
import { lazy, type ComponentType } from 'react'

const PAINT_DELAY_MS = 100

type Load<Props extends object> = () => Promise<ComponentType<Props>>

/** A component loaded after the first paint, and never on the server. The screen also works when loading it fails. */
export const lazyAfterPaint = <Props extends object>(load: Load<Props>) =>
  lazyOrNothing(async () => (isServer() ? Nothing : nextPaint().then(load)))

/**
 * A component that belongs to what a page shows first (`InPicture`): loaded at once where the server wrote the page or
 * sent its answers, otherwise after the first paint. The screen also works when loading it fails.
 */
export const lazyInPicture = <Props extends object>(load: Load<Props>) =>
  lazyOrNothing(async () => (isServer() || isWritten() || isAnswered() ? load() : nextPaint().then(load)))

const lazyOrNothing = <Props extends object>(load: Load<Props>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  )

const Nothing = () => null

const nextPaint = () => new Promise((resolve) => setTimeout(resolve, PAINT_DELAY_MS))

import { lazyExtra } from '@s4/ui'
import { isAnswered, isServer, isWritten } from '@s4/ui/written'
import type { ComponentType } from 'react'

const PAINT_DELAY_MS = 100

type Load<Props extends object> = () => Promise<ComponentType<Props>>

/** A component loaded after the first paint, and never on the server. The screen also works when loading it fails. */
export const lazyAfterPaint = <Props extends object>(load: Load<Props>) =>
  lazyExtra(async () => (isServer() ? Nothing : nextPaint().then(load)))

/**
 * A component that belongs to what a page shows first (`InPicture`): loaded at once where the server wrote the page or
 * sent its answers, otherwise after the first paint. The screen also works when loading it fails.
 */
export const lazyInPicture = <Props extends object>(load: Load<Props>) =>
  lazyExtra(async () => (isServer() || isWritten() || isAnswered() ? load() : nextPaint().then(load)))

const Nothing = () => null

const nextPaint = () => new Promise((resolve) => setTimeout(resolve, PAINT_DELAY_MS))

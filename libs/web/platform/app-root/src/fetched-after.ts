import { lazy, type ComponentType } from 'react'

/** Milliseconds for a screen to be painted before anything else is fetched. */
const PAINT_DELAY_MS = 100

/** A part that comes after the screen; without it, should it not be fetched, the screen stands all the same. */
export const fetchedAfter = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    nextPaint()
      .then(load)
      .then(
        (part) => ({ default: part }),
        () => ({ default: () => null }),
      ),
  )

const nextPaint = () => new Promise((resolve) => setTimeout(resolve, PAINT_DELAY_MS))

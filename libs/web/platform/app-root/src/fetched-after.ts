import { lazy, type ComponentType } from 'react'

/** Milliseconds for a screen to be painted before anything else is fetched. */
const A_MOMENT = 100

/** A part that comes after the screen; without it, should it not be fetched, the screen stands all the same. */
export const fetchedAfter = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    painted()
      .then(load)
      .then(
        (part) => ({ default: part }),
        () => ({ default: () => null }),
      ),
  )

const painted = () => new Promise((resolve) => setTimeout(resolve, A_MOMENT))

import { type ComponentType, lazy } from 'react'

/** A map that cannot be loaded, such as without a network, stays empty: the page says the same as text. */
export const lazyMap = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )

import { lazy, type ComponentType } from 'react'

/** A part that comes after the screen; without it, should it not be fetched, the screen stands all the same. */
export const fetchedAfter = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() => load().then((part) => ({ default: part }), () => ({ default: () => null })))

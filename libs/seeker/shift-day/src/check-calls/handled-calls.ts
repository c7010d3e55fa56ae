import { useApi, type Api } from '@s4/api-client'
import { useSyncExternalStore } from 'react'

/** Ids of the calls that the worker closed or silenced; null for none. */
interface HandledCalls {
  aside: string | null
  quiet: string | null
}

function createStore() {
  let handled: HandledCalls = { aside: null, quiet: null }
  const listeners = new Set<() => void>()
  return {
    read: () => handled,
    change: (more: Partial<HandledCalls>) => {
      handled = { ...handled, ...more }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** One for each client of the API: a call put aside stays aside on every screen. */
const stores = new WeakMap<Api, ReturnType<typeof createStore>>()

export function useHandledCalls() {
  const api = useApi()
  const store = stores.get(api) ?? createStore()
  stores.set(api, store)
  return { ...useSyncExternalStore(store.subscribe, store.read, store.read), change: store.change }
}

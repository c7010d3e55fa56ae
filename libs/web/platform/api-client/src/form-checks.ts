import { useEffect, useEffectEvent } from 'react'

/**
 * Loads what checks forms. Shapes and what needs them are loaded after it: each is a piece of work for a slow phone,
 * which answers a touch in between.
 */
export const loadFormChecks = () => import('@hookform/resolvers/zod')

/** Loads what a form needs once somebody is at a field or a button, which its picture does without. */
export function useLoadAtControl(load: () => Promise<unknown>): void {
  const begin = useEffectEvent(load)
  useEffect(() => {
    const following = new AbortController()
    const loadAtControl = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof Element) || !target.matches('input, select, textarea, button')) return
      following.abort()
      // Whoever needs it asks again, and says when it does not come.
      void begin().catch(() => undefined)
    }
    document.addEventListener('focusin', loadAtControl, following)
    loadAtControl({ target: document.activeElement })
    return () => following.abort()
  }, [])
}

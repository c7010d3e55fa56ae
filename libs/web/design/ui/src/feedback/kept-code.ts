import { type ComponentType, useCallback, useEffect, useState } from 'react'

export type Load<Props extends object> = () => Promise<ComponentType<Props>>

export interface KeptCode<Props extends object> {
  part: ComponentType<Props> | null
  load: Load<Props>
}

/** Code that is asked for until it came once, and is there from then on. */
export function keepCode<Props extends object>(load: Load<Props>): KeptCode<Props> {
  const kept: KeptCode<Props> = { part: null, load: async () => (kept.part = await load()) }
  return kept
}

const ASK_AGAIN_MS = 10_000

/**
 * The component once its code is there, asked for at once. With `comes` it is asked for again every ten seconds and
 * when the browser is online again.
 */
export function useKeptCode<Props extends object>(kept: KeptCode<Props>, comes: boolean) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => kept.part)
  const [hasFailed, setHasFailed] = useState(false)
  const ask = useCallback(
    () =>
      kept.load().then(
        (part) => setPart(() => part),
        () => setHasFailed(true),
      ),
    [kept],
  )
  const isThere = Part !== null

  useEffect(() => {
    if (isThere) return undefined
    const askNow = () => void ask()
    askNow()
    if (!comes) return undefined
    const timer = setInterval(askNow, ASK_AGAIN_MS)
    window.addEventListener('online', askNow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', askNow)
    }
  }, [isThere, comes, ask])

  return { Part, hasFailed, ask }
}

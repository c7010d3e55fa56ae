export interface Coalesced {
  /** Runs the work, or once more after the present run. */
  run: () => void
  stop: () => void
}

/**
 * However often it is asked for, the work runs one at a time with a rest between, and always once more after the last
 * request: the first change is shown at once, and a storm of changes costs a few reads a second.
 */
export function coalesced(work: () => Promise<unknown>, restMs: number): Coalesced {
  let state: 'idle' | 'busy' | 'again' | 'stopped' = 'idle'
  let rest: ReturnType<typeof setTimeout>

  const run = () => {
    if (state === 'busy') state = 'again'
    if (state !== 'idle') return
    state = 'busy'
    work()
      // What failed is read again at the next change or beat.
      .catch(() => undefined)
      .finally(() => {
        rest = setTimeout(() => {
          const again = state === 'again'
          if (state !== 'stopped') state = 'idle'
          if (again) run()
        }, restMs)
      })
  }
  const stop = () => {
    state = 'stopped'
    clearTimeout(rest)
  }
  return { run, stop }
}

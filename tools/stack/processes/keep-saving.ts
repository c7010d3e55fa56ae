/**
 * Saves again and again, one at a time, and once more at the end.
 * @param every milliseconds between two saves
 * @returns call it to stop; resolves after the last save
 */
export function keepSaving(save: () => Promise<void>, every: number): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  // A failed save leaves the one before it in place, and the next follows soon.
  const saveNow = () => (last = last.then(save).catch(() => undefined))
  const next = () => {
    timer = setTimeout(() => void saveNow().then(() => timer && next()), every)
    timer.unref()
  }
  next()
  return () => {
    clearTimeout(timer)
    timer = undefined
    return saveNow()
  }
}

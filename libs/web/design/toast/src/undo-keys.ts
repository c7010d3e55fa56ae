/** What waits for Ctrl and Z; the newest is last. */
let waiting: readonly Waiting[] = []

interface Waiting {
  undo: () => void
  /** False once its time is over: the keys are then no longer for it. */
  isOffered: () => boolean
}

/** Calls `undo` at the next Ctrl and Z (on a Mac, Command and Z) outside a field. Returns how it is forgotten. */
export function onUndoKeys(one: Waiting): () => void {
  if (waiting.length === 0) window.addEventListener('keydown', handleKeys)
  waiting = [...waiting, one]
  return () => keep((other) => other !== one)
}

function keep(isKept: (one: Waiting) => boolean): void {
  waiting = waiting.filter(isKept)
  if (waiting.length === 0) window.removeEventListener('keydown', handleKeys)
}

function handleKeys(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return
  // In a field these keys take back what was typed.
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return
  keep(({ isOffered }) => isOffered())
  const newest = waiting.at(-1)
  if (!newest) return
  event.preventDefault()
  newest.undo()
}

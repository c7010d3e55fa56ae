/**
 * Whether every text in it, keys too, is one PostgreSQL can hold: no NUL and no half of a character.
 * It counts through rather than down, so that nothing nests too deep for it.
 */
export function isStorable(input: unknown): boolean {
  const waiting: unknown[] = [input]
  // The list grows while it is read.
  for (const value of waiting) {
    if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value))) return false
    if (typeof value === 'object' && value !== null)
      for (const [key, held] of Object.entries(value)) waiting.push(key, held)
  }
  return true
}

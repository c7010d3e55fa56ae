/**
 * Whether PostgreSQL can store every text in it, keys too: no NUL and no lone surrogate.
 * A loop instead of recursion, so that deep nesting cannot overflow the stack.
 */
export function isStorable(input: unknown): boolean {
  const waiting: unknown[] = [input]
  // The list grows while it is read.
  for (const value of waiting) {
    if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value))) return false
    if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) waiting.push(key, child)
  }
  return true
}

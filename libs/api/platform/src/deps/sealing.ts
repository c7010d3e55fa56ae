export { createSealer, type Sealer } from '@s4/db'

/** A sealed number for display: one star for each hidden digit, then the tail. */
export const mask = (tail: string | null, length: number): string | null =>
  tail === null ? null : tail.padStart(length, '*')

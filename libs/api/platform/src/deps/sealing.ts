export { sealing, type Sealing } from '@s4/db'

/** What a screen shows of a sealed number: as many stars as are hidden, then the tail. */
export const mask = (tail: string | null, length: number): string | null =>
  tail === null ? null : tail.padStart(length, '*')

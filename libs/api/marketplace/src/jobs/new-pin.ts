import { randomInt } from 'node:crypto'

/** A PIN for a job that nobody has given one. */
export const newPin = (): string => String(randomInt(10_000)).padStart(4, '0')

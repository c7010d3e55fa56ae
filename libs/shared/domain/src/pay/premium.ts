import { divideHalfUp } from './money'

/** More than the base rate, for the minutes that a band covers. */
export interface Premium {
  unit: 'percent' | 'pencePerHour'
  extra: number
}

/** Pence per hour with the premium. A percentage is rounded half up to the penny here, so that lines multiply. */
export const rateWith = (base: number, { unit, extra }: Premium): number =>
  base + (unit === 'percent' ? divideHalfUp(base * extra, 100) : extra)

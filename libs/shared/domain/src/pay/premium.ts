import { divideHalfUp } from './money'
import type { Premium } from './pay-terms'

/** Pence per hour with the premium. A percentage is rounded half up to the penny here, so that lines multiply. */
export const rateWith = (base: number, { unit, extra }: Premium): number =>
  base + (unit === 'percent' ? divideHalfUp(base * extra, 100) : extra)

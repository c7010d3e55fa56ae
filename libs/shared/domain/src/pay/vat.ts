import { divideHalfUp } from './money'

/** The standard rate (UK-RULES 7). */
export const VAT_PERCENT = 20

/** VAT in pence on an amount without it, rounded half up once. */
export const vatOn = (net: number): number => divideHalfUp(net * VAT_PERCENT, 100)

/** The VAT inside an amount that includes it. */
export const vatWithin = (gross: number): number => divideHalfUp(gross * VAT_PERCENT, 100 + VAT_PERCENT)

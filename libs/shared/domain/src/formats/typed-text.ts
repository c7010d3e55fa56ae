const SEPARATORS = /[\s\-\u2010-\u2015\u2212]/g

/** Typed text without spaces, hyphens and dashes, in upper case: how every reference is read before it is judged. */
export const compact = (text: string): string => text.replace(SEPARATORS, '').toUpperCase()

/** `grouped('123456', 2, '-')` is `12-34-56`. */
export const grouped = (text: string, size: number, separator: string): string =>
  (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator)

export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, position) => sum + weight * Number(digits[position] ?? 0), 0)

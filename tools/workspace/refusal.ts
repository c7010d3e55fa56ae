/** An expected failure: its message is one plain sentence and what to do, printed without a stack. */
export const refusal = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { name: 'Refusal' })

/** A refusal that trying again does not change, such as a setting that is wrong. */
export const lastingRefusal = (message: string): Error => Object.assign(refusal(message), { isLasting: true })

export const isLasting = (error: unknown): error is Error => isRefusal(error) && 'isLasting' in error

export const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === 'Refusal'

/** The `code` of a system error such as EACCES; undefined for anything else. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

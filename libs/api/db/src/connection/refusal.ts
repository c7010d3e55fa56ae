/** An expected failure at start: its message says what is wrong and what to do, and is printed without a stack. */
export const refusal = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { name: 'Refusal' })

export const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === 'Refusal'

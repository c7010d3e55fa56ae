/** An expected failure of a start: its message is one plain sentence and what to do, printed without a stack. */
export const refusal = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { name: 'Refusal' })

export const isRefusal = (error: unknown): error is Error => error instanceof Error && error.name === 'Refusal'

const ANSWER_MS = 5 * 60_000

/** When a check call that nobody answered is missed (docs/product.md#check-calls). */
export const missAt = (dueAt: Date): Date => new Date(dueAt.getTime() + ANSWER_MS)

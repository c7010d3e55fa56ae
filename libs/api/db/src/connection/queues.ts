/** Starts a sweep for due work (docs/product.md#due-work). */
export const RUN_DUE = 'run-due'

export const queues = [RUN_DUE] as const

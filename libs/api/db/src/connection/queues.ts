/** The queue's one job: wake the sweep that looks for what is due (docs/product.md#due-work). */
export const RUN_DUE = 'run-due'

export const queues = [RUN_DUE] as const

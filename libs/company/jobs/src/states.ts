/** The states to filter by, in the order of a job's lifecycle. */
export const states = ['draft', 'open', 'filled', 'inProgress', 'completed', 'expired', 'closed', 'cancelled'] as const

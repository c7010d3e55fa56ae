/** What the list can be narrowed to, in the order of a job's life. */
export const states = ['draft', 'open', 'filled', 'inProgress', 'completed', 'expired', 'closed', 'cancelled'] as const

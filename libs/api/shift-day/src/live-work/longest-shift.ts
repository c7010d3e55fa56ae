/** SQL: the database takes no longer shift, so that what is on at an instant began at most so long before. */
export const LONGEST_SHIFT = `interval '16 hours'`

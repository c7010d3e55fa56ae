/** Chosen in place of a weekday. */
export const ONE_DATE = 'date'

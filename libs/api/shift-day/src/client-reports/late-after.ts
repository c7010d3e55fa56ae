/** Who books on within these minutes of the start is on time, as statistics count it. */
export const LATE_AFTER_MINUTES = 10

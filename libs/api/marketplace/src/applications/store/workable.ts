import { clashesWithWork } from '@s4/api-platform/agreed-work'

/** True in SQL for a shift not over at `$2` that does not clash with the work of the seeker `$1`. */
export const WORKABLE = `shift.cancelled_at is null and shift.ends_at > $2
  and not ${clashesWithWork('$1')}`

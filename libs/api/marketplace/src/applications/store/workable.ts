import { liveAssignment } from '@s4/api-platform/agreed-work'

/** True in SQL for a shift not over at `$2` that does not overlap the agreed work of the seeker `$1`. */
export const WORKABLE = `shift.cancelled_at is null and shift.ends_at > $2 and not exists (
  select 1 from assignment mine where mine.seeker_id = $1 and ${liveAssignment('mine')}
    and tstzrange(mine.starts_at, mine.ends_at, '[)') && tstzrange(shift.starts_at, shift.ends_at))`

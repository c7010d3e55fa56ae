import { liveAssignment } from './live-assignment'

/**
 * SQL: true for agreed work that holds the worker's time, because nobody booked them off yet; the condition of
 * `no_overlapping_work` (docs/product.md#what-the-database-refuses).
 */
export const holdsTime = (name = 'assignment') => `${name}.status in ('assigned', 'inProgress')`

/** SQL: true when other work holds the time of `shift`, or the seeker has or had a place on it. */
export const clashesWithWork = (seeker: string) => `(exists (select from assignment mine
    where mine.seeker_id = ${seeker} and ${holdsTime('mine')}
      and tstzrange(mine.starts_at, mine.ends_at, '[)') && tstzrange(shift.starts_at, shift.ends_at))
  or exists (select from assignment mine
    where mine.seeker_id = ${seeker} and mine.shift_id = shift.id and ${liveAssignment('mine')}))`

/** SQL: of the place that the seeker has or had on `shift`, whether it was booked off; null without one. */
export const isOwnShiftOver = (seeker: string) => `(select not ${holdsTime('mine')} from assignment mine
  where mine.seeker_id = ${seeker} and mine.shift_id = shift.id and ${liveAssignment('mine')})`

/** The database takes no longer shift. */
const LONGEST_SHIFT = `interval '16 hours'`

/**
 * SQL: the planned end of work, or when it was booked off, also after that. Nobody works longer than the longest shift:
 * a book-off after more was forgotten (docs/product.md#what-the-database-refuses).
 */
export const workedUntil = (name = 'assignment') => `(case when ${holdsTime(name)} then ${name}.ends_at
  else greatest(${name}.starts_at, least(${name}.starts_at + ${LONGEST_SHIFT}, coalesce(
    (select booked_off_at from attendance where attendance.assignment_id = ${name}.id), ${name}.ends_at))) end)`

/** SQL: the same without what was worked after the planned end. */
export const workEnd = (name = 'assignment') => `(case when ${holdsTime(name)} then ${name}.ends_at
  else greatest(${name}.starts_at, least(${name}.ends_at,
    (select booked_off_at from attendance where attendance.assignment_id = ${name}.id))) end)`

/** True in SQL for agreed work that stands; `name` is what the query calls the table `assignment`. */
export const liveAssignment = (name = 'assignment') => `${name}.status not in ('cancelled', 'noShow')`

/** In SQL, how many places of `shift` are taken. */
export const PLACES_TAKEN = `(select count(*)::int from assignment where assignment.shift_id = shift.id and ${liveAssignment()})`

/** SQL: true for agreed work that is not cancelled; `name` is the alias of the table `assignment`. */
export const liveAssignment = (name = 'assignment') => `${name}.status not in ('cancelled', 'noShow')`

/** SQL: the number of taken places of `shift`. */
export const PLACES_TAKEN = `(select count(*)::int from assignment
  where assignment.shift_id = shift.id and ${liveAssignment()})`

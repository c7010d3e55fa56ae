/** A list of the staff's console shows as many at most; those after them move up as these are dealt with. */
export const STAFF_LIST_LENGTH = 200

export const MAX_PICTURES_IN_MESSAGE = 4
export const MAX_MESSAGE_LENGTH = 4000
/** Of one company; and the people that one of them reaches. */
export const MAX_BROADCASTS_PER_HOUR = 10
export const MAX_BROADCAST_PEOPLE = 500

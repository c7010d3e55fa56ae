export { liveAssignment, PLACES_TAKEN } from './live-assignment'
export { clashesWithWork, holdsTime, isOwnShiftOver, workedUntil, workEnd } from './time-of-work'
export { IS_ABOUT_PHONE_IN_SECRET, isPhoneInSecret } from './phone-in-secret'

export { liveAssignment, PLACES_TAKEN } from './live-assignment'
export { IS_ABOUT_PHONE_IN_SECRET, isPhoneInSecret } from './phone-in-secret'

export { liveAssignment, PLACES_TAKEN } from './live-assignment'
export { isPhoneInSecret } from './phone-in-secret'

export { liveAssignment, PLACES_TAKEN } from './live-assignment'

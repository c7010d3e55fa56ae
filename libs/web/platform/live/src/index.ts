export { followChanges } from './follow-changes'
export { inTurns } from './in-turns'

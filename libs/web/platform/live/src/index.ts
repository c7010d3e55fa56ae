export { followChanges } from './follow-changes'

export { referencesHandlers } from './references-handlers'
export { closeUnansweredReferences, remindReferees, removeOldReferences } from './remind-referees'

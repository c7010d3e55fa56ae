export { applicationHandlers } from './application-handlers'
export { rejectApplicants } from './reject-applicants'
export { eraseApplicationNotes, withdrawEvery } from './store/application-store'

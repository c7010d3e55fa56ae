export { agreeAgain } from './agree-again'
export { assignmentHandlers } from './assignment-handlers'
export { assignmentDetails, assignmentRepository, listStatuses, type LockedAssignment } from './assignment-repository'
export { ASSIGNMENT_COLUMNS, assignmentOf, type AssignmentRow, FROM_ASSIGNMENT } from './assignment-row'

export { agreeAgain } from './agree-again'
export { assignmentHandlers } from './assignment-handlers'
export { assignmentDetails, assignmentRepository, listStatuses, type LockedAssignment } from './assignment-repository'
export {
  ASSIGNMENT_COLUMNS,
  PHONE_IN_SECRET,
  toAssignment,
  type AssignmentRow,
  FROM_ASSIGNMENT,
  TO_ANSWER,
  TO_CONFIRM,
} from './assignment-row'
export { moveWork } from './move-work'

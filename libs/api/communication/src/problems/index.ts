export { openHoursProblem, settleHoursProblem } from './hours-problem'
export { closeResolved } from './close-resolved'
export { escalateProblems } from './escalate-problems'
export { problemHandlers } from './problem-handlers'

export { openHoursProblem, settleHoursProblem } from './hours-problem'
export { closeResolved, escalateProblems } from './mind-problems'
export { problemHandlers } from './problem-handlers'

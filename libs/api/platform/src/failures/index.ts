export { noteReader } from './reader-side'
export { inputProblem, reportProblem, sendProblem } from './report-problems'

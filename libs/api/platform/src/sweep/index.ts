export type { DueWork } from './due'
export { eachDue } from './each-due'
export { dueInBatches } from './due-in-batches'

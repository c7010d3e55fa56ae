export type { DueWork } from './due'
export { eachDue } from './each-due'

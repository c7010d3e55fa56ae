export { patrolHandlers } from './patrol-handlers'
export { missPatrols } from './miss-patrols'
export { planPatrols } from './plan-patrols'

export { completedWorkHandlers } from './completed-work-handlers'

export { completedWorkRoutes } from './completed-work-routes'

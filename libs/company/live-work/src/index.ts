export { liveWorkRoutes } from './live-work-routes'

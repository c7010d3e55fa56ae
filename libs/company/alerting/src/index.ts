export { alertingRoutes } from './alerting-routes'

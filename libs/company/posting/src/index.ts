export { postingRoutes } from './posting-routes'

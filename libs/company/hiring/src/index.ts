export { hiringRoutes } from './hiring-routes'
